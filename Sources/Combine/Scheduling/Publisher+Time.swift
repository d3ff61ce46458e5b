extension Publisher {
  /// Sends a value after a pause: the last of the values that follow each other within `dueTime`. At an end without an error, a value that waits is
  /// sent before the end.
  ///
  /// - Parameters:
  ///   - dueTime: The length of the pause.
  ///   - scheduler: The clock, and the context of the values and the end.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { (junction: Junction<Output, Failure>) in
      let delivery = ScheduledDelivery(junction) { scheduler.schedule($0) }
      // The values without a pause.
      let hurried = Intake()
      let pause = Alarm(scheduler, interval: dueTime) { _, value in
        delivery.sendHere(.value(value))
        hurried.empty()
      }
      junction.keep(pause)
      junction.listen(to: self, keepsValues: true) {
        hurried.take()
        pause.set($0)
      } completion: { end in
        if let value = pause.take(), !end.isFailure { delivery.send(.value(value)) }
        delivery.send(.completion(end))
      } demand: {
        hurried.demand(junction.demand($0), orElse: $0)
      }
    }
  }

  /// Sends a value at most once in each `interval`: the first at once, then the last or the first of the values of an interval. A value that waits is
  /// sent before the end.
  ///
  /// - Parameters:
  ///   - interval: The least time between two values.
  ///   - scheduler: The clock, and the context of the values and the end.
  ///   - latest: True for the last value of an interval, false for the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { (junction: Junction<Output, Failure>) in
      let delivery = ScheduledDelivery(junction) { scheduler.schedule($0) }
      let gate = ThrottleGate<Output, Failure>(latest: latest)
      // The values in an interval.
      let held = Intake()
      let pause = Alarm(scheduler, interval: interval) { (pause, _: Void) in
        let next = gate.open()
        if let value = next.value {
          delivery.sendHere(.value(value))
          if next.end == nil { pause.set(()) }
        }
        if let end = next.end { delivery.sendHere(.completion(end)) }
        held.empty()
      }
      junction.keep(pause)
      junction.listen(to: self, keepsValues: true) { value in
        guard gate.admits(value) else { return held.take() }
        delivery.send(.value(value)) { pause.set(()) }
      } completion: { end in
        if gate.admits(end) { delivery.send(.completion(end)) }
      } demand: {
        held.demand(delivery.demand($0), orElse: $0)
      }
    }
  }

  /// Sends the values and the end later.
  ///
  /// - Parameters:
  ///   - interval: The delay.
  ///   - scheduler: The clock, and the context of the values and the end.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    transferring { scheduler.schedule(after: scheduler.now.advanced(by: interval), $0) }
  }

  /// Sends the values and the end on `scheduler`. Values still in transfer when the subscription is cancelled are dropped.
  public func receive<Context: Scheduler>(on scheduler: Context) -> AnyPublisher<Output, Failure> {
    transferring { scheduler.schedule($0) }
  }

  /// Sends the values and the end in the calls that `schedule` makes.
  private func transferring(_ schedule: @escaping (@escaping () -> Void) -> Void) -> AnyPublisher<Output, Failure> {
    AnyPublisher { (junction: Junction<Output, Failure>) in
      let delivery = ScheduledDelivery(junction, schedule: schedule)
      junction.listen(to: self) {
        delivery.send(.value($0))
      } completion: {
        delivery.send(.completion($0))
      } demand: {
        delivery.demand($0)
      }
    }
  }

  /// Ends the publisher if no value comes within `interval`.
  ///
  /// - Parameters:
  ///   - interval: The longest pause.
  ///   - scheduler: The clock, and the context of the values and the end.
  ///   - customError: Makes the error of the end; nil for an end without an error.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { (junction: Junction<Output, Failure>) in
      let delivery = ScheduledDelivery(junction) { scheduler.schedule($0) }
      let pause = Alarm(scheduler, interval: interval) { (_, _: Void) in
        delivery.sendHere(.completion(customError.map { .failure($0()) } ?? .finished))
      }
      junction.keep(pause)
      pause.set(())
      junction.listen(to: self) {
        pause.set(())
        delivery.send(.value($0))
      } completion: {
        pause.take()
        delivery.send(.completion($0))
      } demand: {
        delivery.demand($0)
      }
    }
  }
}
