import Foundation
import ProcessSupport

/// The frame trace of a demo, read from its file.
struct WaylandTrace {
  struct Line: Decodable {
    struct Point: Decodable { var y: Double }
    struct Size: Decodable, Equatable {
      var width: Double
      var height: Double
    }
    var offset: Point
    var container: Size
    var phase: String
  }

  let file: URL

  init() throws {
    let directory = try TemporaryFolder.make()
    file = directory.appendingPathComponent("trace")
  }

  /// The lines of the trace; complete after the end of the demo.
  func lines() throws -> [Line] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }
}
