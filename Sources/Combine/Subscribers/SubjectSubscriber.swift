import Synchronization

/// A subject as the subscriber of a publisher, and the subscription that the subject has of it.
final class SubjectSubscriber<Base: Subject>: Subscriber, Subscription {
  private struct State: @unchecked Sendable {
    /// Nil after the end and after `cancel()`.
    var subject: Base?
    var subscription: (any Subscription)?
  }

  private let state: Mutex<State>

  init(_ subject: Base) { state = Mutex(State(subject: UncheckedTransfer(subject).value)) }

  private var present: State { state.withLock { $0 } }

  private func end() -> State {
    state.withLock { state in
      defer { state = State() }
      return state
    }
  }

  func receive(subscription: any Subscription) {
    let new = UncheckedTransfer(subscription)
    let subject = state.withLock { state -> UncheckedTransfer<Base?> in
      guard state.subscription == nil, let subject = state.subject else { return UncheckedTransfer(nil) }
      state.subscription = new.value
      return UncheckedTransfer(subject)
    }
    if let subject = subject.value { subject.send(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Base.Output) -> Subscribers.Demand {
    present.subject?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Base.Failure>) { end().subject?.send(completion: completion) }

  func request(_ demand: Subscribers.Demand) { present.subscription?.request(demand) }

  func cancel() { end().subscription?.cancel() }
}
