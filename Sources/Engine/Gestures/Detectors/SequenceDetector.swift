/// Two gestures in sequence: `first` to its end, then `second`.
package final class SequenceDetector<First, Second>: PairDetector<First, Second, SequenceDetector.Step> {
  package enum Step {
    case first(First)
    case second(First, Second?)
  }

  /// The presses that are down. `second` takes them over when `first` has ended.
  private var presses: [Press] = []
  private var hasBegun = false
  private var doneTime = 0.0
  /// True if `second` has not begun within `GestureMetrics.multiTapInterval`.
  private var isAbandoned = false

  override var phase: GesturePhase<Step> {
    if isAbandoned { return .failed }
    guard case .ended(let value) = first.phase else {
      return first.phase.map { .first($0) }
    }
    switch second.phase {
    case .possible(let next): return .active(.second(value, next))
    case .active(let next): return .active(.second(value, next))
    case .ended(let next): return .ended(.second(value, next))
    case .failed: return .failed
    }
  }

  private var isFirstDone: Bool { first.status == .ended }

  override var isWaiting: Bool { first.isWaiting }

  override func accepts(_ press: Press) -> Bool { isFirstDone ? second.accepts(press) : first.accepts(press) }

  override func handle(_ event: PressEvent) {
    switch event.kind {
    case .began: presses.append(event.press)
    case .ended, .cancelled: presses.removeAll { $0 === event.press }
    case .moved: break
    }
    guard !isFirstDone else {
      if event.kind == .began { hasBegun = true }
      return second.handleUntilOver(event)
    }
    first.handle(event)
    handOver(at: event.time)
  }

  private func handOver(at time: Double) {
    guard isFirstDone else { return }
    doneTime = time
    for press in presses {
      hasBegun = true
      second.handle(PressEvent(kind: .began, press: press, time: time))
    }
  }

  /// The deadline of `first`, then that of the beginning of `second`, then that of `second`.
  override var deadline: Double? {
    guard isFirstDone else { return first.openDeadline }
    return hasBegun ? second.openDeadline : doneTime + GestureMetrics.multiTapInterval
  }

  override func tick(at time: Double) {
    guard isFirstDone else {
      first.tick(at: time)
      return handOver(at: time)
    }
    if hasBegun { return second.tickUntilOver(at: time) }
    if let deadline, time >= deadline { isAbandoned = true }
  }

  override func deliver() {
    first.deliver()
    if isFirstDone { second.deliver() }
  }

  override func reset() {
    presses.removeAll()
    hasBegun = false
    isAbandoned = false
    second.reset()
    first.reset()
  }
}
