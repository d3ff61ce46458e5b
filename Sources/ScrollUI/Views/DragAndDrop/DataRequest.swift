import Synchronization

/// A request for data from a handler of an `NSItemProvider`. It is answered once: by the handler, or by the cancellation of its task.
final class DataRequest: Sendable {
  typealias Handler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private struct State {
    var continuation: CheckedContinuation<Data, any Error>?
    var result: Result<Data, any Error>?
  }

  private let state = Mutex(State())

  /// The `Data` that a `Handler` makes. A handler that answers at once causes no suspension.
  static func load(
    _ type: UTType, with handler: Handler, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Data {
    let request = DataRequest()
    let progress = handler { data, error in
      request.answer(data.map { .success($0) } ?? .failure(error ?? TransferError(type: type)))
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation(isolation: isolation) { request.await(with: $0) }
    } onCancel: {
      request.answer(.failure(CancellationError()))
      progress?.cancel()
    }
  }

  private func await(with continuation: CheckedContinuation<Data, any Error>) {
    let result = state.withLock { state in
      if state.result == nil { state.continuation = continuation }
      return state.result
    }
    if let result { continuation.resume(with: result) }
  }

  private func answer(_ result: Result<Data, any Error>) {
    let continuation = state.withLock { state in
      guard state.result == nil else { return nil as CheckedContinuation<Data, any Error>? }
      state.result = result
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume(with: result)
  }
}
