import Geometry

/// The gesture of `base` with its values passed through `transform`.
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
