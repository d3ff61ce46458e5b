import Engine

/// A view whose content a closure draws. Drawing is clipped to the view's bounds.
///
/// The closure runs when the enclosing body creates the canvas, and when its size changes. It must not change state.
/// State that only the closure reads does not cause a new drawing: read it in the body.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
/// }
/// ```
public struct Canvas<Symbols: View> {
  let symbols: Symbols
  let renderer: (inout GraphicsContext, CGSize) -> Void
  /// True to fill the background with black before drawing.
  public var isOpaque: Bool
  /// The color space of blending; no effect, see `ColorRenderingMode`.
  public var colorMode: ColorRenderingMode
  /// No effect: the closure runs on the main thread when the frame is painted.
  public var rendersAsynchronously: Bool

  /// Creates a canvas that can also draw views.
  ///
  /// - Parameters:
  ///   - opaque: True to fill the background with black before drawing.
  ///   - colorMode: Has no effect: drawing is in sRGB, on the main thread.
  ///   - rendersAsynchronously: Has no effect: drawing is in sRGB, on the main thread.
  ///   - renderer: Draws the content into a context of the given size.
  ///   - symbols: The views, which `renderer` finds by their tags with `resolveSymbol(id:)`; no views by default.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols = { EmptyView() }
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas: View, ContainerView {
  var content: Symbols { symbols }

  func makeNode(_ environment: EnvironmentValues) -> CanvasNode { CanvasNode(drawing(in: environment)) }

  func updateNode(_ node: CanvasNode, _ environment: EnvironmentValues) { node.draw = drawing(in: environment) }

  private func drawing(in environment: EnvironmentValues) -> @MainActor (CanvasNode, inout PaintContext) -> Void {
    let (renderer, environment) = (UncheckedTransfer(renderer), UncheckedTransfer(environment))
    let isOpaque = isOpaque
    let texts = GraphicsTextCache()
    return { node, paint in
      texts.begin()
      paint.draw(isolatedIn: node.bounds) { paint in
        let recorder = GraphicsRecorder(node: node, environment: environment, texts: texts)
        if isOpaque { paint.fill(node.bounds, color: .black) }
        var context = GraphicsContext(recorder: recorder, state: GraphicsState(bounds: recorder.bounds))
        recorder.recording(into: &paint) { renderer.value(&context, recorder.bounds.size) }
        return recorder.isIsolated
      }
    }
  }
}
