/// A number of consecutive taps. The value is the location of the last tap, in window points.
package final class TapDetector: PrimitiveDetector<CGPoint> {
  /// The number of taps; at least 1.
  package var count: Int

  private var taps = 0
  private var lastEnd: (time: Double, location: CGPoint)?

  package init(count: Int) { self.count = max(1, count) }

  /// False for a press too far from the last tap, which begins a new gesture.
  override func accepts(_ press: Press) -> Bool { self.press != nil || isNear(press) }

  private func isNear(_ press: Press) -> Bool {
    lastEnd.map { $0.location.distance(to: press.start) <= GestureMetrics.multiTapDistance } ?? true
  }

  override func value(ofTapAt point: CGPoint) -> CGPoint? { count == 1 ? point : nil }

  override var isWaiting: Bool { taps > 0 && status == .possible }

  override var deadline: Double? {
    guard isWaiting, press == nil, let lastEnd else { return nil }
    return lastEnd.time + GestureMetrics.multiTapInterval
  }

  override func tick(at time: Double) {
    if let deadline, time >= deadline { ownPhase = .failed }
  }

  override func handle(_ event: PressEvent) {
    switch event.kind {
    case .began: begin(event.press)
    case .moved:
      if event.press === press, event.press.distance > GestureMetrics.tapSlop { ownPhase = .failed }
    case .ended:
      if event.press === press { end(event.press, time: event.time) }
    case .cancelled: ownPhase = .failed
    }
  }

  /// Begins a tap, or fails if `press` is a second finger, has stopped moving content, or is too far from the last tap.
  private func begin(_ press: Press) {
    guard self.press == nil, !press.hasCaughtMotion, isNear(press) else { return ownPhase = .failed }
    self.press = press
  }

  private func end(_ press: Press, time: Double) {
    self.press = nil
    guard press.distance <= GestureMetrics.tapSlop else { return ownPhase = .failed }
    taps += 1
    lastEnd = (time, press.location)
    if taps >= count { ownPhase = .ended(press.location) }
  }

  override func reset() {
    super.reset()
    taps = 0
    lastEnd = nil
  }
}
