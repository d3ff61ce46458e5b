/// The press of a control: it is shown while the pointer is down inside the node, and acts when the pointer is lifted there.
package final class ControlPressDetector: PrimitiveDetector<Void> {
  /// Called with true when the press begins to be shown, and with false when it ends.
  package var pressChanged: (Bool) -> Void = { _ in }
  package var action: () -> Void = {}
  /// True if `action` is repeated while the pointer stays down, every `GestureMetrics.repeatInterval`.
  package var repeats = false

  /// True if a drag that rests over the control calls `action`.
  package var isSpringLoaded = false
  /// True if the control blinks before a drag calls `action`.
  package var blinksForDrags = true

  private var isInside = false
  private var isDue = false
  private var isShown = false
  private var repetitions = 0
  private var pendingRepetitions = 0

  package override init() { super.init() }

  override func accepts(_ press: Press) -> Bool { self.press == nil }

  override var springAction: SpringAction? {
    isSpringLoaded ? SpringAction(blinks: blinksForDrags, open: action) : nil
  }

  // MARK: Time

  private func showTime(of press: Press) -> Double {
    press.startTime + (press.mayScroll ? GestureMetrics.pressDelay : 0)
  }

  private func repeatTime(of press: Press) -> Double {
    press.startTime + GestureMetrics.repeatDelay + Double(repetitions) * GestureMetrics.repeatInterval
  }

  override var deadline: Double? {
    guard let press, !status.isOver else { return nil }
    if !isDue { return showTime(of: press) }
    return repeats ? repeatTime(of: press) : nil
  }

  override func tick(at time: Double) {
    guard let press, !status.isOver else { return }
    if time >= showTime(of: press) { isDue = true }
    guard repeats else { return }
    while time >= repeatTime(of: press) {
      repetitions += 1
      if isInside {
        pendingRepetitions += 1
        ownPhase = .active(())
      }
    }
  }

  // MARK: Events

  override func handle(_ event: PressEvent) {
    switch event.kind {
    case .began:
      guard press == nil, !event.press.hasCaughtMotion else { return ownPhase = .failed }
      press = event.press
      isInside = true
      tick(at: event.time)
    case .moved:
      if event.press === press { isInside = contains(event.press) }
    case .ended:
      guard event.press === press else { return }
      isInside = contains(event.press)
      // Repeats have acted already; an end would act once more.
      let hasRepeated = status == .active
      ownPhase = isInside && !hasRepeated ? .ended(()) : .failed
    case .cancelled: ownPhase = .failed
    }
  }

  private func contains(_ press: Press) -> Bool {
    guard let node else { return false }
    let tolerance = press.source.isFinger ? GestureMetrics.fingerTolerance : 0
    return node.bounds.insetBy(dx: -tolerance, dy: -tolerance).contains(node.convertFromWindow(press.location))
  }

  override func deliver() {
    show(isDue && isInside && !status.isOver)
    while pendingRepetitions > 0 {
      pendingRepetitions -= 1
      action()
    }
    if status == .ended { action() }
  }

  private func show(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    pressChanged(isShown)
  }

  override func reset() {
    super.reset()
    isDue = false
    repetitions = 0
    pendingRepetitions = 0
    show(false)
  }
}
