import Synchronization

/// The count of values that a subscriber has taken and not yet used, and the `resume` closures of publishers that wait. For any thread.
final class Intake: Sendable {
  private struct State: @unchecked Sendable {
    var used = 0
    var waiting: [() -> Void] = []
  }

  private let state = Mutex(State())

  /// The number of values below `limit`, at least 0. For 0, `resume` is called after a value is released.
  func room(upTo limit: Int, orElse resume: (() -> Void)? = nil) -> Int {
    let resume = UncheckedTransfer(resume)
    return state.withLock { state in
      let room = limit.subtractingReportingOverflow(state.used)
      if room.overflow { return .max }
      if room.partialValue <= 0, let resume = resume.value { state.waiting.append(resume) }
      return max(0, room.partialValue)
    }
  }

  /// Counts a value that has arrived.
  func take() { state.withLock { $0.used += 1 } }

  /// Counts a value as used, and calls the publishers that wait. A value may be released before it arrives.
  func release() {
    let waiting = state.withLock { state in
      state.used -= 1
      defer { state.waiting = [] }
      return UncheckedTransfer(state.waiting)
    }
    for resume in waiting.value { resume() }
  }
}
