/// A detector around the detector `base`, to which it passes everything.
package class WrappingDetector<Base, Value>: Detector<Value> {
  package internal(set) final var base: Detector<Base>

  init(around base: Detector<Base>) { self.base = base }

  override final var isWaiting: Bool { base.isWaiting }
  override final func accepts(_ press: Press) -> Bool { base.accepts(press) }
  override final func handle(_ event: PressEvent) { base.handle(event) }
  override final var pinchMeasures: PinchMeasures { base.pinchMeasures }
  override final var deadline: Double? { base.deadline }
  override final func tick(at time: Double) { base.tick(at: time) }
  override func deliver() { base.deliver() }
  override func reset() { base.reset() }

  override final func attach(to node: RenderNode) {
    super.attach(to: node)
    base.attach(to: node)
  }
}
