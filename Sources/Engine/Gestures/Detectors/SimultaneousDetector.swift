/// Two simultaneous gestures: recognized with the first that is recognized, over when both are over, failed when both have failed.
package final class SimultaneousDetector<First, Second>: PairDetector<First, Second, SimultaneousDetector.Values> {
  /// The current values of `first` and `second`; nil before a gesture begins and after it has failed.
  package struct Values {
    package let first: First?
    package let second: Second?
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

  override var isWaiting: Bool { status == .possible && (first.isWaiting || second.isWaiting) }
}
