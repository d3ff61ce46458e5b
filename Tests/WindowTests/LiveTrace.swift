import Foundation
import ProcessSupport

/// The frame trace of a demo, read while the demo runs: `--trace` writes a pipe after each frame.
final class LiveTrace: Sendable {
  /// The state of the page's scroll view in a frame.
  struct Line: Decodable, Sendable {
    struct Point: Decodable, Equatable {
      var x: Double
      var y: Double
    }
    struct Size: Decodable, Equatable {
      var width: Double
      var height: Double
    }
    struct Insets: Decodable, Equatable { var top: Double }
    var t: Double
    var offset: Point
    var contentSize: Size
    var container: Size
    var insets: Insets
    var phase: String

    /// True if the scroll view rests at the offset `y`.
    func rests(at y: Double) -> Bool { phase == "idle" && offset.y == y }
  }

  /// The path of the pipe.
  let path: String
  private let reader: ChildProcess

  /// Creates the pipe and its reader.
  init() throws {
    path = TemporaryFolder.unusedPath().path
    guard mkfifo(path, 0o600) == 0 else { throw ChildProcess.Failure("There is no pipe at \(path): errno \(errno).") }
    reader = try ChildProcess("cat", [path])
  }

  deinit { unlink(path) }

  /// The complete lines so far.
  var text: [Substring] {
    let output = reader.output
    return output[..<(output.lastIndex(of: "\n") ?? output.startIndex)].split(separator: "\n")
  }

  /// The frames so far. Complete after `finish()`.
  func lines() throws -> [Line] { try text.map(Self.decode) }

  /// Waits until the last frame satisfies `isWanted`, and returns it.
  @discardableResult
  func waitForFrame(
    _ condition: @autoclosure () -> String = "a frame", where isWanted: (Line) throws -> Bool
  ) async throws -> Line {
    try await waitForValue("\(condition()); the last was \(text.last ?? "none")") {
      guard let line = try text.last.map(Self.decode), try isWanted(line) else { return nil }
      return line
    }
  }

  /// Waits until the list rests at the offset `y`.
  @discardableResult
  func waitForRest(at y: Double) async throws -> Line {
    try await waitForFrame("a rest at \(y)") { $0.rests(at: y) }
  }

  /// Waits until the program has closed the pipe.
  func finish() async throws { try await reader.exit() }

  private static func decode(_ line: Substring) throws -> Line {
    try JSONDecoder().decode(Line.self, from: Data(line.utf8))
  }
}
