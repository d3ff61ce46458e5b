import Synchronization

/// Calls a `Receiver` with events from any thread in the order of their arrival; the calls do not overlap.
///
/// An event that arrives while the receiver runs waits for its return. The thread that runs the receiver then delivers it, so no
/// thread blocks and the lock is free while the receiver runs.
final class Inbox<Input, Failure: Error>: @unchecked Sendable {
  /// A value, or the end of the publisher.
  enum Event {
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  /// The use of values that the receiver does not accept (`Receiver.accepts`).
  enum Refusal {
    /// They are passed on all the same: the values of a publisher that does not repeat them.
    case ignored
    /// They are dropped.
    case drops
    /// The last is delivered once it is accepted.
    case keepsLast
  }

  private struct State: @unchecked Sendable {
    /// Nil after the end and after `close()`.
    var receiver: Receiver<Input, Failure>?
    var waiting = Queue<Event>()
    var isDelivering = false
    /// The last value that the receiver did not accept, with `Refusal.keepsLast`.
    var refused: Input?
  }

  private let state: Mutex<State>
  private let refusal: Refusal

  init(_ receiver: Receiver<Input, Failure>, refusal: Refusal = .ignored) {
    state = Mutex(State(receiver: receiver))
    self.refusal = refusal
  }

  /// Adds an event for the next `deliver()`.
  func add(_ event: Event) {
    let event = UncheckedTransfer(event)
    state.withLock { if $0.receiver != nil { $0.waiting.append(event.value) } }
  }

  /// Adds an event and delivers it; false if a call of `deliver()` is running, which delivers it then.
  @discardableResult func deliver(_ event: Event) -> Bool {
    add(event)
    return deliver()
  }

  /// Delivers the events that wait; false without an event, or if a call of `deliver()` is running.
  @discardableResult func deliver() -> Bool {
    var isFirst = true
    while let (receiver, event) = next(isFirst: isFirst).value {
      isFirst = false
      switch event {
      case .value(let value): offer(value, to: receiver)
      case .completion(let end): receiver.receive(completion: end)
      }
    }
    return !isFirst
  }

  private func offer(_ value: Input, to receiver: Receiver<Input, Failure>) {
    guard let accepts = receiver.accepts, refusal != .ignored else { return receiver.receive(value) }
    guard refusal == .keepsLast else { return accepts(nil) ? receiver.receive(value) : () }
    // Stored before the question: `resume` may be called before the answer returns.
    let isWaiting = exchangeRefused(value) != nil
    let isAccepted = accepts(isWaiting ? nil : { [weak self] in self?.offerRefused() })
    if isAccepted, let value = exchangeRefused(nil) { receiver.receive(value) }
  }

  /// Delivers the value that was not accepted.
  private func offerRefused() {
    guard let value = exchangeRefused(nil) else { return }
    deliver(.value(value))
  }

  private func exchangeRefused(_ value: Input?) -> Input? {
    let value = UncheckedTransfer(value)
    return state.withLock { state in
      defer { state.refused = value.value }
      return UncheckedTransfer(state.refused)
    }.value
  }

  /// The next event of a call of `deliver()`; nil if that call ends.
  private func next(isFirst: Bool) -> UncheckedTransfer<(Receiver<Input, Failure>, Event)?> {
    state.withLock { state in
      if isFirst, state.isDelivering { return UncheckedTransfer(nil) }
      guard let receiver = state.receiver, let event = state.waiting.popFirst() else {
        state.isDelivering = false
        return UncheckedTransfer(nil)
      }
      state.isDelivering = true
      if case .completion = event { state.receiver = nil }
      return UncheckedTransfer((receiver, event))
    }
  }

  /// True while the receiver takes values.
  var isHeard: Bool { receiver?.demand(nil) != nil }

  /// True if the receiver accepts a value that cannot wait; otherwise `resume` is called once it does.
  func accepts(_ resume: @escaping Resumption) -> Bool { receiver?.accepts?(resume) ?? true }

  private var receiver: Receiver<Input, Failure>? { state.withLock { UncheckedTransfer($0.receiver) }.value }

  /// Drops the receiver and the events that wait. A running call of the receiver continues.
  func close() {
    // Released outside of the lock: the release may cancel other subscriptions.
    let dropped = state.withLock { state in
      defer { (state.receiver, state.waiting, state.refused) = (nil, Queue(), nil) }
      return UncheckedTransfer((state.receiver, state.waiting, state.refused))
    }
    withExtendedLifetime(dropped) {}
  }
}
