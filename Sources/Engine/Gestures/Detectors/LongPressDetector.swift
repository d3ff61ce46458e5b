/// A press that lasts for `minimumDuration`. Its value is true from the moment at which the press may be shown.
package final class LongPressDetector: PrimitiveDetector<Bool> {
  /// The duration of the press, in seconds.
  package var minimumDuration: Double
  /// The distance, in points, that the pointer may move away from the start.
  package var maximumDistance: CGFloat

  package init(minimumDuration: Double, maximumDistance: CGFloat) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// The time at which the press is shown: `GestureMetrics.pressDelay` later if it may become a scroll drag.
  private func showTime(of press: Press) -> Double {
    press.startTime + (press.mayScroll ? min(GestureMetrics.pressDelay, minimumDuration) : 0)
  }

  override var deadline: Double? {
    guard let press, case .possible(let shown) = ownPhase else { return nil }
    return shown == nil ? showTime(of: press) : press.startTime + minimumDuration
  }

  override func tick(at time: Double) {
    guard let press, case .possible = ownPhase else { return }
    if time >= press.startTime + minimumDuration {
      ownPhase = .ended(true)
    } else if time >= showTime(of: press) {
      ownPhase = .possible(true)
    }
  }

  override func handle(_ event: PressEvent) {
    switch event.kind {
    case .began:
      guard press == nil, !event.press.hasCaughtMotion else { return ownPhase = .failed }
      press = event.press
      tick(at: event.time)
    case .moved:
      if event.press === press, event.press.distance > maximumDistance { ownPhase = .failed }
    case .ended, .cancelled:
      if event.press === press { ownPhase = .failed }
    }
  }
}
