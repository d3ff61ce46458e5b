/// The values of a publisher as an asynchronous sequence. Values that are not awaited yet are kept.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The values of the publisher.
  public typealias Element = P.Output
  private let publisher: P

  /// Creates the sequence of the values of `publisher`.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher; the subscription ends with the iterator.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream<UncheckedTransfer<P.Output>>.makeStream()
    let subscription = publisher.sink(
      receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield(UncheckedTransfer($0)) })
    return Iterator(base: stream.makeAsyncIterator(), subscription: subscription)
  }

  /// The values in order.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncStream<UncheckedTransfer<P.Output>>.Iterator
    fileprivate let subscription: AnyCancellable

    /// The next value; nil after the end.
    public mutating func next() async -> P.Output? { await base.next()?.value }
  }
}

/// The values of a publisher that may fail as an asynchronous sequence. Values that are not awaited yet are kept.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The values of the publisher.
  public typealias Element = P.Output
  private let publisher: P

  /// Creates the sequence of the values of `publisher`.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher; the subscription ends with the iterator.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncThrowingStream<UncheckedTransfer<P.Output>, any Error>.makeStream()
    let subscription = publisher.sink {
      if case .failure(let error) = $0 { continuation.finish(throwing: error) } else { continuation.finish() }
    } receiveValue: {
      continuation.yield(UncheckedTransfer($0))
    }
    return Iterator(base: stream.makeAsyncIterator(), subscription: subscription)
  }

  /// The values in order.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncThrowingStream<UncheckedTransfer<P.Output>, any Error>.Iterator
    fileprivate let subscription: AnyCancellable

    /// The next value; nil after the end.
    ///
    /// - Throws: The error of the publisher.
    public mutating func next() async throws -> P.Output? { try await base.next()?.value }
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
