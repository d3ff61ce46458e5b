extension Element {
  /// Runs `body`, which creates views, and subscribes the element to the state and the observable objects that `body`
  /// reads. Earlier subscriptions end.
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

  /// The callback for a change of an observable object. `withObservationTracking` evaluates it only if the body has
  /// read such an object.
  private func observedChange(in generation: Int) -> @Sendable () -> Void {
    if observation == nil { ObservationScope.recordObservingType(type(of: self)) }
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
