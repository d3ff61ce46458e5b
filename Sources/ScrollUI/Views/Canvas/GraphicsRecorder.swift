import Engine

/// The target of all graphics contexts of a drawing. It is used on the main actor only; it is not isolated to it,
/// because the closures that draw are not.
final class GraphicsRecorder: @unchecked Sendable {
  /// The canvas, which has the views that can be drawn; nil for an image.
  let node: CanvasNode?
  let environment: EnvironmentValues
  /// The bounds of the canvas or the image.
  let bounds: CGRect
  private var context = PaintContext(list: DisplayList(size: .zero))
  let texts: GraphicsTextCache
  /// True if a blend mode was set that needs a layer of the canvas's own.
  var isIsolated = false

  @MainActor init(node: CanvasNode, environment: UncheckedTransfer<EnvironmentValues>, texts: GraphicsTextCache) {
    self.node = node
    self.environment = environment.value
    self.texts = texts
    bounds = node.bounds
  }

  @MainActor init(bounds: CGRect, environment: UncheckedTransfer<EnvironmentValues>, texts: GraphicsTextCache) {
    node = nil
    self.environment = environment.value
    self.texts = texts
    self.bounds = bounds
  }

  /// Runs `body` with `context` as the target of drawing.
  func recording(into context: inout PaintContext, _ body: () -> Void) {
    swap(&self.context, &context)
    body()
    swap(&self.context, &context)
  }

  /// Draws in `area` of the canvas with the opacity, blend mode, clips and filters of `state`. `isWhole` is true for a layer of the whole canvas.
  func draw(_ state: GraphicsState, in area: CGRect, isWhole: Bool = false, _ body: (inout PaintContext) -> Void) {
    // Moved out of the property, because `body` may draw recursively.
    var target = PaintContext(list: DisplayList(size: .zero))
    swap(&target, &context)
    state.apply(to: &target, area: area, isWhole: isWhole, body)
    swap(&target, &context)
  }
}

/// The state of a graphics context.
struct GraphicsState {
  /// A clip in the coordinates of the canvas.
  enum Clip {
    case path(VectorPath, VectorPath.Rule)
    case mask(Recording, isInverse: Bool)
  }

  var transform = CGAffineTransform.identity
  var opacity = 1.0
  var blendMode = GraphicsContext.BlendMode.normal
  var clips: [Clip] = []
  /// The filters in the order of their addition. The last is applied first.
  var filters: [LayerEffect] = []
  /// The bounds that the clips leave.
  var clipBounds: CGRect

  init(bounds: CGRect) { clipBounds = bounds }

  /// Calls `draw` with a context that applies opacity, blend mode, clips and filters. `area` bounds the drawing, in the
  /// coordinates of the canvas.
  func apply(to context: inout PaintContext, area: CGRect, isWhole: Bool, _ draw: (inout PaintContext) -> Void) {
    guard opacity > 0, !area.isNull else { return }
    if blendMode != .normal {
      guard let mode = blendMode.layerMode(isWhole: isWhole) else { return }
      var effect = LayerEffect.blend(mode)
      effect.opacity = opacity
      return context.withLayer(effect, bounds: reach(of: area)) { clipped(clips[...], &$0, area, draw) }
    }
    let outer = context.opacity
    context.opacity *= opacity
    clipped(clips[...], &context, area, draw)
    context.opacity = outer
  }

  /// Applies the clips, from the first on, and then the filters.
  private func clipped(
    _ clips: ArraySlice<Clip>, _ context: inout PaintContext, _ area: CGRect, _ draw: (inout PaintContext) -> Void
  ) {
    guard let clip = clips.first else { return filtered(filters[...], &context, area, draw) }
    let effect: LayerEffect
    switch clip {
    case .path(let path, let rule): effect = .clip(path, rule: rule)
    case .mask(let picture, let isInverse): effect = .mask(picture, isInverse: isInverse)
    }
    context.withLayer(effect, bounds: reach(of: area)) { clipped(clips.dropFirst(), &$0, area, draw) }
  }

  private func filtered(
    _ filters: ArraySlice<LayerEffect>, _ context: inout PaintContext, _ area: CGRect,
    _ draw: (inout PaintContext) -> Void
  ) {
    guard let filter = filters.first else { return draw(&context) }
    let remainder = filters.dropFirst()
    let inside = remainder.reversed().reduce(area) { $1.drawnBounds(of: $1.reach(of: $0)) }
    context.withLayer(filter, bounds: inside) { filtered(remainder, &$0, area, draw) }
  }

  /// The bounds that drawing in `area` may affect.
  private func reach(of area: CGRect) -> CGRect {
    filters.reversed().reduce(area) { $1.drawnBounds(of: $1.reach(of: $0)) }
  }
}

/// The text layouts of a canvas, reused if the next drawing needs the same.
@MainActor final class GraphicsTextCache {
  private struct Key: Hashable {
    let spans: [TextSpan]
    let style: TextParagraphStyle
    let width: CGFloat?
    let height: CGFloat?
  }

  private var current: [Key: TextLayout] = [:]
  private var previous: [Key: TextLayout] = [:]

  /// Starts a drawing. Layouts that neither this drawing nor its predecessor uses are released.
  func begin() {
    previous = current
    current = [:]
  }

  func layout(
    _ spans: [TextSpan], _ style: TextParagraphStyle, width: CGFloat?, height: CGFloat?, _ engine: any TextEngine
  ) -> TextLayout {
    let key = Key(spans: spans, style: style, width: width, height: height)
    let layout =
      current[key] ?? previous[key]
      ?? TextTypesetter(spans: spans, style: style, engine: engine).scaledLayout(width: width, height: height).layout
    current[key] = layout
    return layout
  }
}
