/// A press of the mouse's right button, which opens a menu and may continue on a row of the menu. Claims the press.
package final class SecondaryPressDetector: PrimitiveDetector<Void> {
  /// Called when the button is pressed, with the point in window coordinates.
  package var pressed: (CGPoint) -> Void = { _ in }
  /// Called when the button is released, with true if the pointer has not moved away from the origin of the press.
  package var released: (_ isAtOrigin: Bool) -> Void = { _ in }

  /// Returns true if a press at a point in window coordinates opens a menu.
  package var isAvailable: (CGPoint) -> Bool = { _ in true }

  /// True if `pressed` opens the menu of the list row at the point. Such rows have their actions by name for assistive technologies.
  package var isOfRows = false

  private var menuPress: MenuPress?

  /// SDL's number of the right button.
  static let button = 3

  package override init() { super.init() }

  override func accepts(_ press: Press) -> Bool { false }

  override func claim(_ press: Press) -> Bool {
    guard press.source.button == Self.button, isAvailable(press.location) else { return false }
    menuPress = MenuPress(origin: press.location)
    ownPhase = .active(())
    pressed(press.location)
    return true
  }

  override func handle(_ event: PressEvent) {
    menuPress?.move(to: event.press.location)
    switch event.kind {
    case .began, .moved: break
    case .ended:
      ownPhase = .ended(())
      if let menuPress { released(!menuPress.hasMoved) }
    case .cancelled: ownPhase = .failed
    }
  }
}

/// A press of the mouse's right button that has opened a menu.
struct MenuPress {
  /// The point of the press, in window points.
  let origin: CGPoint
  /// True if the pointer has been further from `origin` than a tap allows. A click with a small movement keeps the menu
  /// open.
  private(set) var hasMoved = false

  mutating func move(to point: CGPoint) {
    if origin.distance(to: point) > GestureMetrics.tapSlop { hasMoved = true }
  }
}
