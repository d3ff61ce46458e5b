extension MainThread {
  /// Runs `work` immediately if `isCurrent`, otherwise as soon as the main actor is free, in the caller's transaction.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      let transaction = UncheckedTransfer(Transaction.current)
      DispatchQueue.main.async { withTransaction(transaction.value) { work() } }
    }
  }
}
