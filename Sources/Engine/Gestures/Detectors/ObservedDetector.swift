/// The detector of `base`'s gesture. Reports the values to `changed`, `ended` and `finished`.
package final class ObservedDetector<Value>: WrappingDetector<Value, Value> {
  /// Called with each value of a gesture in progress.
  package var changed: ((Value) -> Void)?
  /// True if the second value differs from the first, which was reported last. Equal values are not reported.
  package var isChange: (Value, Value) -> Bool = { _, _ in true }
  /// Called with the final value of a gesture that has ended; not called after `failed`.
  package var ended: ((Value) -> Void)?
  /// Called with the last reported value after the gesture has ended or failed, if `changed` or `ended` was called.
  package var finished: ((Value) -> Void)?

  private var last: Value?
  private var hasEnded = false

  package init(_ base: Detector<Value>) { super.init(around: base) }

  override var phase: GesturePhase<Value> { base.phase }

  override func value(ofTapAt point: CGPoint) -> Value? { base.value(ofTapAt: point) }

  override func press(at point: CGPoint) -> (@MainActor () -> Void)? {
    guard let ended, let value = base.value(ofTapAt: point) else { return nil }
    return { ended(value) }
  }

  override func deliver() {
    super.deliver()
    switch phase {
    case .possible(let value?), .active(let value):
      if let last, !isChange(last, value) { return }
      last = value
      changed?(value)
    case .ended(let value):
      guard !hasEnded else { return }
      hasEnded = true
      last = last ?? value
      ended?(value)
    case .possible(nil), .failed: break
    }
  }

  override func reset() {
    super.reset()
    let last = last
    self.last = nil
    hasEnded = false
    if let last { finished?(last) }
  }
}
