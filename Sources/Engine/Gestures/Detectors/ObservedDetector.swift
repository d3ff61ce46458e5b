import Geometry

/// The detector of `base`'s gesture. Reports the values to `changed`, `ended` and `finished`.
package final class ObservedDetector<Value>: Detector<Value> {
  package let base: Detector<Value>
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

  package init(_ base: Detector<Value>) { self.base = base }

  override var phase: GesturePhase<Value> { base.phase }
  override var isWaiting: Bool { base.isWaiting }
  override func accepts(_ press: Press) -> Bool { base.accepts(press) }
  override func handle(_ event: PressEvent) { base.handle(event) }
  override var deadline: Double? { base.deadline }
  override func tick(at time: Double) { base.tick(at: time) }

  override func deliver() {
    base.deliver()
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
    base.reset()
    let last = last
    self.last = nil
    hasEnded = false
    if let last { finished?(last) }
  }

  override func attach(to node: RenderNode) {
    super.attach(to: node)
    base.attach(to: node)
  }
}
