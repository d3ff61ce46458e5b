import Synchronization

/// A value that is due after an interval without a later value. A single call of the `Scheduler` is pending at a time, and it does not retain the `Alarm`.
final class Alarm<Context: Scheduler, Value>: @unchecked Sendable {
  private struct State: @unchecked Sendable {
    var value: Value?
    /// The time for `value`.
    var due: Context.SchedulerTimeType?
    /// The number of calls of `set(_:)`.
    var number = 0
    var isPending = false

    /// The value that is due in the call for `number`, or the call that has to follow.
    mutating func next(after number: Int) -> (value: Value?, call: (number: Int, due: Context.SchedulerTimeType)?) {
      if value != nil, self.number > number, let due { return (nil, (self.number, due)) }
      defer { (value, isPending) = (nil, false) }
      return (value, nil)
    }
  }

  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let action: (Alarm, Value) -> Void
  private let state = Mutex(State())

  /// Creates an alarm. `action` is called on `scheduler`.
  init(_ scheduler: Context, interval: Context.SchedulerTimeType.Stride, action: @escaping (Alarm, Value) -> Void) {
    self.scheduler = scheduler
    self.interval = interval
    self.action = action
  }

  /// Replaces the value, and begins `interval`.
  func set(_ value: Value) {
    let new = UncheckedTransfer((value: value, due: scheduler.now.advanced(by: interval)))
    let (number, old) = state.withLock { state -> (Int?, UncheckedTransfer<Value?>) in
      let old = UncheckedTransfer(state.value)
      (state.value, state.due) = (new.value.value, new.value.due)
      state.number += 1
      defer { state.isPending = true }
      return (state.isPending ? nil : state.number, old)
    }
    // The old value is released outside of the lock: its release may use the publisher.
    withExtendedLifetime(old) {}
    if let number { schedule(number, new.value.due) }
  }

  /// Removes the value and returns it; nil after the call of `action`.
  @discardableResult func take() -> Value? {
    state.withLock { state in
      defer { state.value = nil }
      return UncheckedTransfer(state.value)
    }.value
  }

  private func schedule(_ number: Int, _ due: Context.SchedulerTimeType) {
    scheduler.schedule(after: due) { [weak self] in self?.call(number) }
  }

  /// Calls `action` with the value of `number`, or waits for a later value.
  private func call(_ number: Int) {
    let (value, next) = state.withLock { state in UncheckedTransfer(state.next(after: number)) }.value
    if let next { schedule(next.number, next.due) }
    if let value { action(self, value) }
  }
}
