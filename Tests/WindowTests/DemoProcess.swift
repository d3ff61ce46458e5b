import Foundation
import ProcessSupport
import Synchronization

/// A program with one window on a ``VirtualDisplay``, with a mouse, a keyboard and a close button.
///
/// The window has no frame, because there is no window manager. Coordinates are the window's points, y down.
final class DemoProcess: Sendable {
  let process: ChildProcess
  let display: VirtualDisplay
  private let window = Mutex<UInt?>(nil)
  /// The recording that the program writes after each frame; nil without the option `--record`.
  private let recording: URL?

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
    recording = arguments.firstIndex(of: "--record").map { URL(fileURLWithPath: arguments[$0 + 1]) }
    // The state of earlier runs would change the page and the size of the window, and the desktop the colors and the text.
    let folder = TemporaryFolder.unusedPath().path
    let own = [
      "XDG_STATE_HOME": folder, "XDG_DATA_HOME": folder, "SCROLLUI_ACCESSIBILITY": "off",
      "SCROLLUI_TEXT_RENDERING": "fixed",
    ]
    process = try ChildProcess(
      executable, arguments, environment: display.environment.merging(own) { $1 }.merging(environment) { $1 })
  }

  /// True if `--record` is set. The input methods then return after a frame with the input.
  var isRecorded: Bool { recording != nil }
  var output: String { process.output }
  var errorOutput: String { process.errorOutput }

  // MARK: Window

  /// Waits until the program shows a window, gives it the keyboard, and returns X's number for it.
  ///
  /// - Throws: after `hangGuard`, or if the program ends; the error contains its output.
  @discardableResult
  func waitForWindow() async throws -> UInt {
    if let known = window.withLock({ $0 }) { return known }
    // SDL may replace the window while its renderer is made.
    let found = try await waitForValue("a window that stays") {
      let found = try await searchWindow()
      do {
        try await display.xdotool("windowfocus", "--sync", "\(found)")
        return found
      } catch let error as ChildProcess.Failure where error.description.contains("BadWindow") { return nil }
    }
    window.withLock { $0 = found }
    return found
  }

  private func searchWindow() async throws -> UInt {
    let search = try ChildProcess(
      "xdotool", ["search", "--sync", "--onlyvisible", "--pid", "\(process.identifier)"],
      environment: display.environment)
    // The search would wait for a window that can no longer appear.
    process.whenEnded { [weak search] in search?.terminate() }
    let found = try await search.exit()
    guard let window = found.output.split(separator: "\n").first.flatMap({ UInt($0) }) else {
      throw ChildProcess.Failure("\(process.name) shows no window.\n\(output)\(errorOutput)")
    }
    return window
  }

  /// Waits until the program has written a line that satisfies `isWanted`, and returns it.
  ///
  /// - Throws: when there is none after `hangGuard`, or the program ends first.
  @discardableResult
  func waitForLine(
    where isWanted: @Sendable (Substring) -> Bool
  ) async throws -> String {
    try await waitForValue("a line of \(process.name).\n\(output)\(errorOutput)") {
      let wasRunning = process.isRunning
      // Read once: the program may write at any time.
      let output = output
      let complete = output.prefix(upTo: output.lastIndex(of: "\n") ?? output.startIndex)
      if let line = complete.split(separator: "\n").first(where: isWanted) { return String(line) }
      guard wasRunning else {
        throw ChildProcess.Failure("\(process.name) did not write the line.\n\(output)\(errorOutput)")
      }
      return nil
    }
  }

  /// Asks the window to close, as its close button would (WM_DELETE_WINDOW).
  func close() async throws {
    try await XClient.requestClose(of: waitForWindow(), on: display.name)
  }

  /// Sends input to the window, and waits until the program has run a frame with `count` events of the type `type`, as its recording
  /// names it, or has ended. Without a recording, returns when the input is sent.
  func handling(
    _ type: String, count: Int = 1, isolation: isolated (any Actor)? = #isolation, _ send: () async throws -> Void
  ) async throws {
    guard let recording else { return try await send() }
    let start = try Data(contentsOf: recording).count
    try await send()
    try await wait(for: "\(count) events \(type)") {
      guard process.isRunning else { return true }
      let new = String(decoding: try Data(contentsOf: recording).dropFirst(start), as: UTF8.self)
      let handled = new.range(of: #""type":"frame""#, options: .backwards).map { new[..<$0.lowerBound] } ?? ""
      return handled.components(separatedBy: #""type":"\#(type)""#).count > count
    }
  }

  // MARK: Mouse

  /// Turns the wheel with the pointer at a point; a positive number of notches turns it away from the person.
  func wheel(_ notches: Int, at point: CGPoint) async throws {
    precondition(notches != 0, "A wheel turns by at least one notch.")
    let button = notches > 0 ? "4" : "5"
    let move = try await move(to: point)
    try await handling("wheel", count: abs(notches)) {
      try await display.xdotool(move + ["click", "--repeat", "\(abs(notches))", "--delay", "1", button])
    }
  }

  /// Presses a button, the left one by default, at a point and releases it there.
  func click(at point: CGPoint, button: Int = 1) async throws {
    let move = try await move(to: point)
    try await handling("mouseUp") { try await display.xdotool(move + ["click", "\(button)"]) }
  }

  /// Drags with the left button from one point to another, in equal steps. The points may be outside of the window.
  ///
  /// - Parameters:
  ///   - seconds: how long it takes, from the press to the last move.
  ///   - rest: how long the button is held at the end point; nil leaves it held.
  func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10, seconds: Double = 0.2, rest: Double? = 0)
    async throws
  {
    precondition(steps > 0, "A drag has at least one step.")
    var moves: [[String]] = []
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      moves.append(
        try await move(
          to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)))
    }
    try await handling(rest == nil ? "mouseDown" : "mouseUp") {
      try await display.xdotool(
        VirtualDisplay.drag(through: moves, pause: seconds / Double(steps), rest: rest))
    }
  }

  /// Releases the left button after a drag that left it held.
  func release() async throws {
    try await handling("mouseUp") { try await display.xdotool("mouseup", "1") }
  }

  /// Moves the pointer to a point.
  func hover(at point: CGPoint) async throws {
    try await display.xdotool(move(to: point))
  }

  /// xdotool's command that moves the pointer to a point of the window.
  private func move(to point: CGPoint) async throws -> [String] {
    let window = try await waitForWindow()
    // Without the "--" a negative number would be an option. `--sync` would wait for ever for a pointer that is there.
    return ["mousemove", "--window", "\(window)", "--", "\(Int(point.x.rounded()))", "\(Int(point.y.rounded()))"]
  }

  // MARK: Keyboard

  /// Presses and releases keys in sequence, with X's names: "Next", "Home", "ctrl+a".
  func press(_ keys: String...) async throws {
    try await waitForWindow()
    for key in keys {
      try await handling("keyUp", count: key.split(separator: "+").count) { try await display.xdotool("key", key) }
    }
  }

  /// Types a text without capital letters.
  func type(_ text: String) async throws {
    try await waitForWindow()
    try await handling("keyUp", count: text.count) { try await display.xdotool("type", "--delay", "8", text) }
  }

  // MARK: End

  /// Waits for an interval of 5 s in which the threads of the program wake up at most twice.
  func waitForSleep() async throws {
    var before: Int?
    try await wait(for: "an interval without wake-ups", every: .seconds(5)) {
      let now = try WakeUps.count(of: process.identifier)
      defer { before = now }
      return before.map { now - $0 <= 2 } ?? false
    }
  }

  /// Asks the program to end with SIGTERM, which SDL reports as its quit event.
  func terminate() {
    process.terminate()
  }

  /// Waits until the program has ended.
  ///
  /// - Throws: when it has not after `hangGuard`; it is killed then.
  @discardableResult
  func exit() async throws -> ChildProcess.Exit {
    try await process.exit()
  }
}
