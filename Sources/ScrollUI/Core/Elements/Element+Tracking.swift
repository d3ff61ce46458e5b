import Observation

extension Element {
  /// Runs `body`, which makes views, and remembers the state and the observable objects that it reads, and nothing else.
  final func tracking<Result>(_ body: () -> Result) -> Result {
    beginSubscribing()
    defer { endSubscribing() }
    if observation == nil, ObservationScope.isNeeded(by: type(of: self)) { observation = ObservationScope() }
    observation?.end()
    let scope = observation
    return withObservationTracking(
      {
        scope?.join()
        return body()
      }, onChange: observedChange(in: scope?.generation ?? 0))
  }

  /// What to do when an observable object changes; asked for only when the body has read one.
  private func observedChange(in generation: Int) -> @Sendable () -> Void {
    if observation == nil { ObservationScope.noteObserving(type(of: self)) }
    let reference = WeakElement(self)
    return {
      MainThread.run { reference.element?.observedObjectWillChange(in: generation) }
    }
  }

  private func observedObjectWillChange(in generation: Int) {
    guard generation == observation?.generation ?? 0, isMounted else { return }
    graph.checkStateWrite(of: self)
    setNeedsBody()
  }
}
