import Synchronization

/// A publisher of a single value, or an error, that comes later. The work begins at once, and each subscriber has the result.
public final class Future<Output, Failure: Error>: Publisher, Source, @unchecked Sendable {
  /// Sets the result. A second call has no effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private struct State: @unchecked Sendable {
    var result: Result<Output, Failure>?
    /// The subscribers that wait for the result.
    var waiting: [Inbox<Output, Failure>] = []
  }

  private let state = Mutex(State())

  /// Calls `attemptToFulfill` with a promise to set the result, before it returns.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ new: Result<Output, Failure>) {
    let new = UncheckedTransfer(new)
    let waiting = state.withLock { state in
      guard state.result == nil else { return [Inbox<Output, Failure>]() }
      state.result = new.value
      defer { state.waiting = [] }
      return state.waiting
    }
    for inbox in waiting { deliver(new.value, to: inbox) }
  }

  private func deliver(_ result: Result<Output, Failure>, to inbox: Inbox<Output, Failure>) {
    if case .success(let value) = result { inbox.deliver(.value(value)) }
    inbox.deliver(.completion(result.end))
  }

  /// Sends the result to `receiver`, now or later.
  package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    let inbox = Inbox(receiver)
    let known = state.withLock { state in
      if state.result == nil { state.waiting.append(inbox) }
      return UncheckedTransfer(state.result)
    }
    if let result = known.value { deliver(result, to: inbox) }
    return AnyCancellable { [weak self] in
      inbox.close()
      self?.state.withLock { $0.waiting.removeAll { $0 === inbox } }
    }
  }
}

extension Future {
  /// The result.
  ///
  /// - Throws: The error of the future.
  public var value: Output {
    get async throws {
      var iterator = AsyncThrowingPublisher(self).makeAsyncIterator()
      guard let value = try await iterator.next() else { throw CancellationError() }
      return value
    }
  }
}

/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher, Source {
  /// The values of the made publisher.
  public typealias Output = DeferredPublisher.Output
  /// The error of the made publisher.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that calls `createPublisher` for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  /// Makes the publisher and subscribes to it.
  package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    createPublisher().attach(receiver)
  }
}

/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher, Source {
  private let completesImmediately: Bool

  /// Creates a publisher that ends at once, or never if `completeImmediately` is false.
  public init(completeImmediately: Bool = true) { completesImmediately = completeImmediately }

  /// Creates a publisher of given types that ends at once, or never if `completeImmediately` is false.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Sends the end.
  package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    if completesImmediately { receiver.receive(completion: .finished) }
    return AnyCancellable {}
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher, Source {
  /// The error.
  public let error: Failure

  /// Creates a publisher that fails with `error`.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher of a given type that fails with `error`.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Sends the error.
  package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    receiver.receive(completion: .failure(error))
    return AnyCancellable {}
  }
}

extension Result {
  /// The end of a publisher with this result.
  var end: Subscribers.Completion<Failure> {
    switch self {
    case .success: .finished
    case .failure(let error): .failure(error)
    }
  }

  /// A publisher of the value, or of the error.
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher(start: { receiver in
      if case .success(let value) = self { receiver.receive(value) }
      receiver.receive(completion: end)
      return AnyCancellable {}
    })
  }
}
