import AccessBusTestSupport
import Foundation
import ProcessSupport

/// A window of another program to which items are dragged: `drag_target.py`.
final class DragTarget: Sendable {
  /// The size of the window in points.
  static let size = (width: 260, height: 160)
  /// False without the libraries of the window, and of its terminal.
  static let (isInstalled, hasTerminal) = (has("Gtk-3.0"), has("Gtk-3.0") && has("Vte-2.91"))

  private static func has(_ library: String) -> Bool {
    let manager = FileManager.default
    let folders = (try? manager.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    return manager.fileExists(atPath: "/usr/lib/python3/dist-packages/gi")
      && (["."] + folders).contains {
        manager.fileExists(atPath: "/usr/lib/\($0)/girepository-1.0/\(library).typelib")
      }
  }

  private let process: ChildProcess

  /// Opens the window, at a place of the display under X11, and returns when it is shown.
  init(
    answer: String = "copy", types: [String], at place: (x: Int, y: Int) = (0, 0), environment: [String: String]
  ) async throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("drag_target.py")
    process = try ChildProcess(
      PrivateBus.python, [script.path, "\(place.x)", "\(place.y)", answer] + types, environment: environment)
    try await waitForLine("shown")
  }

  deinit { process.kill(SIGKILL) }

  /// The complete lines so far.
  var lines: [String] {
    let output = process.output
    return output[..<(output.lastIndex(of: "\n") ?? output.startIndex)].split(separator: "\n").map(String.init)
  }

  /// The lines that begin with a word.
  func lines(_ word: String) -> [String] { lines.filter { $0 == word || $0.hasPrefix(word + " ") } }

  /// Waits for a line that begins with `text`.
  func waitForLine(_ text: String) async throws {
    try await wait(for: "the line “\(text)”.\n\(process.output)\(process.errorOutput)") {
      lines.contains { $0.hasPrefix(text) }
    }
  }

  /// Waits until the number of lines with a word has grown.
  func waitForMore(_ word: String, than count: Int) async throws {
    try await wait(for: "a further line “\(word)”.\n\(process.output)\(process.errorOutput)") {
      lines(word).count > count
    }
  }
}
