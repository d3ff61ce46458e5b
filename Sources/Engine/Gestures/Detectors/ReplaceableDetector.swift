import Geometry

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
    if let node { node.pipeline?.input.pointers.arena.drop(self) }
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
