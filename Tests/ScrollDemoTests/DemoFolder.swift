import Foundation
import ProcessSupport

/// A temporary folder, and the built program run in it without a display.
struct DemoFolder {
  let directory: URL

  init() throws {
    directory = try TemporaryFolder.make()
  }

  /// The first line of a script for the default window.
  static let header = #"{"format":"scrolldemo-input","version":1,"width":900,"height":640,"scale":1}"#

  static var program: String {
    ProcessInfo.processInfo.environment["SCROLLDEMO_BIN"]
      ?? ChildProcess.buildDirectory.appendingPathComponent("scrolldemo").path
  }

  func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: directory.appendingPathComponent(name))
    return path(name)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: directory.appendingPathComponent(name)), as: UTF8.self)
  }

  /// The names of the files in the folder, hidden ones included.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() }
  }

  func run(_ arguments: [String]) async throws -> ChildProcess.Exit {
    try await ChildProcess.run(
      Self.program, arguments, environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
  }

  /// Runs a command of the shell in which `$0` is the program.
  func shell(_ command: String) async throws -> ChildProcess.Exit {
    try await ChildProcess.run(
      "bash", ["-c", "cd '\(directory.path)' && \(command)", Self.program],
      environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
  }
}
