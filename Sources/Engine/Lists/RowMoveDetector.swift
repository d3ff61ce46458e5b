/// A press that moves a row of a list.
///
/// - The mouse on the grip of the row: the press is claimed at once.
/// - The mouse on the row: the row rises after `mouseRestingTime`, and moves once the pointer has left `clickSlop`. Until then the press can
///   still become a click. In a list that the mouse does not scroll along the vertical axis, a vertical movement beyond
///   `GestureMetrics.tapSlop` moves the row without the rest.
/// - A finger on the row: the press belongs to the row after `restingTime`.
package final class RowMoveDetector: PrimitiveDetector<Void> {
  /// The duration in seconds for which a finger rests until it lifts the row, as in UIKit.
  static let restingTime = 0.5
  /// The duration in seconds for which the mouse rests until the row rises.
  static let mouseRestingTime = 0.4
  /// The distance in points within which a press of the mouse is a click.
  private static let clickSlop = 3.0

  package weak var interaction: RowInteraction?
  /// Called at a point of the window after a press of the mouse that has lifted a row and has not moved.
  package var clicked: (CGPoint, Modifiers) -> Void = { _, _ in }
  private var isMoving = false
  private var hasLeftStart = false
  /// True after `mouseRestingTime` without a movement beyond `clickSlop`.
  private var isRested = false

  package override init() { super.init() }

  override func accepts(_ press: Press) -> Bool {
    self.press == nil && (press.source.isFinger || press.source == .leftButton)
      && interaction?.canMoveRow(at: press.start, onGrip: false) == true
  }

  override func claim(_ press: Press) -> Bool {
    guard press.source == .leftButton, self.press == nil, interaction?.canMoveRow(at: press.start, onGrip: true) == true
    else { return false }
    self.press = press
    begin(at: press.location)
    ownPhase = .active(())
    return true
  }

  /// Lifts the row at a point of the window.
  private func begin(at point: CGPoint) {
    guard !isMoving else { return }
    isMoving = true
    hasLeftStart = false
    interaction?.beginMove(at: point)
  }

  override var hasLifted: Bool { isRested && status == .possible }

  override var endsOnEscape: Bool { isMoving }

  override var deadline: Double? {
    guard let press, status == .possible, !isRested else { return nil }
    if press.source.isFinger { return press.startTime + Self.restingTime }
    return hasLeftStart ? nil : press.startTime + Self.mouseRestingTime
  }

  override func tick(at time: Double) {
    guard let press, let deadline, time >= deadline else { return }
    if press.source.isFinger { ownPhase = .active(()) } else { isRested = true }
  }

  override func handle(_ event: PressEvent) {
    switch event.kind {
    case .began:
      guard press == nil, !event.press.hasCaughtMotion else { return ownPhase = .failed }
      press = event.press
    case .moved:
      guard event.press === press else { return }
      if event.press.distance > Self.clickSlop { hasLeftStart = true }
      if status == .possible { decide(event.press) }
    case .ended:
      guard event.press === press else { return }
      ownPhase = status == .active ? .ended(()) : .failed
    case .cancelled: if event.press === press { ownPhase = .failed }
    }
  }

  /// Decides about a press that has moved.
  private func decide(_ press: Press) {
    if isRested {
      if hasLeftStart { ownPhase = .active(()) }
    } else if press.distance > GestureMetrics.tapSlop {
      let translation = press.location - press.start
      let isVertical = abs(translation.y) > abs(translation.x)
      let moves = isVertical && !press.source.isFinger && !press.scrollAxes.contains(.vertical)
      ownPhase = moves ? .active(()) : .failed
    }
  }

  override func deliver() {
    guard let press else { return }
    switch status {
    case .possible: if isRested { begin(at: press.start) }
    case .active:
      begin(at: press.start)
      interaction?.continueMove(to: press.location)
    case .ended:
      guard isMoving else { return }
      isMoving = false
      if press.source.isFinger || hasLeftStart {
        interaction?.endMove()
      } else {
        interaction?.cancelMove()
        clicked(press.location, press.modifiers)
      }
    case .failed: break
    }
  }

  /// Returns a row that is still held to its position.
  override func reset() {
    super.reset()
    hasLeftStart = false
    isRested = false
    guard isMoving else { return }
    isMoving = false
    interaction?.cancelMove()
  }
}
