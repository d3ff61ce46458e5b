/// The gesture `first`, or `second` if `first` has failed.
package final class ExclusiveDetector<First, Second>: PairDetector<First, Second, ExclusiveDetector.Choice> {
  package enum Choice {
    case first(First)
    case second(Second)
  }

  override var phase: GesturePhase<Choice> {
    if first.status == .failed { return second.phase.map { .second($0) } }
    if case .possible(nil) = first.phase, case .possible(let value?) = second.phase {
      return .possible(.second(value))
    }
    return first.phase.map { .first($0) }
  }

  override var isWaiting: Bool { first.status == .possible ? first.isWaiting : second.isWaiting }

  /// Delivers `second` before `first` has failed only as long as `second` is possible, so that a long press can be shown.
  override func deliver() {
    first.deliver()
    if first.status.isRecognized {
      second.reset()
    } else if first.status == .failed || second.status == .possible {
      second.deliver()
    }
  }
}
