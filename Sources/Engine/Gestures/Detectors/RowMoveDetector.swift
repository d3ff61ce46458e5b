/// A list with rows that a `RowMoveDetector` moves. Points are in window coordinates.
@MainActor package protocol RowMover: AnyObject {
  /// True if a row at `point` can be moved. `onGrip`: True for the mouse, which must be over the grip of the row.
  func canMoveRow(at point: CGPoint, onGrip: Bool) -> Bool
  /// Lifts the row at `point`.
  func beginMove(at point: CGPoint)
  func continueMove(to point: CGPoint)
  /// Drops the row. `click`: the modifier keys of a press of the mouse that has not moved and counts as a click; nil for a drag.
  func endMove(at point: CGPoint, click: Modifiers?)
  func cancelMove()
}

/// A press that moves a row of a list: of the mouse on the grip of the row, which is claimed at once, or of a finger that rests on the row.
package final class RowMoveDetector: PrimitiveDetector<Void> {
  /// The duration in seconds for which a finger rests until it lifts the row, as in UIKit.
  static let restingTime = 0.5
  /// The distance in points within which a press of the mouse is a click.
  private static let clickSlop = 3.0

  package weak var mover: (any RowMover)?
  private var isMoving = false
  private var hasLeftStart = false

  package override init() { super.init() }

  override func accepts(_ press: Press) -> Bool {
    self.press == nil && press.source.isFinger && mover?.canMoveRow(at: press.start, onGrip: false) == true
  }

  override func claim(_ press: Press) -> Bool {
    guard press.source == .leftButton, self.press == nil, let mover, mover.canMoveRow(at: press.start, onGrip: true)
    else { return false }
    self.press = press
    begin()
    return true
  }

  private func begin() {
    guard let press else { return }
    ownPhase = .active(())
    isMoving = true
    hasLeftStart = false
    mover?.beginMove(at: press.location)
  }

  override var endsOnEscape: Bool { isMoving }

  override var deadline: Double? {
    guard let press, status == .possible else { return nil }
    return press.startTime + Self.restingTime
  }

  override func tick(at time: Double) {
    if let deadline, time >= deadline { ownPhase = .active(()) }
  }

  override func handle(_ event: PressEvent) {
    switch event.kind {
    case .began:
      guard press == nil, !event.press.hasCaughtMotion else { return ownPhase = .failed }
      press = event.press
    case .moved:
      guard event.press === press else { return }
      if status == .possible, event.press.distance > GestureMetrics.tapSlop { return ownPhase = .failed }
      if event.press.distance > Self.clickSlop { hasLeftStart = true }
    case .ended:
      guard event.press === press else { return }
      ownPhase = status == .active ? .ended(()) : .failed
    case .cancelled: if event.press === press { ownPhase = .failed }
    }
  }

  override func deliver() {
    guard let press else { return }
    switch status {
    case .active:
      if !isMoving { begin() }
      mover?.continueMove(to: press.location)
    case .ended:
      guard isMoving else { return }
      isMoving = false
      mover?.endMove(at: press.location, click: press.source.isFinger || hasLeftStart ? nil : press.modifiers)
    case .possible, .failed: break
    }
  }

  /// Returns a row that is still held to its position.
  override func reset() {
    super.reset()
    guard isMoving else { return }
    isMoving = false
    mover?.cancelMove()
  }
}
