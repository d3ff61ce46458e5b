import Geometry

/// The gesture `first`, or `second` if `first` has failed.
package final class ExclusiveDetector<First, Second>: Detector<ExclusiveDetector.Choice> {
  package enum Choice {
    case first(First)
    case second(Second)
  }

  package let first: Detector<First>
  package let second: Detector<Second>

  package init(_ first: Detector<First>, _ second: Detector<Second>) {
    self.first = first
    self.second = second
  }

  override var phase: GesturePhase<Choice> {
    if first.status == .failed { return second.phase.map { .second($0) } }
    if case .possible(nil) = first.phase, case .possible(let value?) = second.phase {
      return .possible(.second(value))
    }
    return first.phase.map { .first($0) }
  }

  private func forEach(_ body: (GestureDetector) -> Void) {
    body(first)
    body(second)
  }

  override var isWaiting: Bool { first.status == .possible ? first.isWaiting : second.isWaiting }
  override func accepts(_ press: Press) -> Bool { first.accepts(press) || second.accepts(press) }
  override func handle(_ event: PressEvent) { forEach { $0.handleUntilOver(event) } }
  override var deadline: Double? { GestureDetector.earlier(first.openDeadline, second.openDeadline) }
  override func tick(at time: Double) { forEach { $0.tickUntilOver(at: time) } }

  /// Delivers `second` before `first` has failed only as long as `second` is possible, so that a long press can be shown.
  override func deliver() {
    first.deliver()
    if first.status.isRecognized {
      second.reset()
    } else if first.status == .failed || second.status == .possible {
      second.deliver()
    }
  }

  override func reset() { forEach { $0.reset() } }

  override func attach(to node: RenderNode) {
    super.attach(to: node)
    forEach { $0.attach(to: node) }
  }
}
