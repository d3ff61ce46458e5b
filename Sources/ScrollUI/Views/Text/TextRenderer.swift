import Engine

/// Draws `Text`s in place of their usual drawing, with the lines, runs and slices of a `Text.Layout`.
///
/// ```swift
/// struct Wave: TextRenderer {
///   var time: Double
///   var animatableData: Double {
///     get { time }
///     set { time = newValue }
///   }
///
///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///     for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
///       var copy = context
///       copy.translateBy(x: 0, y: 3 * sin(time + Double(index)))
///       copy.draw(slice)
///     }
///   }
/// }
/// ```
///
/// `animatableData` animate: the texts are drawn again in each frame, without layout.
public protocol TextRenderer: Animatable {
  /// Draws a text. The origin of `context` is the left top corner of the text. The method must not change state.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size of a text for a proposal. The default is the size of its lines.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The distances in points by which the drawing may exceed the bounds of the text. The default is 0.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the lines.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  /// No distance.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that `TextRenderer.sizeThatFits(proposal:text:)` measures.
public struct TextProxy {
  let standard: (ProposedViewSize) -> CGSize

  /// The size of the text without the renderer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { standard(proposal) }
}

/// A value that is attached to a part of a text by `Text.customAttribute(_:)`, for a `TextRenderer`.
public protocol TextAttribute {}

nonisolated extension Text {
  /// Attaches a value to the text, which a `TextRenderer` reads from runs and slices: `run[Emphasis.self]`.
  public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text {
    changed { piece in
      var values = piece.attributes?.values ?? [:]
      values[ObjectIdentifier(Attribute.self)] = UncheckedTransfer<Any>(value)
      piece.attributes = TextAttributes(values)
    }
  }
}

extension EnvironmentValues {
  /// The renderer of texts; nil for their usual drawing.
  @Entry var textRenderer: (any TextRenderer)?
}

nonisolated extension View {
  /// Draws the texts in this view with `renderer`. Changes of its `animatableData` animate.
  public func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

/// Sets `textRenderer` in the environment, in each frame of an animation of its data.
private struct TextRendererModifier<Renderer: TextRenderer>: AnimatableModifier {
  nonisolated(unsafe) var renderer: Renderer

  nonisolated init(renderer: Renderer) { self.renderer = renderer }

  nonisolated var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  func body(content: Content) -> some View { content.environment(\.textRenderer, renderer) }
}

/// Draws a text with a `TextRenderer`.
final class TextRendererDrawing: TextDrawing {
  private let renderer: any TextRenderer
  private let environment: EnvironmentValues
  private let texts: GraphicsTextCache
  private let slices: TextSliceCache

  /// Sets the drawing of a text to the `textRenderer` of the environment. The caches of the present drawing are kept.
  static func update(_ node: TextNode, in environment: EnvironmentValues) {
    let renderer = environment.textRenderer
    guard renderer != nil || node.drawing != nil else { return }
    let last = node.drawing as? TextRendererDrawing
    node.drawing = renderer.map { TextRendererDrawing($0, in: environment, after: last) }
  }

  /// The caches of `last`, the drawing until now, are kept.
  private init(_ renderer: any TextRenderer, in environment: EnvironmentValues, after last: TextRendererDrawing?) {
    self.renderer = renderer
    self.environment = environment
    texts = last?.texts ?? GraphicsTextCache()
    slices = last?.slices ?? TextSliceCache()
  }

  var padding: EdgeInsets { renderer.displayPadding }

  func size(for proposal: ProposedViewSize, standard: (ProposedViewSize) -> CGSize) -> CGSize {
    let size = withoutActuallyEscaping(standard) {
      renderer.sizeThatFits(proposal: proposal, text: TextProxy(standard: $0))
    }
    return CGSize(
      width: Limits.length(size.width, "the width of a text"),
      height: Limits.length(size.height, "the height of a text"))
  }

  func draw(_ layout: TextLayout, of node: TextNode, _ context: inout PaintContext) {
    texts.begin()
    slices.begin()
    let source = TextLayoutSource(layout, of: node, engine: environment.textEngine, slices: slices)
    let area = node.drawnArea
    context.draw(isolatedIn: area) { paint in
      let recorder = GraphicsRecorder(bounds: area, environment: UncheckedTransfer(environment), texts: texts)
      var graphics = GraphicsContext(recorder: recorder, state: GraphicsState(bounds: area))
      recorder.recording(into: &paint) { renderer.draw(layout: Text.Layout(source: source), in: &graphics) }
      return recorder.isIsolated
    }
  }
}
