import Synchronization

/// The elements of a sequence on their way to a subscriber: as many as its `demand`, and the remainder after it calls `resume`.
final class SequenceSupply<Elements: Sequence>: @unchecked Sendable {
  private struct State: @unchecked Sendable {
    /// Nil after the end and after `close()`.
    var subscriber: Subscriber<Elements.Element, Never>?
    var isRunning = false
    /// True if `run()` was called during `run()`.
    var isCalledAgain = false
  }

  private let state: Mutex<State>
  /// Used in `run()` alone, by a single thread at a time.
  private var iterator: Elements.Iterator

  init(_ elements: Elements, to subscriber: Subscriber<Elements.Element, Never>) {
    state = Mutex(State(subscriber: subscriber))
    iterator = elements.makeIterator()
  }

  /// Sends elements until the `demand` of the subscriber is 0. A `run()` during a `run()` makes that ask for the demand once more.
  func run() {
    guard begin() else { return }
    while let subscriber = state.withLock({ UncheckedTransfer($0.subscriber) }).value {
      guard let demand = subscriber.demand({ [self] in run() }) else { return close() }
      if demand > 0 { sendNext(to: subscriber) } else if pause() { return }
    }
  }

  /// Drops the `Subscriber`.
  func close() {
    let dropped = state.withLock { state in
      defer { state.subscriber = nil }
      return UncheckedTransfer(state.subscriber)
    }
    withExtendedLifetime(dropped) {}
  }

  private func sendNext(to subscriber: Subscriber<Elements.Element, Never>) {
    if let element = iterator.next() { return subscriber.receive(element) }
    close()
    subscriber.receive(completion: .finished)
  }

  /// False if a call of `run()` is running.
  private func begin() -> Bool {
    state.withLock { state in
      state.isCalledAgain = state.isRunning
      defer { state.isRunning = true }
      return !state.isRunning
    }
  }

  /// Ends a call of `run()`, unless a further call came meanwhile.
  private func pause() -> Bool {
    state.withLock { state in
      state.isRunning = state.isCalledAgain
      state.isCalledAgain = false
      return !state.isRunning
    }
  }
}

extension Sequence {
  /// A publisher of the elements in order. A subscriber has all of them before `subscribe` returns, unless it takes fewer:
  /// `(1...).publisher.prefix(3)` sends 1, 2, 3 and ends.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher(start: { subscriber in
      let supply = SequenceSupply(self, to: subscriber)
      supply.run()
      return AnyCancellable { supply.close() }
    })
  }
}

extension Optional {
  /// A publisher of the value; without values for nil.
  public var publisher: AnyPublisher<Wrapped, Never> { map { [$0] }.map(\.publisher) ?? [Wrapped]().publisher }
}
