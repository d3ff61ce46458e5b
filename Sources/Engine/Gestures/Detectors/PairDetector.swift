/// A detector made of two, which receive the same events until they are over.
package class PairDetector<First, Second, Value>: Detector<Value> {
  package final let first: Detector<First>
  package final let second: Detector<Second>

  package init(_ first: Detector<First>, _ second: Detector<Second>) {
    self.first = first
    self.second = second
  }

  private func forEach(_ body: (GestureDetector) -> Void) {
    body(first)
    body(second)
  }

  override func accepts(_ press: Press) -> Bool { first.accepts(press) || second.accepts(press) }
  override func handle(_ event: PressEvent) { forEach { $0.handleUntilOver(event) } }
  override var pinchMeasures: PinchMeasures { first.pinchMeasures.union(second.pinchMeasures) }
  override var deadline: Double? { GestureDetector.earlier(first.openDeadline, second.openDeadline) }
  override func tick(at time: Double) { forEach { $0.tickUntilOver(at: time) } }
  override func deliver() { forEach { $0.deliver() } }
  override func reset() { forEach { $0.reset() } }

  override final func attach(to node: RenderNode) {
    super.attach(to: node)
    forEach { $0.attach(to: node) }
  }
}
