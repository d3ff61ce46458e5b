import Geometry

/// A press of the mouse's right button that has opened a menu, and may go on to a row of it.
struct MenuPress {
  /// In window points.
  let origin: CGPoint
  /// Whether the pointer has left the place of the press: a click that trembles leaves the menu open.
  private(set) var hasMoved = false

  init(origin: CGPoint) { self.origin = origin }

  mutating func move(to point: CGPoint) {
    if origin.distance(to: point) > GestureMetrics.tapSlop { hasMoved = true }
  }
}

/// Wants to know of presses with the mouse's right button.
package final class SecondaryPressNode: UnaryNode, PointerCapturing {
  /// Called with the point of the window.
  package var pressed: (CGPoint) -> Void = { _ in }
  /// Called when the button is up, with whether the pointer is where the button went down.
  package var released: (_ isAtOrigin: Bool) -> Void = { _ in }
  package var isEnabled = true

  private var press: MenuPress?

  /// The number of the right button.
  private static let secondaryButton = 3

  package override init() { super.init() }

  func pointerDown(at point: CGPoint, button: Int, modifiers: Modifiers, time: Double) -> Bool {
    guard isEnabled, button == Self.secondaryButton else { return false }
    press = MenuPress(origin: point)
    pressed(point)
    return true
  }

  func pointerMoved(to point: CGPoint, time: Double) { press?.move(to: point) }

  func pointerUp(isCancelled: Bool, time: Double) {
    if let press, !isCancelled { released(!press.hasMoved) }
    press = nil
  }

  func tapped(at point: CGPoint) {}
}
