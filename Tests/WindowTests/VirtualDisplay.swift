import Foundation
import ProcessSupport

/// An X server without a screen, of 1400 × 1000 pixels on a display of its own: Xvfb, or that of a `TouchScreen`. Ends with the object.
final class VirtualDisplay: Sendable {
  static let width = 1400
  static let height = 1000

  /// The programs that the tests of this target require.
  static let missingPrograms = ["Xvfb", "xdotool", "import"].filter { ChildProcess.find($0) == nil }

  /// True if Mesa's drivers are installed, of which llvmpipe emulates OpenGL.
  static let hasOpenGL = ["/usr/lib", "/usr/lib64"].contains { folder in
    let manager = FileManager.default
    let architectures = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    return ([""] + architectures).contains { manager.fileExists(atPath: "\(folder)/\($0)/dri/swrast_dri.so") }
  }

  /// The value of DISPLAY, such as ":1".
  let name: String
  private let server: ChildProcess

  /// Starts the server and returns when it takes connections. Held keys do not repeat (`-r`): on a busy machine the time from a press to its
  /// release can exceed the delay of the repetition.
  init(touchScreen: TouchScreen? = nil) async throws {
    // Started without a number, the server chooses a free display, and writes which once it is ready.
    let server =
      try touchScreen?.startServer(width: Self.width, height: Self.height)
      ?? ChildProcess(
        "Xvfb",
        ["-displayfd", "1", "-screen", "0", "\(Self.width)x\(Self.height)x24", "-nolisten", "tcp", "-noreset", "-r"])
    self.server = server
    let number: Int = try await waitForValue("the number of the display.\n\(server.errorOutput)") {
      guard server.isRunning else { throw ChildProcess.Failure("The X server did not start.\n\(server.errorOutput)") }
      let output = server.output
      return output.hasSuffix("\n") ? Int(output.dropLast()) : nil
    }
    name = ":\(number)"
  }

  deinit { stop() }

  /// Ends the server, and with it the display of the programs on it.
  func stop() { server.terminate() }

  /// The environment variables with which a program opens its window on this display.
  var environment: [String: String] {
    ["DISPLAY": name, "SDL_VIDEODRIVER": "x11", "WAYLAND_DISPLAY": "", "XMODIFIERS": "", "LC_ALL": "C.UTF-8"]
  }

  /// Runs xdotool and returns its output.
  ///
  /// - Throws: when it fails, or has not ended after `hangGuard`.
  @discardableResult
  func xdotool(_ arguments: String...) async throws -> String {
    try await xdotool(arguments)
  }

  /// Runs xdotool and returns its output.
  @discardableResult
  func xdotool(_ arguments: [String]) async throws -> String {
    try await run("xdotool", arguments)
  }

  /// xdotool's commands for a drag through points of the display. The pauses are the speed of the gesture.
  ///
  /// - Parameters:
  ///   - moves: xdotool's commands that move the pointer to each point.
  ///   - pause: The seconds before each move after the press.
  ///   - rest: The seconds from the last move to the release; nil for no release.
  static func drag(through moves: [[String]], button: Int = 1, pause: Double, rest: Double? = 0) -> [String] {
    var commands = moves[0] + ["mousedown", "\(button)"]
    for move in moves.dropFirst() { commands += ["sleep", "\(pause)"] + move }
    guard let rest else { return commands }
    if rest > 0 { commands += ["sleep", "\(rest)"] }
    return commands + ["mouseup", "\(button)"]
  }

  /// Pauses between two steps of a gesture.
  func pause(seconds: Double) async throws { try await xdotool("sleep", "\(seconds)") }

  /// Gives the keyboard a key for each of these characters, beside those that it has.
  func bindKeys(_ characters: [Character]) async throws {
    var arguments: [String] = []
    for (number, character) in characters.enumerated() {
      let code = character.unicodeScalars.map { String($0.value, radix: 16) }.joined()
      arguments += ["-e", "keycode \(247 + number) = U\(code)"]
    }
    try await run("xmodmap", arguments)
  }

