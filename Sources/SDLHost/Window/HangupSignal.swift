import Foundation

/// SIGHUP, which a terminal sends when it is closed.
enum HangupSignal {
  /// Lets it end the program as SIGTERM does, which SDL reports as its quit event. A program that was started to ignore it (`nohup`)
  /// goes on ignoring it.
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
