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
    var waiting = Queue<Event>()
    var isDelivering = false
  }

  private let state: Mutex<State>

  init(_ subscriber: Subscriber<Input, Failure>) { state = Mutex(State(subscriber: subscriber)) }

  /// Adds an event for the next `deliver()`.
  func add(_ event: Event) {
    let event = UncheckedTransfer(event)
    state.withLock { if $0.subscriber != nil { $0.waiting.append(event.value) } }
  }

  /// Adds an event and delivers it; false if a call of `deliver()` is running, which delivers it then.
  @discardableResult func deliver(_ event: Event) -> Bool {
    add(event)
    return deliver()
  }

  /// Delivers the events that wait; false without an event, or if a call of `deliver()` is running.
  @discardableResult func deliver() -> Bool {
    var isFirst = true
    while let (subscriber, event) = next(isFirst: isFirst).value {
      isFirst = false
      switch event {
      case .value(let value): subscriber.receive(value)
      case .completion(let end): subscriber.receive(completion: end)
      }
    }
    return !isFirst
  }

  /// The next event of a call of `deliver()`; nil if that call ends.
  private func next(isFirst: Bool) -> UncheckedTransfer<(Subscriber<Input, Failure>, Event)?> {
    state.withLock { state in
      if isFirst, state.isDelivering { return UncheckedTransfer(nil) }
      guard let subscriber = state.subscriber, let event = state.waiting.popFirst() else {
        state.isDelivering = false
        return UncheckedTransfer(nil)
      }
      state.isDelivering = true
      if case .completion = event { state.subscriber = nil }
      return UncheckedTransfer((subscriber, event))
    }
  }

  /// True while the subscriber takes values.
  var isHeard: Bool {
    guard let subscriber = state.withLock({ UncheckedTransfer($0.subscriber) }).value else { return false }
    return subscriber.demand({}) != nil
  }

  /// Drops the subscriber and the events that wait. A running call of the subscriber continues.
  func close() {
    // Released outside of the lock: the release may cancel other subscriptions.
    let dropped = state.withLock { state in
      defer { (state.subscriber, state.waiting) = (nil, Queue()) }
      return UncheckedTransfer((state.subscriber, state.waiting))
    }
    withExtendedLifetime(dropped) {}
  }
}
