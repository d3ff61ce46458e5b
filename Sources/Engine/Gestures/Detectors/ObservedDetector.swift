import Geometry

/// Another gesture's values, changed.
package final class MapDetector<Base, Value>: Detector<Value> {
  package let base: Detector<Base>
  package var transform: @MainActor (Base) -> Value

  package init(_ base: Detector<Base>, transform: @escaping @MainActor (Base) -> Value) {
    self.base = base
    self.transform = transform
  }

  override var phase: GesturePhase<Value> { base.phase.map(transform) }
  override var isWaiting: Bool { base.isWaiting }
  override func accepts(_ press: Press) -> Bool { base.accepts(press) }
  override func handle(_ event: PressEvent) { base.handle(event) }
  override var deadline: Double? { base.deadline }
  override func tick(at time: Double) { base.tick(at: time) }
  override func deliver() { base.deliver() }
  override func reset() { base.reset() }

  override func attach(to node: RenderNode) {
    super.attach(to: node)
    base.attach(to: node)
  }
}

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

/// A gesture whose kind may change between two presses.
package final class ReplaceableDetector<Value>: Detector<Value> {
  package private(set) var base: Detector<Value>
  /// What was replaced while views were computed, when the program may not be told. It is when the arena lets go of this.
  private var former: Detector<Value>?
  /// The type of gesture that `base` is for.
  package private(set) var kind: ObjectIdentifier

  package init(_ base: Detector<Value>, kind: ObjectIdentifier) {
    self.base = base
    self.kind = kind
  }

  /// Takes another detector. A gesture that goes on is given up.
  package func replace(with base: Detector<Value>, kind: ObjectIdentifier) {
    if let node { node.pipeline?.input.arena.drop(self) }
    former = self.base
    self.base = base
    self.kind = kind
    if let node { base.attach(to: node) }
  }

  override var phase: GesturePhase<Value> { base.phase }
  override var isWaiting: Bool { base.isWaiting }
  override func accepts(_ press: Press) -> Bool { base.accepts(press) }
  override func handle(_ event: PressEvent) { base.handle(event) }
  override var deadline: Double? { base.deadline }
  override func tick(at time: Double) { base.tick(at: time) }
  override func deliver() { base.deliver() }
  override func reset() {
    former?.reset()
    former = nil
    base.reset()
  }

  override func attach(to node: RenderNode) {
    super.attach(to: node)
    base.attach(to: node)
  }
}
