import Geometry

/// Wants to know of presses with the mouse's right button.
package final class SecondaryPressNode: UnaryNode, PointerCapturing {
  /// Called with the point of the window.
  package var pressed: (CGPoint) -> Void = { _ in }
  package var isEnabled = true

  /// The number of the right button.
  private static let secondaryButton = 3

  package override init() { super.init() }

  func pointerDown(at point: CGPoint, button: Int, modifiers: KeyStroke.Modifiers, time: Double) -> Bool {
    guard isEnabled, button == Self.secondaryButton else { return false }
    pressed(point)
    return true
  }

  func pointerMoved(to point: CGPoint, time: Double) {}
  func pointerUp(time: Double) {}
  func tapped(at point: CGPoint) {}
}
