import Foundation

/// Handling of `SIGHUP`, which a terminal sends when it is closed.
enum HangupSignal {
  /// Makes `SIGHUP` end the program like `SIGTERM`, which SDL reports as `SDL_QUIT`. A program that was started with
  /// `SIGHUP` ignored (`nohup`) keeps ignoring it.
  static func endsAsTermination() {
    var action = sigaction()
    sigaction(SIGHUP, nil, &action)
    if let handler = action.__sigaction_handler.sa_handler,
      unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    {
      return
    }
    signal(SIGHUP) { _ in kill(getpid(), SIGTERM) }
  }
}
