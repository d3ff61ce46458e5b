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
    AnyPublisher { (junction: Junction<Output, Failure>) in
      var left = count
      junction.listen(to: self) {
        if left > 0 { left -= 1 } else { junction.send($0) }
      } completion: {
        junction.end($0)
      }
    }
  }

  /// Skips each value that equals its predecessor.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  private func derive<Result>(
    _ receive: @escaping (Output, Subscriber<Result, Failure>) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { downstream in passing(to: downstream) { receive($0, downstream) } }
  }

  private func passing<Result>(
    to downstream: Subscriber<Result, Failure>, _ receive: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subscribe(
      Subscriber(
        receiveValue: receive, receiveCompletion: downstream.receiveCompletion, demand: downstream.demand))
  }
}
