import Foundation
import Synchronization

/// What servers have sent in this run: written down, or given back from a recording instead of asking them.
package final class WebJournal: Sendable {
  private struct State {
    var answers: [String: [WebTransfer.Result]] = [:]
    var note: (@Sendable (String, WebTransfer.Result) -> Void)?
  }

  private let state = Mutex(State())
  /// True if servers are not asked at all.
  package let isReplay: Bool

  /// The journal of this process; nil while nothing is recorded or replayed. Set before the first transfer.
  package nonisolated(unsafe) static var current: WebJournal?

  /// `replaying`: the answers of a recording by their addresses, in order; nil asks the servers. `note` is told of each answer, on any
  /// thread.
  package init(
    replaying answers: [String: [WebTransfer.Result]]?, note: (@Sendable (String, WebTransfer.Result) -> Void)?
  ) {
    isReplay = answers != nil
    state.withLock {
      $0.answers = answers ?? [:]
      $0.note = note
    }
  }

  /// The next answer that the recording has for an address.
  func answer(for address: String) -> WebTransfer.Result? {
    state.withLock { state in
      guard state.answers[address]?.isEmpty == false else { return nil }
      return state.answers[address]?.removeFirst()
    }
  }

  func note(_ result: WebTransfer.Result, for address: String) {
    state.withLock { $0.note }?(address, result)
  }
}
