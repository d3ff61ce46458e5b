import Foundation
import ProcessSupport

/// An X server without a screen, Xvfb, of 1400 × 1000 pixels on a display of its own. Ends with the object.
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

  /// Starts the server and returns when it takes connections.
  init() async throws {
    let pipe = Pipe()
    server = try ChildProcess(
      "Xvfb",
      ["-displayfd", "1", "-screen", "0", "\(Self.width)x\(Self.height)x24", "-nolisten", "tcp", "-noreset"],
      standardOutput: pipe.fileHandleForWriting)
    // Only the server may hold the write end, so that its exit ends the reading.
    try pipe.fileHandleForWriting.close()
    // Started without a number, the server chooses a free display, and writes which once it is ready.
    let deadline = Task { [server] in
      try await Task.sleep(for: .seconds(20))
      server.kill(SIGKILL)
    }
    let line = await Self.firstLine(of: pipe.fileHandleForReading)
    deadline.cancel()
    guard let number = Int(line) else {
      throw ChildProcess.Failure("Xvfb did not start.\n\(server.errorOutput)")
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
  /// - Throws: when it fails, or is not done at the deadline.
  @discardableResult
  func xdotool(_ arguments: String..., within deadline: Duration = .seconds(30)) async throws -> String {
    try await xdotool(arguments, within: deadline)
  }

  /// Runs xdotool and returns its output.
  @discardableResult
  func xdotool(_ arguments: [String], within deadline: Duration = .seconds(30)) async throws -> String {
    try await run("xdotool", arguments, within: deadline)
  }

  /// Gives the keyboard a key for each of these characters, beside those that it has.
  func bindKeys(_ characters: [Character]) async throws {
    var arguments: [String] = []
    for (number, character) in characters.enumerated() {
      let code = character.unicodeScalars.map { String($0.value, radix: 16) }.joined()
      arguments += ["-e", "keycode \(247 + number) = U\(code)"]
    }
    try await run("xmodmap", arguments, within: .seconds(30))
  }

  /// The text of the clipboard as read by a second program.
  func clipboard() async throws -> String {
    try await run("xclip", ["-selection", "clipboard", "-target", "UTF8_STRING", "-out"], within: .seconds(30))
  }

  /// The primary selection as read by a second program, as soon as it is the expected one, or after ten seconds.
  func primarySelection(when isWanted: (String) -> Bool) async throws -> String {
    var text = ""
    for _ in 0..<100 {
      text =
        (try? await run("xclip", ["-selection", "primary", "-target", "UTF8_STRING", "-out"], within: .seconds(30)))
        ?? ""
      if isWanted(text) { break }
      try await Task.sleep(for: .milliseconds(100))
    }
    return text
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
    guard try await primarySelection(when: { $0 == text }) == text else {
      throw ChildProcess.Failure("xclip has not selected “\(text)”: \(program.errorOutput)")
    }
    return program
  }

  /// The pixels of the whole display.
  func screenshot() async throws -> Screenshot {
    let file = TemporaryFolder.unusedPath().appendingPathExtension("ppm")
    defer { try? FileManager.default.removeItem(at: file) }
    try await saveScreenshot(to: file)
    return try Screenshot(ppm: Data(contentsOf: file))
  }

  /// Writes the pixels of the display to an image file in the format of its extension.
  func saveScreenshot(to file: URL) async throws {
    try await run("import", ["-window", "root", "-depth", "8", file.path], within: .seconds(30))
  }

  @discardableResult
  private func run(_ program: String, _ arguments: [String], within deadline: Duration) async throws -> String {
    let exit = try await ChildProcess.run(program, arguments, environment: environment, within: deadline)
    guard exit.status == 0, !exit.wasSignalled else {
      throw ChildProcess.Failure("\(program) \(arguments.joined(separator: " ")): \(exit.errorOutput)")
    }
    return exit.output
  }

  private static func firstLine(of file: FileHandle) async -> String {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var line = Data()
        while let byte = try? file.read(upToCount: 1), let first = byte.first, first != UInt8(ascii: "\n") {
          line.append(first)
        }
        continuation.resume(returning: String(decoding: line, as: UTF8.self))
      }
    }
  }
}
