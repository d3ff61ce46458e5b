/// Asynchronous work that runs once for all concurrent callers with the same key.
///
/// A cancelled caller receives `CancellationError` at once. The work is cancelled together with its last caller.
@MainActor final class SharedLoads<Key: Hashable & Sendable, Value: Sendable> {
  private struct Load {
    let number: Int
    let task: Task<Void, Never>
    var waiting: [Int: CheckedContinuation<Value, any Error>] = [:]
  }

  private var loads: [Key: Load] = [:]
  private var lastNumber = 0

  /// The number of running loads.
  var count: Int { loads.count }

  /// The value of the work for `key`. Runs `load` if no load for `key` is running.
  ///
  /// - Throws: the error of the work, or `CancellationError` if the calling task is cancelled.
  func value(for key: Key, load: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let waiter = nextNumber()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
        if loads[key] == nil { start(key, load) }
        loads[key]?.waiting[waiter] = continuation
      }
    } onCancel: {
      Task { @MainActor in self.leave(key, waiter) }
    }
  }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  private func start(_ key: Key, _ load: @escaping @Sendable () async throws -> Value) {
    let number = nextNumber()
    let task = Task { [weak self] in
      let result: Result<Value, any Error>
      do { result = .success(try await load()) } catch { result = .failure(error) }
      self?.finish(key, number, result)
    }
    loads[key] = Load(number: number, task: task)
  }

  private func finish(_ key: Key, _ number: Int, _ result: Result<Value, any Error>) {
    guard let load = loads[key], load.number == number else { return }
    loads[key] = nil
    for continuation in load.waiting.values { continuation.resume(with: result) }
  }

  private func leave(_ key: Key, _ waiter: Int) {
    guard let continuation = loads[key]?.waiting.removeValue(forKey: waiter) else { return }
    continuation.resume(throwing: CancellationError())
    guard let load = loads[key], load.waiting.isEmpty else { return }
    load.task.cancel()
    loads[key] = nil
  }
}
