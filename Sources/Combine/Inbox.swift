import Synchronization

/// Calls a subscriber with events from any thread in the order of their arrival; the calls do not overlap.
///
/// An event that arrives while the subscriber runs waits for its return. The thread that runs the subscriber then delivers it, so no
/// thread blocks and the lock is free while the subscriber runs.
final class Inbox<Input, Failure: Error>: @unchecked Sendable {
  /// A value, or the end of the publisher.
  enum Event {
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  private struct State: @unchecked Sendable {
    /// Nil after the end and after `close()`.
    var subscriber: Subscriber<Input, Failure>?
    var waiting: [Event] = []
    var isDelivering = false
  }

  private let state: Mutex<State>

  init(_ subscriber: Subscriber<Input, Failure>) { state = Mutex(State(subscriber: subscriber)) }

  /// Adds an event for the next `deliver()`.
  func add(_ event: Event) {
    let event = UncheckedTransfer(event)
    state.withLock { if $0.subscriber != nil { $0.waiting.append(event.value) } }
  }

  /// Adds an event and delivers it, unless a call of `deliver()` is running.
  func deliver(_ event: Event) {
    add(event)
    deliver()
  }

  /// Delivers the events that wait, unless a call of `deliver()` is running.
  func deliver() {
    var isFirst = true
    while let (subscriber, event) = next(isFirst: isFirst).value {
      isFirst = false
      switch event {
      case .value(let value): subscriber.receive(value)
      case .completion(let end): subscriber.receive(completion: end)
      }
    }
  }

  /// The next event of a call of `deliver()`; nil if that call ends.
  private func next(isFirst: Bool) -> UncheckedTransfer<(Subscriber<Input, Failure>, Event)?> {
    state.withLock { state in
      if isFirst, state.isDelivering { return UncheckedTransfer(nil) }
      guard let subscriber = state.subscriber, !state.waiting.isEmpty else {
        state.isDelivering = false
        return UncheckedTransfer(nil)
      }
      state.isDelivering = true
      let event = state.waiting.removeFirst()
      if case .completion = event { state.subscriber = nil }
      return UncheckedTransfer((subscriber, event))
    }
  }

  /// Drops the subscriber and the events that wait. A running call of the subscriber continues.
  func close() {
    // Released outside of the lock: the release may cancel other subscriptions.
    let dropped = state.withLock { state in
      defer { (state.subscriber, state.waiting) = (nil, []) }
      return UncheckedTransfer((state.subscriber, state.waiting))
    }
    withExtendedLifetime(dropped) {}
  }
}
