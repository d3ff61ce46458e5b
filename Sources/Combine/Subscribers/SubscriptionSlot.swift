import Synchronization

/// A place for a subscription that arrives after the object that it belongs to may have ended.
final class SubscriptionSlot: Sendable {
  private struct State: @unchecked Sendable {
    var isClosed = false
    var subscription: (any Cancellable)?
  }

  private let state = Mutex(State())

  /// True after `close()` and `drop()`.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Keeps `new` until `close()`. After that, or if there is a subscription, cancels it and returns false.
  @discardableResult func keep(_ new: any Cancellable) -> Bool {
    let new = UncheckedTransfer(new)
    let isKept = state.withLock { state in
      if state.isClosed || state.subscription != nil { return false }
      state.subscription = new.value
      return true
    }
    if !isKept { new.value.cancel() }
    return isKept
  }

  /// Cancels the subscription.
  func close() { end()?.cancel() }

  /// Releases the subscription of a publisher that has ended.
  func drop() { withExtendedLifetime(end()) {} }

  private func end() -> (any Cancellable)? {
    state.withLock { state in
      defer { state = State(isClosed: true) }
      return UncheckedTransfer(state.subscription)
    }.value
  }
}
