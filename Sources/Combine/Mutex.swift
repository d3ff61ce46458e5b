#if THREAD_SANITIZER
  import Foundation

  /// Replaces `Synchronization.Mutex` in the build of `Scripts/sanitize thread`: the sanitizer knows `pthread_mutex_t`, and does not see the
  /// order that Swift's own lock makes, so it would report every guarded access as a race.
  final class Mutex<Value>: @unchecked Sendable {
    /// The padding gives a `Void` an address of its own.
    private var guarded: (value: Value, padding: UInt8)
    private let handle: UnsafeMutablePointer<pthread_mutex_t>

    init(_ value: Value) {
      guarded = (value, 0)
      handle = .allocate(capacity: 1)
      pthread_mutex_init(handle, nil)
    }

    deinit {
      pthread_mutex_destroy(handle)
      handle.deallocate()
    }

    /// Runs `body` while no other thread runs a body of this lock.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
      pthread_mutex_lock(handle)
      defer { pthread_mutex_unlock(handle) }
      return try body(&guarded.value)
    }
  }
#endif
