import Engine

/// Makes a view the source of drags.
struct DragSourceModifier<Payload> {
  /// Called when a drag begins.
  let payload: () -> Payload
  /// Makes the items of a payload.
  let items: @MainActor (Payload) -> [DragItem]
  /// The preview; nil for the drawing of the view.
  let preview: (() -> AnyView)?
  /// Shows the preview for the drag of a node; nil without a preview.
  let show: (@MainActor (AnyView, ViewGraph, EnvironmentValues) -> any DragPreview)?
}

extension DragSourceModifier {
  init(_ payload: @escaping () -> Payload, items: @escaping @MainActor (Payload) -> [DragItem]) {
    self.init(payload: payload, items: items, preview: nil, show: nil)
  }
}

extension DragSourceModifier: NodeModifier {
  static var name: String { "DragSourceModifier" }

  func makeNode(_ environment: EnvironmentValues) -> GestureNode {
    updated(GestureNode(detector: DragLiftDetector(), precedence: .normal), environment)
  }

  func updateNode(_ node: GestureNode, _ environment: EnvironmentValues) {
    node.isEnabled = environment.isEnabled
  }

  func connect(_ node: GestureNode, to graph: ViewGraph, _ environment: EnvironmentValues) {
    let reducesMotion = environment.accessibilityReduceMotion
    unsafeDowncast(node.detector, to: DragLiftDetector.self).lift = { [weak node, weak graph] point in
      guard let node, let graph else { return nil }
      let items = items(payload())
      guard !items.isEmpty else { return nil }
      return DragCoordinator.Lift(
        source: node, items: items, preview: dragPreview(of: node, at: point, graph, environment),
        suggested: environment.dragConfiguration.suggested,
        suggestedOutside: environment.dragConfiguration.suggestedOutside, reducesMotion: reducesMotion)
    }
  }

  @MainActor private func dragPreview(
    of node: RenderNode, at point: CGPoint, _ graph: ViewGraph, _ environment: EnvironmentValues
  ) -> any DragPreview {
    guard let preview, let show else { return RecordedDragPreview(of: node, at: point) }
    return show(preview(), graph, environment)
  }
}

nonisolated extension View {
  /// Makes this view the source of drags of a value.
  ///
  /// The mouse lifts the view after 8 points, and a finger after a rest of half a second. `payload` is evaluated when a drag begins. A drawing
  /// of the view follows the pointer. The Escape key and another button of the mouse cancel the drag.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragSourceModifier(payload) { [.transfer($0)] })
  }

  /// Makes this view the source of drags of an item. `data` is called when a drag begins.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSourceModifier(data) { [$0.item] })
  }
}
