import Engine

/// Opens the menu of a row at a press of the mouse's right button beside a view with a context menu of its own.
struct ListRowMenu: NodeModifier {
  let controller: ListController

  func makeNode(_ environment: EnvironmentValues) -> GestureNode {
    updated(GestureNode(detector: SecondaryPressDetector(), precedence: .normal), environment)
  }

  func updateNode(_ node: GestureNode, _ environment: EnvironmentValues) {
    let detector = unsafeDowncast(node.detector, to: SecondaryPressDetector.self)
    detector.isOfRows = true
    detector.isAvailable = { [weak controller] in controller?.rows?.hasMenu(at: $0) == true }
    detector.pressed = { [weak controller] in controller?.rows?.openMenu(at: $0) }
    detector.released = { [weak controller] in controller?.rows?.releaseMenu(isAtOrigin: $0) }
    node.isEnabled = environment.isEnabled
  }
}

/// Equality by identity.
extension ListController: Equatable {
  nonisolated static func == (one: ListController, other: ListController) -> Bool { one === other }
}

extension EnvironmentValues {
  /// The controller of the enclosing list; nil outside of lists.
  @Entry var listController: ListController?
}
