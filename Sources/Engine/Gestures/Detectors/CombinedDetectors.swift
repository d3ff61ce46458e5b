import Geometry

/// Two gestures at once: recognised when one of them is, over when both are.
package final class SimultaneousDetector<First, Second>: Detector<SimultaneousDetector.Values> {
  /// What each of the two says now; nil for one that has not begun or has failed.
  package struct Values {
    package let first: First?
    package let second: Second?
  }

  package let first: Detector<First>
  package let second: Detector<Second>

  package init(_ first: Detector<First>, _ second: Detector<Second>) {
    self.first = first
    self.second = second
  }

  override var phase: GesturePhase<Values> {
    let values = Values(first: Self.value(first.phase), second: Self.value(second.phase))
    let (one, other) = (first.status, second.status)
    if one.isOver, other.isOver { return one == .ended || other == .ended ? .ended(values) : .failed }
    if one.isRecognized || other.isRecognized { return .active(values) }
    return .possible(values.first == nil && values.second == nil ? nil : values)
  }

  private static func value<Value>(_ phase: GesturePhase<Value>) -> Value? {
    if case .ended(let value) = phase { value } else { phase.current }
  }

  private func forEach(_ body: (GestureDetector) -> Void) {
    body(first)
    body(second)
  }

  override var isWaiting: Bool { status == .possible && (first.isWaiting || second.isWaiting) }
  override func accepts(_ press: Press) -> Bool { first.accepts(press) || second.accepts(press) }
  override func handle(_ event: PressEvent) { forEach { $0.handleUntilOver(event) } }
  override var deadline: Double? { GestureDetector.earlier(first.openDeadline, second.openDeadline) }
  override func tick(at time: Double) { forEach { $0.tickUntilOver(at: time) } }
  override func deliver() { forEach { $0.deliver() } }
  override func reset() { forEach { $0.reset() } }

  override func attach(to node: RenderNode) {
    super.attach(to: node)
    forEach { $0.attach(to: node) }
  }
}

/// One gesture and then another.
package final class SequenceDetector<First, Second>: Detector<SequenceDetector.Step> {
  package enum Step {
    case first(First)
    case second(First, Second?)
  }

  package let first: Detector<First>
  package let second: Detector<Second>
  /// Presses that are down, which the second gesture takes over when the first is done.
  private var presses: [Press] = []
  private var hasBegun = false
  private var doneTime = 0.0
  /// The second gesture has not begun in time.
  private var isAbandoned = false

  package init(_ first: Detector<First>, _ second: Detector<Second>) {
    self.first = first
    self.second = second
  }

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

  /// A second gesture that does not begin soon does not come.
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

  override func attach(to node: RenderNode) {
    super.attach(to: node)
    first.attach(to: node)
    second.attach(to: node)
  }
}

/// The first of two gestures, or the second where the first has failed.
package final class ExclusiveDetector<First, Second>: Detector<ExclusiveDetector.Choice> {
  package enum Choice {
    case first(First)
    case second(Second)
  }

  package let first: Detector<First>
  package let second: Detector<Second>

  package init(_ first: Detector<First>, _ second: Detector<Second>) {
    self.first = first
    self.second = second
  }

  override var phase: GesturePhase<Choice> {
    if first.status == .failed { return second.phase.map { .second($0) } }
    if case .possible(nil) = first.phase, case .possible(let value?) = second.phase {
      return .possible(.second(value))
    }
    return first.phase.map { .first($0) }
  }

  private func forEach(_ body: (GestureDetector) -> Void) {
    body(first)
    body(second)
  }

  override var isWaiting: Bool { first.status == .possible ? first.isWaiting : second.isWaiting }
  override func accepts(_ press: Press) -> Bool { first.accepts(press) || second.accepts(press) }
  override func handle(_ event: PressEvent) { forEach { $0.handleUntilOver(event) } }
  override var deadline: Double? { GestureDetector.earlier(first.openDeadline, second.openDeadline) }
  override func tick(at time: Double) { forEach { $0.tickUntilOver(at: time) } }

  /// What the second one shows before it is recognised is shown while the first one may still come; no more than that.
  override func deliver() {
    first.deliver()
    if first.status.isRecognized {
      second.reset()
    } else if first.status == .failed || second.status == .possible {
      second.deliver()
    }
  }

  override func reset() { forEach { $0.reset() } }

  override func attach(to node: RenderNode) {
    super.attach(to: node)
    forEach { $0.attach(to: node) }
  }
}

extension GestureDetector {
  /// Gives the event to a part of a whole that may be over before the whole is.
  final func handleUntilOver(_ event: PressEvent) {
    if !status.isOver, event.kind != .began || accepts(event.press) { handle(event) }
  }

  final func tickUntilOver(at time: Double) {
    if !status.isOver { tick(at: time) }
  }

  /// The deadline, unless the gesture is over.
  final var openDeadline: Double? { status.isOver ? nil : deadline }

  static func earlier(_ one: Double?, _ other: Double?) -> Double? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }
}
