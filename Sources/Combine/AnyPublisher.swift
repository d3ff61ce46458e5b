/// A publisher that hides the type of another publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start: (Subscriber<Output, Failure>) -> AnyCancellable

  /// Wraps `base`.
  public init<Base: Publisher<Output, Failure>>(_ base: Base) { start = { base.subscribe($0) } }

  init(start: @escaping (Subscriber<Output, Failure>) -> AnyCancellable) { self.start = start }

  /// Subscribes to the wrapped publisher.
  public func subscribe(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable { start(subscriber) }
}

/// A publisher that sends a single value and finishes.
public struct Just<Output>: Publisher {
  /// The publisher never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Creates a publisher of `output`.
  public init(_ output: Output) { self.output = output }

  /// Sends the value and the completion to `subscriber` before it returns.
  public func subscribe(_ subscriber: Subscriber<Output, Never>) -> AnyCancellable {
    subscriber.receive(output)
    subscriber.receive(completion: .finished)
    return AnyCancellable {}
  }
}

extension Publisher {
  /// Wraps the publisher in an `AnyPublisher`, which hides its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Sends the results of `transform`.
  public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
    derive { value, downstream in downstream.receive(transform(value)) }
  }

  /// Sends the results of `transform` that are not nil.
  public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> AnyPublisher<Result, Failure> {
    derive { value, downstream in
      if let result = transform(value) { downstream.receive(result) }
    }
  }

  /// Sends the values for which `isIncluded` returns true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    derive { value, downstream in
      if isIncluded(value) { downstream.receive(value) }
    }
  }

  /// Skips the first `count` values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var left = count
      return passingSerially(to: downstream) { value in
        if left > 0 { left -= 1 } else { downstream.receive(value) }
      }
    }
  }

  /// Skips each value that equals its predecessor.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    AnyPublisher { downstream in
      var last: Output?
      return passingSerially(to: downstream) { value in
        guard value != last else { return }
        last = value
        downstream.receive(value)
      }
    }
  }

  /// Sends the values on `scheduler`. Values still in transfer when the subscription is cancelled are dropped.
  public func receive<Context: Scheduler>(on scheduler: Context) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let inbox = Inbox(downstream)
      let subscription = subscribe(
        Subscriber(
          receiveValue: { value in scheduler.schedule { inbox.deliver(.value(value)) } },
          receiveCompletion: { end in scheduler.schedule { inbox.deliver(.completion(end)) } }))
      return AnyCancellable {
        inbox.close()
        subscription.cancel()
      }
    }
  }

  private func derive<Result>(
    _ receive: @escaping (Output, Subscriber<Result, Failure>) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { downstream in passing(to: downstream) { receive($0, downstream) } }
  }

  private func passing<Result>(
    to downstream: Subscriber<Result, Failure>, _ receive: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subscribe(Subscriber(receiveValue: receive, receiveCompletion: downstream.receiveCompletion))
  }

  /// Like `passing(to:_:)`, for a `receive` with variables: the calls do not overlap.
  private func passingSerially<Result>(
    to downstream: Subscriber<Result, Failure>, _ receive: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let inbox = Inbox(Subscriber(receiveValue: receive, receiveCompletion: downstream.receiveCompletion))
    return subscribe(
      Subscriber(
        receiveValue: { inbox.deliver(.value($0)) }, receiveCompletion: { inbox.deliver(.completion($0)) }))
  }
}
