import Geometry

/// Two simultaneous gestures: recognised with the earlier of the two, over with the later.
package final class SimultaneousDetector<First, Second>: Detector<SimultaneousDetector.Values> {
  /// The current values of `first` and `second`; nil before a gesture begins and after it has failed.
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
