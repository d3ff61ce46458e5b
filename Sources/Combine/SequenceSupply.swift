import Synchronization

/// The elements of a sequence on their way to a receiver: as many as its `demand`, and the remainder after it calls `resume`.
final class SequenceSupply<Elements: Sequence, Failure: Error>: @unchecked Sendable {
  private struct State: @unchecked Sendable {
    /// Nil after the end and after `close()`.
    var receiver: Receiver<Elements.Element, Failure>?
    var isRunning = false
    /// True if `run()` was called during `run()`.
    var isCalledAgain = false
  }

  private let state: Mutex<State>
  /// Used in `run()` alone, by a single thread at a time.
  private var iterator: Elements.Iterator

  init(_ elements: Elements, to receiver: Receiver<Elements.Element, Failure>) {
    state = Mutex(State(receiver: receiver))
    iterator = elements.makeIterator()
  }

  /// Sends elements until the `demand` of the receiver is 0. A `run()` during a `run()` makes that ask for the demand once more.
  func run() {
    guard begin() else { return }
    while let receiver = state.withLock({ UncheckedTransfer($0.receiver) }).value {
      guard let demand = receiver.demand({ [self] in run() }) else { return close() }
      if demand > 0 { sendNext(to: receiver) } else if pause() { return }
    }
  }

  /// Drops the `Receiver`.
  func close() {
    let dropped = state.withLock { state in
      defer { state.receiver = nil }
      return UncheckedTransfer(state.receiver)
    }
    withExtendedLifetime(dropped) {}
  }

  private func sendNext(to receiver: Receiver<Elements.Element, Failure>) {
    if let element = iterator.next() { return receiver.receive(element) }
    close()
    receiver.receive(completion: .finished)
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
