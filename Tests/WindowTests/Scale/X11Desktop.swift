import Foundation
import ProcessSupport

/// A program that owns the settings of the desktop of a display (`xsettings.py`).
struct X11Desktop {
  private let process: ChildProcess
  private let lines = Pipe()

  init(on display: VirtualDisplay) throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("xsettings.py")
    process = try ChildProcess(
      "/usr/bin/python3", [script.path], environment: display.environment, standardInput: lines)
  }

  /// Changes settings by lines of `xsettings.py`, and returns when the server has them.
  func set(_ changes: String...) async throws {
    let before = process.output.count { $0 == "\n" }
    try lines.fileHandleForWriting.write(contentsOf: Data((changes.joined(separator: "\n") + "\n").utf8))
    try await wait(for: "the desktop. \(process.errorOutput)") {
      process.output.count { $0 == "\n" } == before + changes.count
    }
  }
}
