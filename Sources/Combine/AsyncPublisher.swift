/// The values of a publisher as an asynchronous sequence. A sequence is read as its values are awaited; values of other publishers
/// that are not awaited yet are kept.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The values of the publisher.
  public typealias Element = P.Output
  private let publisher: P

  /// Creates the sequence of the values of `publisher`.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher; the subscription ends with the iterator.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream<UncheckedTransfer<P.Output>>.makeStream()
    let intake = Intake()
    let subscription = publisher.attach(
      Receiver(
        receiveValue: {
          intake.take()
          continuation.yield(UncheckedTransfer($0))
        },
        receiveCompletion: { _ in continuation.finish() }, demand: { intake.room(upTo: 0, orElse: $0) }, accepts: nil))
    return Iterator(base: stream.makeAsyncIterator(), intake: intake, subscription: subscription)
  }

  /// The values in order.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncStream<UncheckedTransfer<P.Output>>.Iterator
    fileprivate let intake: Intake
    fileprivate let subscription: AnyCancellable

    /// The next value; nil after the end.
    public mutating func next() async -> P.Output? {
      intake.release()
      return await base.next()?.value
    }
  }
}

/// The values of a publisher that may fail as an asynchronous sequence, with the rules of `AsyncPublisher`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The values of the publisher.
  public typealias Element = P.Output
  private let publisher: P

  /// Creates the sequence of the values of `publisher`.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher; the subscription ends with the iterator.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncThrowingStream<UncheckedTransfer<P.Output>, any Error>.makeStream()
    let intake = Intake()
    let subscription = publisher.attach(
      Receiver(
        receiveValue: {
          intake.take()
          continuation.yield(UncheckedTransfer($0))
        },
        receiveCompletion: {
          if case .failure(let error) = $0 { continuation.finish(throwing: error) } else { continuation.finish() }
        },
        demand: { intake.room(upTo: 0, orElse: $0) }, accepts: nil))
    return Iterator(base: stream.makeAsyncIterator(), intake: intake, subscription: subscription)
  }

  /// The values in order.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncThrowingStream<UncheckedTransfer<P.Output>, any Error>.Iterator
    fileprivate let intake: Intake
    fileprivate let subscription: AnyCancellable

    /// The next value; nil after the end.
    ///
    /// - Throws: The error of the publisher.
    public mutating func next() async throws -> P.Output? {
      intake.release()
      return try await base.next()?.value
    }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence that throws the error of the publisher.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
