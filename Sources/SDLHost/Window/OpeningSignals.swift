import Foundation

/// `SIGINT` and `SIGTERM` while a display is opened: they end the program at once, as no loop reads the `SDL_QUIT` of SDL's handlers yet.
@MainActor final class OpeningSignals {
  private var handlers: [(signal: Int32, action: sigaction)] = []

  /// Sets the default action until `restore()`. A signal that the program ignores, as after `nohup`, stays ignored.
  init() {
    for signal in [SIGINT, SIGTERM] {
      var action = sigaction()
      guard sigaction(signal, nil, &action) == 0, !action.isIgnored else { continue }
      // All zeros: the default action.
      var standard = sigaction()
      sigaction(signal, &standard, nil)
      handlers.append((signal, action))
    }
  }

  /// Sets the handlers of SDL again.
  func restore() {
    for handler in handlers {
      var action = handler.action
      sigaction(handler.signal, &action, nil)
    }
    handlers = []
  }
}

extension sigaction {
  /// True if the handler is `SIG_IGN`.
  var isIgnored: Bool { __sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) } == 1 }

  /// True if the handler is `SIG_DFL`.
  var isDefault: Bool { __sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) } ?? 0 == 0 }
}
