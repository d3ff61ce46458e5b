import Engine
import Foundation

/// Ends the program if the display stops answering while a window is opened or shown. SDL waits for the answers of a Wayland compositor without
/// end, also after the connection is lost.
package enum OpeningWatch {
  /// The time in seconds that a display has for its answers.
  static let patience = 20.0

  /// Calls `body`. After `patience` a line says that the display does not answer, and the process ends with status 3.
  package static func run<Result>(patience: Double = patience, _ body: () -> Result) -> Result {
    let isFinished = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      guard isFinished.wait(timeout: .now() + patience) == .timedOut else { return }
      StandardError.print("\(ProcessInfo.processInfo.processName): \(HostError.silentDisplay)")
      _exit(3)
    }
    defer { isFinished.signal() }
    return body()
  }
}

extension HostError {
  /// The error for a display that does not answer.
  static var silentDisplay: HostError { .noDisplay(message: "the display \(displayName) does not answer") }

  /// The name of the display by the environment.
  static var displayName: String {
    let environment = ProcessInfo.processInfo.environment
    return ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
      ?? ""
  }
}
