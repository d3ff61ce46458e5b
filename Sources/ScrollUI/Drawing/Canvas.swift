import Engine
import Graphics

/// A rectangle that a closure draws in.
///
/// What is drawn is clipped to the rectangle. The closure runs when the canvas is made anew, changes its size, or a value that it reads
/// changes; it must not change state.
public struct Canvas<Symbols: View> {
  let symbols: Symbols
  let renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  /// A canvas that draws views too: those of `symbols`, which the drawing finds by their tags.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) {
      EmptyView()
    }
  }
}

extension Canvas: View, ContainerView {
  public typealias Body = Never

  var content: Symbols { symbols }

  func makeNode(_ environment: EnvironmentValues) -> CanvasNode { CanvasNode(drawing(in: environment)) }

  func updateNode(_ node: CanvasNode, _ environment: EnvironmentValues) { node.draw = drawing(in: environment) }

  private func drawing(in environment: EnvironmentValues) -> @MainActor (CanvasNode, inout PaintContext) -> Void {
    let (renderer, environment) = (UncheckedTransfer(renderer), UncheckedTransfer(environment))
    let isOpaque = isOpaque
    let texts = GraphicsTextCache()
    return { node, paint in
      texts.begin()
      if isOpaque { paint.fill(node.bounds, color: .black) }
      let recorder = GraphicsRecorder(node: node, environment: environment, texts: texts)
      var context = GraphicsContext(recorder: recorder, state: GraphicsState(bounds: recorder.bounds))
      recorder.recording(into: &paint) { renderer.value(&context, recorder.bounds.size) }
    }
  }
}
