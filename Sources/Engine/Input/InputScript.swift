import Geometry

/// What a person did, as a text: the file that drives tests, `--record` and `--replay`.
///
/// JSON Lines, version 1. The first line is the header, every other an event, a `frame` that was presented or the `end`,
/// in the order of time:
///
/// ```
/// {"format":"scrolldemo-input","version":1,"width":900,"height":640,"scale":1}
/// {"t":0.1,"type":"mouseDown","x":450,"y":400,"button":1}
/// {"t":9,"type":"end"}
/// ```
///
/// Fields that the format does not know are ignored, so are empty lines.
package struct InputScript: Equatable, Sendable {
  /// The window in which it happened.
  package struct Header: Equatable, Sendable {
    /// In points, > 0.
    package var width: Double
    /// In points, > 0.
    package var height: Double
    /// Pixels per point, > 0.
    package var scale: Double

    package init(width: Double, height: Double, scale: Double) {
      self.width = width
      self.height = height
      self.scale = scale
    }
  }

  package var header: Header
  /// In the order of time; times are finite seconds ≥ 0.
  package var events: [TimedInputEvent]
  /// When frames were presented, ascending; a replay presents its frames at these times. Empty in a script by hand.
  package var frameTimes: [Double]
  /// When it is over; nil: with its last line.
  package var endTime: Double?

  package init(
    header: Header, events: [TimedInputEvent] = [], frameTimes: [Double] = [], endTime: Double? = nil
  ) {
    self.header = header
    self.events = events
    self.frameTimes = frameTimes
    self.endTime = endTime
  }

  /// Reads what ``text`` or a person has written. Lines may end in LF or CRLF.
  ///
  /// - Throws: The first line that is not as it should be.
  package init(parsing text: String) throws(InputScriptError) {
    var reader = InputScriptReader()
    var number = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard line.contains(where: { !InputScriptReader.isBlank($0) }) else { continue }
      try reader.read(Substring(line), number: number)
    }
    guard let header = reader.header else {
      throw InputScriptError(line: max(number, 1), found: "no header", expected: Self.headerExample)
    }
    self.init(header: header, events: reader.events, frameTimes: reader.frameTimes, endTime: reader.endTime)
  }

  /// The lines of the file, without their ends: header, events and frames by time (an event before the frame of the same
  /// time, which shows it), end. The same script gives the same bytes everywhere.
  package var lines: [String] {
    var lines = [header.json]
    var frames = frameTimes[...]
    for event in events {
      while let frame = frames.first, frame < event.time {
        lines.append(InputScriptLine.frame(frame).json)
        frames.removeFirst()
      }
      lines.append(InputScriptLine.event(event).json)
    }
    lines += frames.map { InputScriptLine.frame($0).json }
    if let endTime { lines.append(InputScriptLine.end(endTime).json) }
    return lines
  }

  /// The file: ``lines``, each ended by a line feed.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  static let headerExample =
    #"{"format":"scrolldemo-input","version":1,"width":900,"height":640,"scale":1} as the first line"#
}

extension InputScript.Header {
  /// The first line of a script.
  package var json: String {
    var writer = JSONLineWriter()
    writer.field("format", "scrolldemo-input")
    writer.field("version", 1)
    writer.field("width", width)
    writer.field("height", height)
    writer.field("scale", scale)
    return writer.json
  }
}

extension InputScript.Header: Decodable {
  package init(from decoder: any Decoder) throws {
    let fields = try JSONLineFields(decoder)
    guard (try? fields.string("format")) == "scrolldemo-input" else {
      throw fields.problem("format", expected: "\"scrolldemo-input\"")
    }
    guard (try? fields.integer("version")) == 1 else { throw fields.problem("version", expected: "1") }
    func positive(_ name: JSONLineFields.Name) throws -> Double {
      try fields.number(name, "a number above 0") { $0 > 0 }
    }
    self.init(width: try positive("width"), height: try positive("height"), scale: try positive("scale"))
  }
}
