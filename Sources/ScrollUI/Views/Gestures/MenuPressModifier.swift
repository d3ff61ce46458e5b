import Engine

/// Opens a menu on a mouse press on its button, and finishes the selection on release.
struct MenuPressModifier: NodeModifier {
  let pressed: @MainActor () -> Void
  let released: @MainActor (_ isInside: Bool) -> Void

  func makeNode(_ environment: EnvironmentValues) -> GestureNode {
    updated(GestureNode(detector: MenuPressDetector(), precedence: .high, fillsBounds: true), environment)
  }

  func updateNode(_ node: GestureNode, _ environment: EnvironmentValues) {
    let detector = unsafeDowncast(node.detector, to: MenuPressDetector.self)
    detector.pressed = pressed
    detector.released = released
    node.isEnabled = environment.isEnabled
  }
}
