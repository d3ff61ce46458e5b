import Engine
import Semantics

/// Reports the press of a control. If `repeats` is true, the action repeats while the press is held.
struct ControlPressModifier: NodeModifier {
  var repeats = false
  let pressChanged: (Bool) -> Void
  let action: @MainActor () -> Void
  /// The kind of the control for assistive technologies; nil for a button.
  var role: SemanticRole?

  func makeNode(_ environment: EnvironmentValues) -> GestureNode {
    updated(GestureNode(detector: ControlPressDetector(), precedence: .normal, fillsBounds: true), environment)
  }

  func updateNode(_ node: GestureNode, _ environment: EnvironmentValues) {
    let detector = unsafeDowncast(node.detector, to: ControlPressDetector.self)
    detector.repeats = repeats
    detector.pressChanged = pressChanged
    detector.action = action
    node.role = role
    detector.isSpringLoaded = environment.springLoadingBehavior == .enabled
    detector.blinksForDrags = !environment.accessibilityReduceMotion
    node.isEnabled = environment.isEnabled
  }
}
