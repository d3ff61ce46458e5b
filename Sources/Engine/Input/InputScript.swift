import Geometry
import Graphics

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
///
/// Recordings have more: in the header where tasks ran and what a clock said, and lines for what came from outside. `task` and `queue`
/// (``Arrival``) belong before the next `frame` line; `clipboard`, `selection` and `web` (``Answer``) are answers in the order of the
/// questions.
///
/// ```
/// {"t":1.2,"type":"task","task":3}
/// {"t":1.3,"type":"clipboard","text":"what was pasted"}
/// ```
package struct InputScript: Equatable, Sendable {
  /// The window in which it happened.
  package struct Header: Equatable, Sendable {
    /// In points, > 0.
    package var width: Double
    /// In points, > 0.
    package var height: Double
    /// Pixels per point, in ``PixelLimits/scales``.
    package var scale: Double
    /// Where tasks ran beside the main actor; nil in a script by hand, which says nothing about tasks.
    package var tasks: TaskPool?
    /// The date of the frame clock's 0 in seconds since 1970; nil for the same date in each run.
    package var date: Double?

    package init(width: Double, height: Double, scale: Double, tasks: TaskPool? = nil, date: Double? = nil) {
      self.width = width
      self.height = height
      self.scale = scale
      self.tasks = tasks
      self.date = date
    }
  }

  package var header: Header
  /// In the order of time; times are finite seconds ≥ 0.
  package var events: [TimedInputEvent]
  /// When frames were presented, ascending; a replay presents its frames at these times. Empty in a script by hand.
  package var frameTimes: [Double]
  /// What came from other threads, in order. Empty in a script by hand.
  package var arrivals: [FrameArrival] = []
  /// What the program got from outside, in the order in which it asked.
  package var answers: [Answer] = []
  /// When it is over; nil: with its last line.
  package var endTime: Double?
  /// The number of the file's last line where that was cut off, and left out; nil otherwise.
  package var cutLine: Int?

  /// The most lines that a file may have, the most bytes, and the latest time in seconds.
  package static let maximumLines = 1_000_000
  package static let maximumBytes = 256 << 20
  package static let maximumSeconds = 86_400.0

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
    try self.init(parsing: Data(text.utf8), allowsCutLine: false)
  }

  /// Reads the bytes of a file. A last line that was cut off is left out and noted in ``cutLine``.
  ///
  /// - Throws: The first line that is not as it should be.
  package init(parsing data: Data, allowsCutLine: Bool = true) throws(InputScriptError) {
    var reader = InputScriptReader()
    try reader.read(data, allowsCutLine: allowsCutLine)
    guard let header = reader.header else {
      throw InputScriptError(line: 1, found: "no header", expected: Self.headerExample)
    }
    self.init(header: header, events: reader.events, frameTimes: reader.frameTimes, endTime: reader.endTime)
    arrivals = reader.arrivals
    answers = reader.answers
    cutLine = reader.cutLine
  }

  /// The lines of the file, without their ends: header, events and frames by time (an event before the frame of the same
  /// time, which shows it), end. The same script gives the same bytes everywhere.
  package var lines: [String] {
    var lines = [header.json]
    var frames = frameTimes[...]
    var waiting = arrivals[...]
    var time = 0.0
    func appendFrame(_ frame: Double) {
      while let next = waiting.first, next.frame <= frames.startIndex {
        lines.append(InputScriptLine.arrival(next.arrival, time).json)
        waiting.removeFirst()
      }
      lines.append(InputScriptLine.frame(frame).json)
      time = frame
      frames.removeFirst()
    }
    lines += answers.map { InputScriptLine.answer($0, 0).json }
    for event in events {
      while let frame = frames.first, frame < event.time { appendFrame(frame) }
      lines.append(InputScriptLine.event(event).json)
      time = event.time
    }
    while let frame = frames.first { appendFrame(frame) }
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
    if let tasks { writer.field("tasks", tasks.rawValue) }
    if let date { writer.field("date", date) }
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
    self.init(
      width: try positive("width"), height: try positive("height"),
      scale: try fields.number("scale", "a number from 0.25 to 16") { PixelLimits.scales.contains($0) })
    tasks = fields.has("tasks") ? InputScript.TaskPool(rawValue: try fields.string("tasks")) : nil
    date = fields.has("date") ? try fields.number("date") : nil
    guard PixelLimits.allows(CGSize(width: width, height: height), scale: scale) else {
      throw JSONLineFields.Problem(
        found: "a window of \(JSONLineWriter.number(width)) x \(JSONLineWriter.number(height)) points",
        expected: PixelLimits.description)
    }
  }
}
