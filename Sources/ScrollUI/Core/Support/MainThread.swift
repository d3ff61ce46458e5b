import Synchronization

/// Transfers work to the main actor.
package enum MainThread {
  private static let isMainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True if the main actor runs on the current thread. After `dispatchMain()` that need not be the first thread, so
  /// `Thread.isMainThread` is not sufficient.
  package static var isCurrent: Bool {
    let current = UInt(pthread_self())
    if first.load(ordering: .relaxed) == current { return true }
    guard Thread.isMainThread else { return DispatchQueue.getSpecific(key: isMainQueue) == true }
    first.store(current, ordering: .relaxed)
    return true
  }

  /// The process's first thread; 0 before it was seen. `Thread.isMainThread` is two system calls, and each read of an environment value asks.
  private static let first = Atomic<UInt>(0)

  /// Runs `work` on the main actor later, never before the caller returns.
  static func later(_ work: @escaping @MainActor @Sendable () -> Void) { DispatchQueue.main.async(execute: work) }
}
