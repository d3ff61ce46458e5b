import Geometry

/// A gesture that tells of its values: with each change, when it is recognised to the end, and when all is over.
package final class ObservedDetector<Value>: Detector<Value> {
  package let base: Detector<Value>
  /// Called with each value while the gesture goes on.
  package var changed: ((Value) -> Void)?
  /// Whether a value is worth telling after the one before.
  package var isChange: (Value, Value) -> Bool = { _, _ in true }
  /// Called with the last value of a gesture that was recognised to its end.
  package var ended: ((Value) -> Void)?
  /// Called after a gesture of which something was told, however it came to its end, with the last value.
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
