/// A publisher that hides the type of another publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher, Source {
  private let begin: (Receiver<Output, Failure>) -> AnyCancellable

  /// Wraps `base`.
  public init<Base: Publisher<Output, Failure>>(_ base: Base) { begin = { base.attach($0) } }

  /// Creates a publisher that calls `begin` for each receiver.
  package init(start begin: @escaping (Receiver<Output, Failure>) -> AnyCancellable) { self.begin = begin }

  /// Subscribes to the wrapped publisher.
  package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { begin(receiver) }
}

/// A publisher that sends a single value and finishes.
public struct Just<Output>: Publisher, Source {
  /// The publisher never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Creates a publisher of `output`.
  public init(_ output: Output) { self.output = output }

  /// Sends the value and the completion to `receiver` before it returns.
  package func start(_ receiver: Receiver<Output, Never>) -> AnyCancellable {
    receiver.receive(output)
    receiver.receive(completion: .finished)
    return AnyCancellable {}
  }
}

extension Publisher {
  /// Wraps the publisher in an `AnyPublisher`, which hides its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

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
}
