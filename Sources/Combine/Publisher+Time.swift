extension Publisher {
  /// Sends a value after a pause: the last of the values that follow each other within `dueTime`.
  ///
  /// - Parameters:
  ///   - dueTime: The length of the pause.
  ///   - scheduler: The clock, and the context of the values.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { (junction: Junction<Output, Failure>) in
      var latest = 0
      var waiting: Output?
      junction.listen(to: self) {
        latest += 1
        waiting = $0
        let number = latest
        scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) {
          junction.run {
            guard number == latest, let value = waiting else { return }
            waiting = nil
            junction.send(value)
          }
        }
      } completion: { end in
        if !end.isFailure, let value = waiting { junction.send(value) }
        junction.end(end)
      }
    }
  }

  /// Sends a value at most once in each `interval`: the first at once, then the last or the first of the values of an interval.
  ///
  /// - Parameters:
  ///   - interval: The least time between two values.
  ///   - scheduler: The clock, and the context of the values.
  ///   - latest: True for the last value of an interval, false for the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { (junction: Junction<Output, Failure>) in
      var waiting: Output?
      var isPaused = false
      func send(_ value: Output) {
        isPaused = true
        junction.send(value)
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
          junction.run {
            isPaused = false
            guard let value = waiting else { return }
            waiting = nil
            send(value)
          }
        }
      }
      junction.listen(to: self) {
        if !isPaused { return send($0) }
        if latest || waiting == nil { waiting = $0 }
      } completion: { end in
        if !end.isFailure, let value = waiting { junction.send(value) }
        junction.end(end)
      }
    }
  }

  /// Sends the values and the end later.
  ///
  /// - Parameters:
  ///   - interval: The delay.
  ///   - scheduler: The clock, and the context of the values.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    transferring { scheduler.schedule(after: scheduler.now.advanced(by: interval), $0) }
  }

  /// Sends the values on `scheduler`. Values still in transfer when the subscription is cancelled are dropped.
  public func receive<Context: Scheduler>(on scheduler: Context) -> AnyPublisher<Output, Failure> {
    transferring { scheduler.schedule($0) }
  }

  /// Sends the values and the end in the calls that `schedule` makes.
  private func transferring(_ schedule: @escaping (@escaping () -> Void) -> Void) -> AnyPublisher<Output, Failure> {
    AnyPublisher { (junction: Junction<Output, Failure>) in
      let transfer = Intake()
      // A call of the junction could run on the thread of another call, instead of the scheduler's.
      let delivery = SerialCalls()
      junction.listen(to: self) { value in
        transfer.take()
        schedule {
          delivery.run {
            junction.send(value)
            transfer.release()
          }
        }
      } completion: { end in
        schedule { delivery.run { junction.finish(end) } }
      } demand: { resume in
        let demand = junction.demand(resume)
        guard let limit = demand, limit > 0, limit < .max else { return demand }
        return transfer.room(upTo: limit, orElse: resume)
      }
    }
  }

  /// Ends the publisher if no value comes within `interval`.
  ///
  /// - Parameters:
  ///   - interval: The longest pause.
  ///   - scheduler: The clock.
  ///   - customError: Makes the error of the end; nil for an end without an error.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { (junction: Junction<Output, Failure>) in
      var latest = 0
      func wait() {
        latest += 1
        let number = latest
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
          junction.run {
            if number == latest { junction.end(customError.map { .failure($0()) } ?? .finished) }
          }
        }
      }
      wait()
      junction.listen(to: self) {
        wait()
        junction.send($0)
      } completion: {
        junction.end($0)
      }
    }
  }
}
