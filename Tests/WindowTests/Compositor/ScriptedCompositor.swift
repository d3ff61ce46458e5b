import Foundation
import ProcessSupport

/// The Wayland compositor of Tests/Compositor, which runs the lines of a script, and a client of it.
final class ScriptedCompositor: Sendable {
  /// The program: $SCRIPTED_COMPOSITOR, which Scripts/test sets; an empty path in other runs.
  static let path = ProcessInfo.processInfo.environment["SCRIPTED_COMPOSITOR"] ?? ""

  private static let socket = "wayland-scripted"
  private let process: ChildProcess
  private let input = Pipe()
  private let folder: URL

  /// Starts the compositor with options, and returns when clients can connect.
  init(_ options: [String] = []) async throws {
    folder = try TemporaryFolder.make(permissions: 0o700)
    process = try ChildProcess(
      Self.path, ["--socket", Self.socket] + options, environment: ["XDG_RUNTIME_DIR": folder.path],
      standardInput: input)
    try await wait(for: "the socket of the compositor. \(process.errorOutput)") { !answers.isEmpty }
  }

  deinit {
    process.kill(SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }

  /// The complete lines of its output: the name of the socket, then an answer to each line of the script.
  private var answers: [Substring] {
    let output = process.output
    return output[..<(output.lastIndex(of: "\n") ?? output.startIndex)].split(separator: "\n")
  }

  // MARK: Script

  /// Runs lines of the script, and returns their answers.
  @discardableResult
  func run(_ lines: [String]) async throws -> [String] {
    let count = answers.count
    try input.fileHandleForWriting.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
    let found = try await waitForValue("the answers to \(lines)") {
      let answers = answers
      return answers.count >= count + lines.count ? answers[count..<(count + lines.count)].map(String.init) : nil
    }
    if let failed = found.firstIndex(where: { $0.hasPrefix("error") }) {
      throw ChildProcess.Failure("The compositor does not understand “\(lines[failed])”.")
    }
    return found
  }

  @discardableResult
  func run(_ lines: String...) async throws -> [String] { try await run(lines) }

  /// The window of the client.
  struct Window: Equatable {
    /// The number of pictures that the compositor has received.
    var pictures = 0
    /// The size of the last picture in pixels, and its whole scale.
    var (width, height, scale) = (0, 0, 1)
    /// The size in points that the viewport gives it; -1 without a viewport.
    var points = [-1, -1]

    /// Pixels per point: newer versions of SDL set a viewport instead of the whole scale.
    var density: Int { points[0] > 0 ? width / points[0] : scale }
  }

  /// The window of the client; nil before it has a window.
  func window() async throws -> Window? {
    let fields = try await run("window")[0].split(separator: " ").compactMap { Int($0) }
    guard fields.count == 6 else { return nil }
    return Window(
      pictures: fields[0], width: fields[1], height: fields[2], scale: fields[3], points: Array(fields[4...]))
  }

  /// Waits for a window that satisfies `isWanted`, and returns it.
  @discardableResult
  func waitForWindow(where isWanted: (Window) -> Bool = { $0.pictures > 0 }) async throws -> Window {
    var last: Window?
    return try await waitForValue("a window; the last was \(String(describing: last))") {
      last = try await window()
      return last.flatMap { isWanted($0) ? $0 : nil }
    }
  }

  /// The last picture of the window.
  func picture() async throws -> Screenshot {
    let file = folder.appendingPathComponent("picture.ppm")
    try await run("picture \(file.path)")
    return try Screenshot(ppm: Data(contentsOf: file))
  }

  /// Ends the compositor without a word to its client.
  func end() { process.kill(SIGKILL) }

  // MARK: Client

  /// The variables that make a program a client. SDL draws with the processor.
  var environment: [String: String] {
    let state = TemporaryFolder.unusedPath().path
    return [
      "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": Self.socket, "SDL_VIDEODRIVER": "wayland", "DISPLAY": "",
      "XDG_STATE_HOME": state, "XDG_DATA_HOME": state, "SCROLLUI_ACCESSIBILITY": "off",
      "SCROLLUI_TEXT_RENDERING": "fixed",
      "DBUS_SESSION_BUS_ADDRESS": "disabled:",
    ]
  }

  /// Starts the demo, or `executable`, as a client.
  func open(
    executable: String = DemoProcess.demoPath, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> ChildProcess {
    try ChildProcess(executable, arguments, environment: self.environment.merging(environment) { $1 })
  }
}
