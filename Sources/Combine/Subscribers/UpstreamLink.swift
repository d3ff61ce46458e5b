import Synchronization

/// A `Receiver` as the subscriber of any publisher.
///
/// A `Source` takes the receiver out of the link. A publisher of a program has the link as its `Subscriber`: each change of the receiver's demand
/// becomes a `request(_:)`, or the result of `receive(_:)` during that.
final class UpstreamLink<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  let receiver: Receiver<Input, Failure>

  private struct State: @unchecked Sendable {
    var isOver = false
    var subscription: (any Subscription)?
    /// The number of values that were asked for and have not arrived; `Int.max` without a limit.
    var outstanding = 0
    /// True during `request(_:)` and `receive(_:)`, in which further asking waits.
    var isAsking = false
    var isAskedAgain = false
  }

  private let state = Mutex(State())
  /// The token of a `Source`.
  private let token = SubscriptionSlot()

  init(_ receiver: Receiver<Input, Failure>) { self.receiver = receiver }

  /// Keeps the token of a `Source` until `cancel()`.
  func keep(_ token: AnyCancellable) { self.token.keep(token) }

  /// Ends the subscription. Values and an end that arrive later are dropped.
  func cancel() {
    end()?.cancel()
    token.close()
  }

  /// Drops the subscription and returns it; nil after the end.
  private func end() -> (any Subscription)? {
    state.withLock { state in
      defer { (state.isOver, state.subscription) = (true, nil) }
      return UncheckedTransfer(state.subscription)
    }.value
  }

  func receive(subscription: any Subscription) {
    let new = UncheckedTransfer(subscription)
    let isFirst = state.withLock { state in
      if state.isOver || state.subscription != nil { return false }
      state.subscription = new.value
      return true
    }
    if isFirst { ask() } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let (isOver, isOutermost) = state.withLock { state in
      defer { state.isAsking = true }
      if state.outstanding > 0, state.outstanding < .max { state.outstanding -= 1 }
      return (state.isOver, !state.isAsking)
    }
    if !isOver { receiver.receive(input) }
    var demand = further()
    while isOutermost, endAsking() { demand += further() }
    return demand
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let isFirst = state.withLock { state in
      defer { state.isOver = true }
      return !state.isOver
    }
    guard isFirst else { return }
    withExtendedLifetime(end()) { receiver.receive(completion: completion) }
  }

  /// Asks for the values that the receiver takes and that were not asked for.
  private func ask() {
    let isFirst = state.withLock { state in
      defer { state.isAsking = true }
      state.isAskedAgain = state.isAsking
      return !state.isAsking
    }
    guard isFirst else { return }
    repeat {
      let demand = further()
      guard demand > 0 else { continue }
      state.withLock { UncheckedTransfer($0.subscription) }.value?.request(demand)
    } while endAsking()
  }

  /// Ends a call of `ask()` or `receive(_:)`; true if `ask()` was called meanwhile, so that the caller has to ask again.
  private func endAsking() -> Bool {
    state.withLock { state in
      defer { state.isAskedAgain = false }
      state.isAsking = state.isAskedAgain
      return state.isAskedAgain
    }
  }

  /// The number of values to ask for. A publisher that sends its values while it is subscribed to is cancelled here after the end of the receiver.
  private func further() -> Subscribers.Demand {
    let (isOver, isUnlimited) = state.withLock { ($0.isOver, $0.outstanding == .max) }
    if isOver { return .none }
    guard let demand = receiver.demand(isUnlimited ? nil : { [weak self] in self?.ask() }) else {
      cancel()
      return .none
    }
    return state.withLock { state in
      let further = state.outstanding == .max ? 0 : demand - state.outstanding
      guard further > 0 else { return .none }
      state.outstanding = demand
      return demand == .max ? .unlimited : .max(further)
    }
  }
}
