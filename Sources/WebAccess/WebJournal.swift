import Synchronization

/// A journal of `WebTransfer` results: records them, or replays a recording instead of sending requests.
package final class WebJournal: Sendable {
  private struct State {
    /// The answers that are left; nil if requests are sent.
    var answers: [String: [WebTransfer.Result]]?
    var note: (@Sendable (String, WebTransfer.Result) -> Void)?
  }

  private let state = Mutex(State())
  /// True if a recording is replayed and no request is sent.
  package var isReplay: Bool { state.withLock { $0.answers != nil } }

  /// The journal of this process; nil without recording or replay. Set it before the first transfer.
  package nonisolated(unsafe) static var current: WebJournal?

  /// Creates a journal.
  ///
  /// - Parameters:
  ///   - answers: The answers of a recording by address, in order; nil sends requests to the servers.
  ///   - note: Called with each answer, on any thread.
  package init(
    replaying answers: [String: [WebTransfer.Result]]?, note: (@Sendable (String, WebTransfer.Result) -> Void)?
  ) {
    begin(replaying: answers, note: note)
  }

  /// Begins another recording or replay, with the parameters of ``init(replaying:note:)``. A `WebTransfer` that is running completes.
  package func begin(
    replaying answers: [String: [WebTransfer.Result]]?, note: (@Sendable (String, WebTransfer.Result) -> Void)?
  ) {
    state.withLock {
      $0.answers = answers
      $0.note = note
    }
  }

  /// The next recorded answer for an address, or nil after the last of them.
  func answer(for address: String) -> WebTransfer.Result? {
    state.withLock { state in
      guard state.answers?[address]?.isEmpty == false else { return nil }
      return state.answers?[address]?.removeFirst()
    }
  }

  func note(_ result: WebTransfer.Result, for address: String) {
    state.withLock { $0.note }?(address, result)
  }
}
