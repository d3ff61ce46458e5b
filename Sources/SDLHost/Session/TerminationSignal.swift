import Foundation
import Synchronization

/// Signals that end a run without a display: its outputs are closed between two frames. A second signal ends it at once.
@MainActor final class TerminationSignal {
  private nonisolated static let received = Atomic<Int32>(0)
  private var signals: [Int32] = []

  /// Notes `SIGINT`, `SIGTERM` and `SIGHUP` until `end()`, except for those that the program handles or ignores.
  init() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      guard sigaction(number, nil, &action) == 0, action.isDefault else { continue }
      action.__sigaction_handler.sa_handler = recordSignal
      action.sa_flags = Int32(truncatingIfNeeded: SA_RESETHAND)
      sigaction(number, &action, nil)
      signals.append(number)
    }
  }

  nonisolated static func note(_ number: Int32) { received.store(number, ordering: .relaxed) }

  /// The signal that was received; nil without a signal.
  var received: Int32? {
    let number = Self.received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Sets the default actions again.
  func end() {
    for number in signals { signal(number, SIG_DFL) }
    signals = []
  }
}

/// The handler, which may only store a number.
private func recordSignal(_ number: Int32) { TerminationSignal.note(number) }