  /// The text of the clipboard as read by a second program, as soon as it satisfies `isWanted`.
  @discardableResult
  func clipboard(
    isolation: isolated (any Actor)? = #isolation, when isWanted: (String) -> Bool
  ) async throws -> String {
    try await selection("clipboard", when: isWanted)
  }

  /// The primary selection as read by a second program, as soon as it satisfies `isWanted`.
  func primarySelection(when isWanted: (String) -> Bool) async throws -> String {
    try await selection("primary", when: isWanted)
  }

  private func selection(
    _ name: String, isolation: isolated (any Actor)? = #isolation, when isWanted: (String) -> Bool
  ) async throws -> String {
    var text: String?
    return try await waitForValue("a text of \(name); it was “\(text ?? "")”") {
      // Without an owner there is no selection, and xclip fails.
      text = try? await run(
        "xclip", ["-selection", name, "-target", "UTF8_STRING", "-out"])
      return text.flatMap { isWanted($0) ? $0 : nil }
    }
  }

  /// Selects a text in another program, and returns that program once the selection is its own. It ends with its object.
  ///
  /// `xclip` stays in the foreground: in the background it would hold a socket of `Process`, which then reports no end.
  func setPrimarySelection(_ text: String) async throws -> ChildProcess {
    let file = TemporaryFolder.unusedPath()
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let program = try ChildProcess(
      "xclip", ["-quiet", "-selection", "primary", "-in", file.path], environment: ["DISPLAY": name])
    _ = try await primarySelection { $0 == text }
    return program
  }

  /// The pixels of the whole display.
  func screenshot() async throws -> Screenshot {
    let file = TemporaryFolder.unusedPath().appendingPathExtension("ppm")
    defer { try? FileManager.default.removeItem(at: file) }
    try await saveScreenshot(to: file)
    return try Screenshot(ppm: Data(contentsOf: file))
  }

  /// The pixels of the display as soon as they satisfy `isWanted`.
  @discardableResult
  func picture(
    _ condition: @autoclosure () -> String = "the picture", isolation: isolated (any Actor)? = #isolation,
    where isWanted: (Screenshot) throws -> Bool
  ) async throws -> Screenshot {
    try await waitForValue(condition()) {
      let picture = try await screenshot()
      return try isWanted(picture) ? picture : nil
    }
  }

  /// The pixels of the display as soon as two screenshots in succession are equal and satisfy `isWanted`.
  @discardableResult
  func pictureAtRest(
    _ condition: String = "a picture at rest", isolation: isolated (any Actor)? = #isolation,
    where isWanted: (Screenshot) -> Bool = { _ in true }
  ) async throws -> Screenshot {
    var last: Screenshot?
    return try await picture(condition) { picture in
      defer { last = picture }
      return picture == last && isWanted(picture)
    }
  }

  /// The picture at rest after `action`, which differs from the picture before.
  @discardableResult
  func pictureAtRest(
    isolation: isolated (any Actor)? = #isolation, after action: () async throws -> Void
  ) async throws -> Screenshot {
    let before = try await pictureAtRest()
    try await action()
    return try await pictureAtRest("a changed picture at rest") { $0 != before }
  }

  /// Writes the pixels of the display to an image file in the format of its extension.
  func saveScreenshot(to file: URL) async throws {
    try await run("import", ["-window", "root", "-depth", "8", file.path])
  }

  @discardableResult
  private func run(_ program: String, _ arguments: [String]) async throws -> String {
    let exit = try await ChildProcess.run(program, arguments, environment: environment)
    guard exit.status == 0, !exit.wasSignalled else {
      throw ChildProcess.Failure("\(program) \(arguments.joined(separator: " ")): \(exit.errorOutput)")
    }
    return exit.output
  }
}
