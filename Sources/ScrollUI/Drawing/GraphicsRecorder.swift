import Engine
import Graphics

/// Where the graphics contexts of one drawing record to. It lives on the main actor, as drawing does, and does not ask the closures that
/// draw to say so.
final class GraphicsRecorder: @unchecked Sendable {
  let node: CanvasNode
  let environment: EnvironmentValues
  /// The rectangle that can be drawn in.
  let bounds: CGRect
  private var context = PaintContext(list: DisplayList(size: .zero))
  let texts: GraphicsTextCache

  @MainActor init(node: CanvasNode, environment: UncheckedTransfer<EnvironmentValues>, texts: GraphicsTextCache) {
    self.node = node
    self.environment = environment.value
    self.texts = texts
    bounds = node.bounds
  }

  /// Runs `body`, during which drawing goes to `context`.
  func recording(into context: inout PaintContext, _ body: () -> Void) {
    swap(&self.context, &context)
    body()
    swap(&self.context, &context)
  }

  /// Draws in `area` of the canvas under what a context says.
  func draw(_ state: GraphicsState, in area: CGRect, _ body: (inout PaintContext) -> Void) {
    // Taken out, since what is drawn may draw in turn.
    var target = PaintContext(list: DisplayList(size: .zero))
    swap(&target, &context)
    state.apply(to: &target, area: area, body)
    swap(&target, &context)
  }
}

/// What a graphics context has been told.
struct GraphicsState {
  /// A shape that cuts off what is drawn, in the canvas's coordinates.
  enum Clip {
    case path(VectorPath, VectorPath.Rule)
    case mask(Recording, isInverse: Bool)
  }

  var transform = CGAffineTransform.identity
  var opacity = 1.0
  var blendMode = BlendMode.normal
  var clips: [Clip] = []
  /// In the order in which they were added: the last one is the first to be applied.
  var filters: [LayerEffect] = []
  /// The rectangle that clips leave.
  var clipBounds: CGRect

  init(bounds: CGRect) { clipBounds = bounds }

  /// Calls `draw` with a context that opacity, blending, clips and filters hold for. `area` is what it draws in, in the canvas's
  /// coordinates.
  func apply(to context: inout PaintContext, area: CGRect, _ draw: (inout PaintContext) -> Void) {
    guard opacity > 0, !area.isNull else { return }
    if blendMode != .normal {
      var effect = LayerEffect.blend(blendMode.layerMode)
      effect.opacity = opacity
      return context.withLayer(effect, bounds: reach(of: area)) { clipped(clips[...], &$0, area, draw) }
    }
    let outer = context.opacity
    context.opacity *= opacity
    clipped(clips[...], &context, area, draw)
    context.opacity = outer
  }

  /// Applies clips from the first one on, and then the filters.
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
    let rest = filters.dropFirst()
    let inside = rest.reversed().reduce(area) { $1.transform.isIdentity ? $1.reach(of: $0) : $0 }
    context.withLayer(filter, bounds: inside) { filtered(rest, &$0, area, draw) }
  }

  /// The rectangle that drawing in `area` may mark.
  private func reach(of area: CGRect) -> CGRect { filters.reversed().reduce(area) { $1.reach(of: $0) } }
}

/// Text that a canvas has set: a drawing that says the same again finds it here.
@MainActor final class GraphicsTextCache {
  private struct Key: Hashable {
    let spans: [TextSpan]
    let style: TextParagraphStyle
    let width: CGFloat?
    let height: CGFloat?
  }

  private var current: [Key: TextLayout] = [:]
  private var previous: [Key: TextLayout] = [:]

  /// Starts a drawing: what neither this one nor the one before has asked for is forgotten.
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
