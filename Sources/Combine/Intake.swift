import Synchronization

/// The count of values that a subscriber has taken and not yet used, and the `Resumption` closures of publishers that wait. For any thread.
final class Intake: Sendable {
  private struct State: @unchecked Sendable {
    var used = 0
    var waiting: [Resumption] = []
  }

  private let state = Mutex(State())

  /// The number of values below `limit`, at least 0. For 0, `resume` is called after a value is released.
  func room(upTo limit: Int, orElse resume: Resumption? = nil) -> Int {
    let resume = UncheckedTransfer(resume)
    return state.withLock { state in
      let room = limit.subtractingReportingOverflow(state.used)
      if room.overflow { return .max }
      if room.partialValue <= 0, let resume = resume.value { state.waiting.append(resume) }
      return max(0, room.partialValue)
    }
  }

  /// The number of values that are read ahead of an event of another `Publisher`, or of a `Scheduler`.
  static let readAhead = 1000

  /// The demand for values that wait for another event: at most `readAhead` values, and then 0 until `empty()`. Without a bound for a subscriber
  /// that takes any number of values: it has all values of a `Sequence` before `subscribe` returns.
  func demand(_ demand: Int?, orElse resume: Resumption?) -> Int? {
    guard let limit = demand, limit > 0, limit < .max else { return demand }
    return min(limit, room(upTo: Self.readAhead, orElse: resume))
  }

  /// The part of `demand` that leaves at most `limit` values.
  func demand(_ demand: Int?, upTo limit: Int, orElse resume: Resumption?) -> Int? {
    guard let demand, demand > 0 else { return demand }
    return min(demand, room(upTo: limit, orElse: resume))
  }

  /// Counts a value that has arrived.
  func take() { state.withLock { $0.used += 1 } }

  /// Counts a value as used, and calls the publishers that wait. A value may be released before it arrives.
  func release() { reduce { $0 - 1 } }

  /// Counts all values as used, and calls the publishers that wait.
  func empty() { reduce { _ in 0 } }

  private func reduce(_ used: (Int) -> Int) {
    let waiting = state.withLock { state in
      state.used = used(state.used)
      defer { state.waiting = [] }
      return UncheckedTransfer(state.waiting)
    }
    for resume in waiting.value { resume() }
  }
}
