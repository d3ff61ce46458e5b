import Engine

/// The actions of a user as text: the file format of tests, `--record` and `--replay`.
///
/// The format is JSON Lines, version 1. The first line is the header; each later line is an event, a `frame` that was presented or the
/// `end`, in the order of time:
///
/// ```
/// {"format":"scrolldemo-input","version":1,"width":900,"height":640,"scale":1}
/// {"t":0.1,"type":"mouseDown","x":450,"y":400,"button":1}
/// {"t":9,"type":"end"}
/// ```
///
/// Unknown fields and empty lines are ignored.
///
/// A drag of another program begins with `dropBegan` and ends with `dropEnded`, both with a point; `dropMoved` has a point in between. Its
/// items are `dropFile` with an absolute `path` and `dropText` with a `text`:
///
/// ```
/// {"t":2,"type":"dropBegan","x":300,"y":200}
/// {"t":2,"type":"dropFile","path":"/home/mei/notes.txt"}
/// {"t":2,"type":"dropEnded","x":300,"y":200}
/// ```
///
/// After `dragLeft` a view is dragged over other programs, with the pointer outside of the window. After the release `dragEnded` has the `effect`: `copy`,
/// `move` or `cancel`.
///
/// Recordings also have the executor of tasks and the date in the header, the recorder of the window adds the page with its options and
/// settings (``Start``), and recordings have lines for arrivals and answers. `task` and `queue`
/// (``Arrival``) belong before the next `frame` line; `clipboard`, `selection` and `web` (``Answer``) are in the order of the requests.
///
/// ```
/// {"t":1.2,"type":"task","task":3}
/// {"t":1.3,"type":"clipboard","text":"what was pasted"}
/// ```
package struct InputScript: Equatable, Sendable {
  /// The window of the script.
  package struct Header: Equatable, Sendable {
    /// The width in points, > 0.
    package var width: Double
    /// The height in points, > 0.
    package var height: Double
    /// Pixels per point, in ``PixelLimits/scales``.
    package var scale: Double
    /// The executor of tasks beside the main actor; nil in a script written by hand.
    package var tasks: TaskPool?
    /// The date of 0 on the frame clock in seconds since 1970; nil for a fixed date.
    package var date: Double?
    /// The state of the program at the start; nil if the file does not say it.
    package var start: Start?

    package init(width: Double, height: Double, scale: Double, tasks: TaskPool? = nil, date: Double? = nil) {
      self.width = width
      self.height = height
      self.scale = scale
      self.tasks = tasks
      self.date = date
    }
  }

  /// The state of the program at the start of a recording, so that a replay can restore it.
  package struct Start: Equatable, Sendable {
    /// The name of the page.
    package var page: String
    /// The values for options of the page, as `NAME=VALUE`.
    package var options: [String]
    /// The values for settings of the program, as `NAME=VALUE`. Unknown names are ignored.
    package var settings: [String]

    package init(page: String, options: [String] = [], settings: [String] = []) {
      self.page = page
      self.options = options
      self.settings = settings
    }
  }

  package var header: Header
  /// The events in the order of time. Times are finite seconds ≥ 0.
  package internal(set) var events: [TimedInputEvent]
  /// The times of presented frames, ascending. A replay presents its frames at these times. Empty in a script written by hand.
  package internal(set) var frameTimes: [Double]
  /// For each of ``frameTimes``, the number of events on the lines before it. An event on a line after a frame belongs to the next frame,
  /// even at the same time: a frame that starts early has a time slightly in the future.
  package internal(set) var eventCounts: [Int]
  /// The arrivals from other threads, in order. Empty in a script written by hand.
  package var arrivals: [FrameArrival] = []
  /// The answers that the program got, in the order of its requests.
  package var answers: [Answer] = []
  /// The time of the end; nil ends the script with its last line.
  package var endTime: Double?
  /// The number of the last line of the file if it was cut off and skipped, otherwise nil.
  package var cutLine: Int?

  /// The maximum number of lines of a file, of its bytes, and the maximum time in seconds.
  package static let maximumLines = 1_000_000
  package static let maximumBytes = 256 << 20
  package static let maximumSeconds = 86_400.0

  /// Creates a script in which each event belongs to the first frame whose time is not before its own.
  package init(
    header: Header, events: [TimedInputEvent] = [], frameTimes: [Double] = [], endTime: Double? = nil
  ) {
    self.header = header
    self.events = events
    self.frameTimes = frameTimes
    var count = 0
    eventCounts = frameTimes.map { time in
      while count < events.count, events[count].time <= time { count += 1 }
      return count
    }
    self.endTime = endTime
  }

  /// Reads the text of a script. Lines may end in LF or CRLF.
  ///
  /// - Throws: The first line with an error.
  package init(parsing text: String) throws(InputScriptError) {
    try self.init(parsing: Data(text.utf8), allowsCutLine: false)
  }

  /// Reads the bytes of a file. A last line that was cut off is skipped and noted in ``cutLine``.
  ///
  /// - Throws: The first line with an error.
  package init(parsing data: Data, allowsCutLine: Bool = true) throws(InputScriptError) {
    var reader = InputScriptReader()
    try reader.read(data, allowsCutLine: allowsCutLine)
    guard let script = reader.script else {
      throw InputScriptError(line: 1, found: "no header", expected: Self.headerExample)
    }
    self = script
  }

  /// Appends a line. Its time is not before those of the lines so far. The line of a frame takes all events since the frame before.
  mutating func append(_ line: InputScriptLine) {
    switch line {
    case .event(let event): events.append(event)
    case .arrival(let arrival, _): arrivals.append(FrameArrival(frame: frameTimes.count, arrival: arrival))
    case .answer(let answer, _): answers.append(answer)
    case .frame(let time):
      frameTimes.append(time)
      eventCounts.append(events.count)
    case .end(let time): endTime = time
    }
  }

  static let headerExample =
    #"{"format":"scrolldemo-input","version":1,"width":900,"height":640,"scale":1} as the first line"#
}

extension InputScript.Header {
  /// The first line of a script.
  package var json: String {
    let line: JSONLine = [
      "format": "scrolldemo-input", "version": 1, "width": width, "height": height, "scale": scale,
      "tasks": tasks?.rawValue, "date": date, "page": start?.page, "options": start?.options,
      "settings": start?.settings,
    ]
    return line.json
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
    if fields.has("page") {
      start = InputScript.Start(
        page: try fields.string("page"), options: fields.has("options") ? try fields.strings("options") : [],
        settings: fields.has("settings") ? try fields.strings("settings") : [])
    }
    guard PixelLimits.allows(CGSize(width: width, height: height), scale: scale) else {
      throw JSONLineFields.Problem(
        found: "a window of \(width.json) x \(height.json) points",
        expected: PixelLimits.description)
    }
  }
}
