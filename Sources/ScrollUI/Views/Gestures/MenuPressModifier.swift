import Engine

/// Opens a menu with the mouse's press on its button, and ends the choice with the release.
struct MenuPressModifier {
  let pressed: @MainActor () -> Void
  let released: @MainActor (_ isInside: Bool) -> Void

  init(pressed: @escaping @MainActor () -> Void, released: @escaping @MainActor (_ isInside: Bool) -> Void) {
    self.pressed = pressed
    self.released = released
  }
}

extension MenuPressModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> GestureNode {
    let node = GestureNode(detector: MenuPressDetector(), precedence: .high, fillsBounds: true)
    updateNode(node, environment)
    return node
  }

  func updateNode(_ node: GestureNode, _ environment: EnvironmentValues) {
    let detector = unsafeDowncast(node.detector, to: MenuPressDetector.self)
    detector.pressed = pressed
    detector.released = released
    node.isEnabled = environment.isEnabled
  }
}
