import Engine

/// A view that follows the pointer during a drag, as a popup of the window with its center at the pointer.
@MainActor final class DragPreviewPopup: DragPreview {
  private unowned let graph: ViewGraph
  private let environment: EnvironmentValues
  private let content: AnyView
  private var shown: PopupHandle?

  init(_ content: AnyView, in graph: ViewGraph, _ environment: EnvironmentValues) {
    self.graph = graph
    self.environment = environment
    self.content = content
  }

  func move(to point: CGPoint, in root: RootNode) {
    if let shown { return shown.placement = .centered(point) }
    shown = graph.popups.show(
      at: .centered(point), takesPresses: false, environment: environment, transition: .identity
    ) { content }
  }

  func hide(in root: RootNode) { end(in: root) }

  var picture: DragPicture? { (shown?.node).flatMap(DragPicture.init(centered:)) }

  func end(in root: RootNode) {
    shown?.hide()
    shown = nil
  }
}

extension DragSourceModifier {
  /// A source with a view as its preview.
  init(
    _ payload: @escaping () -> Payload, preview: @escaping () -> some View,
    items: @escaping @MainActor (Payload) -> [DragItem]
  ) {
    self.init(payload: payload, items: items, preview: { AnyView(preview()) }) { preview, graph, environment in
      DragPreviewPopup(preview, in: graph, environment)
    }
  }
}

nonisolated extension View {
  /// Makes this view the source of drags of a value, with a view that follows the pointer. `payload` and `preview` are evaluated when a drag
  /// begins.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
  ) -> some View {
    modifier(DragSourceModifier(payload, preview: preview) { [.transfer($0)] })
  }

  /// Makes this view the source of drags of an item, with a view that follows the pointer. `data` and `preview` are called when a drag begins.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
  ) -> some View {
    modifier(DragSourceModifier(data, preview: preview) { [$0.item] })
  }
}
