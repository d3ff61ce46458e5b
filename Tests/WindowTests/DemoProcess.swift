import Foundation
import ProcessSupport
import Synchronization

/// A program with one window on a ``VirtualDisplay``, with a mouse, a keyboard and a close button.
///
/// The window has no frame, because there is no window manager. Coordinates are the window's points, y down.
final class DemoProcess: Sendable {
  let process: ChildProcess
  private let display: VirtualDisplay
  private let window = Mutex<UInt?>(nil)

  /// The demo to test: $SCROLLDEMO_BIN (Scripts/test sets it to the release build), otherwise this build's.
  static var demoPath: String {
    ProcessInfo.processInfo.environment["SCROLLDEMO_BIN"]
      ?? ChildProcess.buildDirectory.appendingPathComponent("scrolldemo").path
  }

  /// Starts the demo, or `executable` if given.
  init(
    on display: VirtualDisplay, executable: String = DemoProcess.demoPath, _ arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws {
    self.display = display
    // The state of earlier runs would change the page and the size of the window.
    let own = ["XDG_STATE_HOME": TemporaryFolder.unusedPath().path]
    process = try ChildProcess(
      executable, arguments, environment: display.environment.merging(own) { $1 }.merging(environment) { $1 })
  }

  var output: String { process.output }
  var errorOutput: String { process.errorOutput }

  // MARK: Window

  /// Waits until the program shows a window, gives it the keyboard, and returns X's number for it.
  ///
  /// - Throws: at the deadline, or if the program ends; the error contains its output.
  @discardableResult
  func waitForWindow(within deadline: Duration = .seconds(30)) async throws -> UInt {
    if let known = window.withLock({ $0 }) { return known }
    let found = try await searchWindow(within: deadline)
    try await display.xdotool("windowfocus", "--sync", "\(found)")
    window.withLock { $0 = found }
    return found
  }

  private func searchWindow(within deadline: Duration) async throws -> UInt {
    let search = try ChildProcess(
      "xdotool", ["search", "--sync", "--onlyvisible", "--pid", "\(process.identifier)"],
      environment: display.environment)
    // The search would wait for a window that can no longer appear.
    process.whenEnded { [weak search] in search?.terminate() }
    let found = try await search.exit(within: deadline)
    guard let window = found.output.split(separator: "\n").first.flatMap({ UInt($0) }) else {
      throw ChildProcess.Failure("\(process.name) shows no window.\n\(output)\(errorOutput)")
    }
    return window
  }

  /// Waits until the program has written a line that satisfies `isWanted`, and returns it.
  ///
  /// - Throws: when there is none at the deadline, or the program ends first.
  @discardableResult
  func waitForLine(
    within deadline: Duration = .seconds(30), where isWanted: @Sendable (Substring) -> Bool
  ) async throws -> String {
    let end = ContinuousClock.now + deadline
    while true {
      let wasRunning = process.isRunning
      // Read once: the program may write at any time.
      let output = output
      let complete = output.prefix(upTo: output.lastIndex(of: "\n") ?? output.startIndex)
      if let line = complete.split(separator: "\n").first(where: isWanted) { return String(line) }
      guard wasRunning, ContinuousClock.now < end else {
        throw ChildProcess.Failure("\(process.name) did not write the line.\n\(output)\(errorOutput)")
      }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Asks the window to close, as its close button would (WM_DELETE_WINDOW).
  func close() async throws {
    try await XClient.requestClose(of: waitForWindow(), on: display.name)
  }

  // MARK: Mouse

  /// Turns the wheel with the pointer at a point; a positive number of notches turns it away from the person.
  func wheel(_ notches: Int, at point: CGPoint) async throws {
    precondition(notches != 0, "A wheel turns by at least one notch.")
    let button = notches > 0 ? "4" : "5"
    try await mouse(move(to: point) + ["click", "--repeat", "\(abs(notches))", "--delay", "1", button])
  }

  /// Presses a button, the left one by default, at a point and releases it there.
  func click(at point: CGPoint, button: Int = 1) async throws {
    try await mouse(move(to: point) + ["click", "\(button)"])
  }

  /// Drags with the left button from one point to another, in equal steps. The points may be outside of the window.
  ///
  /// - Parameters:
  ///   - seconds: how long it takes, from the press to the last move.
  ///   - rest: how long the button is held at the end point.
  func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10, seconds: Double = 0.2, rest: Double = 0) async throws
  {
    precondition(steps > 0, "A drag has at least one step.")
    var commands = try await move(to: start) + ["mousedown", "1"]
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      commands += ["sleep", "\(seconds / Double(steps))"]
      commands += try await move(to: point)
    }
    if rest > 0 { commands += ["sleep", "\(rest)"] }
    try await mouse(commands + ["mouseup", "1"])
  }

  /// Moves the pointer to a point.
  func hover(at point: CGPoint) async throws {
    try await mouse(move(to: point))
  }

  /// xdotool's command that moves the pointer to a point of the window.
  private func move(to point: CGPoint) async throws -> [String] {
    let window = try await waitForWindow()
    // Without the "--" a negative number would be an option. `--sync` would wait for ever for a pointer that is there.
    return ["mousemove", "--window", "\(window)", "--", "\(Int(point.x.rounded()))", "\(Int(point.y.rounded()))"]
  }

  /// Runs xdotool's commands in one process, so that their timing depends on them only.
  private func mouse(_ commands: [String]) async throws {
    try await display.xdotool(commands)
  }

  // MARK: Keyboard

  /// Presses and releases keys in sequence, with X's names: "Next", "Home", "ctrl+a".
  func press(_ keys: String...) async throws {
    try await waitForWindow()
    for key in keys { try await display.xdotool("key", key) }
  }

  // MARK: End

  /// Asks the program to end with SIGTERM, which SDL reports as its quit event.
  func terminate() {
    process.terminate()
  }

  /// Waits until the program has ended.
  ///
  /// - Throws: when it has not at the deadline; it is killed then.
  @discardableResult
  func exit(within deadline: Duration = .seconds(30)) async throws -> ChildProcess.Exit {
    try await process.exit(within: deadline)
  }
}
