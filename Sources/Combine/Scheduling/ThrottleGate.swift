import Synchronization

/// The value and the end that wait for the end of an interval of `throttle`. For any thread.
final class ThrottleGate<Output, Failure: Error>: Sendable {
  typealias End = Subscribers.Completion<Failure>

  private struct State: @unchecked Sendable {
    /// True between `admits(_:)` and `open()`.
    var isClosed = false
    var value: Output?
    var end: End?
  }

  /// True if the last value of an interval counts, false for the first.
  private let latest: Bool
  private let state = Mutex(State())

  init(latest: Bool) { self.latest = latest }

  /// True for a value outside of an interval, which begins an interval. The last or the first value in an interval waits for `open()`.
  func admits(_ value: Output) -> Bool {
    let value = UncheckedTransfer(value)
    let (isAdmitted, old) = state.withLock { state -> (Bool, UncheckedTransfer<Output?>) in
      let old = UncheckedTransfer(state.value)
      if !state.isClosed {
        state.isClosed = true
        return (true, old)
      }
      if latest || state.value == nil { state.value = value.value }
      return (false, old)
    }
    // The old value is released outside of the lock: its release may use the publisher.
    withExtendedLifetime(old) {}
    return isAdmitted
  }

  /// True for an end without a waiting value. After a waiting value, the end waits for `open()`, too.
  func admits(_ end: End) -> Bool {
    state.withLock { state in
      if state.value != nil { state.end = end }
      return state.value == nil
    }
  }

  /// Ends the interval, and returns the waiting `Output` and `End`. A waiting `Output` begins the next interval.
  func open() -> (value: Output?, end: End?) {
    let opened = state.withLock { state in
      let opened = UncheckedTransfer((value: state.value, end: state.end))
      state = State(isClosed: state.value != nil)
      return opened
    }
    return opened.value
  }
}
