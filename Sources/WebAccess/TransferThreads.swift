import Foundation
import Synchronization

/// Threads for work that blocks. At most `limit` run at a time; further work waits in the order of its calls. A thread ends when no work
/// is left.
package final class TransferThreads: Sendable {
  private struct State {
    var threads = 0
    var waiting: [@Sendable () -> Void] = []
    /// The index of the first of `waiting` that has not begun.
    var first = 0

    mutating func next() -> (@Sendable () -> Void)? {
      guard first < waiting.count else {
        waiting.removeAll()
        first = 0
        threads -= 1
        return nil
      }
      defer { first += 1 }
      return waiting[first]
    }
  }

  /// True since the first call of `run(_:)` in the process.
  package static var isUsed: Bool { hasThread.load(ordering: .acquiring) }
  private static let hasThread = Atomic(false)

  /// The threads of all transfers. A thread that waits for a silent server costs its stack and two file descriptors.
  static let shared = TransferThreads(limit: 16)

  private let limit: Int
  private let state = Mutex(State())

  /// Creates threads on demand, at most `limit` ≥ 1.
  package init(limit: Int) { self.limit = limit }

  /// Runs `work` on a thread, in the order of the calls.
  package func run(_ work: @escaping @Sendable () -> Void) {
    let needsThread = state.withLock { state in
      state.waiting.append(work)
      guard state.threads < limit else { return false }
      state.threads += 1
      return true
    }
    guard needsThread else { return }
    Self.hasThread.store(true, ordering: .releasing)
    Thread.detachNewThread { [self] in
      while let work = state.withLock({ $0.next() }) { work() }
    }
  }
}
