/// An index of sections beside a list. Points are in window coordinates.
@MainActor package protocol IndexScrubber: AnyObject {
  /// True if the index is at `point`.
  func hasIndex(at point: CGPoint) -> Bool
  /// Scrolls to the section at `point`.
  func scrub(to point: CGPoint)
  func endScrub()
}

/// A press of the mouse or a finger on an index of sections, which follows the pointer until it is lifted.
package final class IndexScrubDetector: PrimitiveDetector<Void> {
  package weak var scrubber: (any IndexScrubber)?

  package override init() { super.init() }

  override func accepts(_ press: Press) -> Bool {
    self.press == nil && press.source.isFinger && scrubber?.hasIndex(at: press.start) == true
  }

  override func claim(_ press: Press) -> Bool {
    guard press.source == .leftButton, self.press == nil, scrubber?.hasIndex(at: press.start) == true else {
      return false
    }
    begin(press)
    return true
  }

  private func begin(_ press: Press) {
    self.press = press
    ownPhase = .active(())
    scrubber?.scrub(to: press.location)
  }

  override var endsOnEscape: Bool { status == .active }

  override func handle(_ event: PressEvent) {
    switch event.kind {
    case .began: if press == nil { begin(event.press) }
    case .moved: if event.press === press, status == .active { scrubber?.scrub(to: event.press.location) }
    case .ended: end(.ended(()))
    case .cancelled: end(.failed)
    }
  }

  private func end(_ phase: GesturePhase<Void>) {
    guard status == .active else { return ownPhase = phase }
    ownPhase = phase
    scrubber?.endScrub()
  }

  override func reset() {
    if status == .active { scrubber?.endScrub() }
    super.reset()
  }
}
