import Geometry

/// Puts an ``InputScript`` together from its lines, one after the other.
struct InputScriptReader {
  private(set) var header: InputScript.Header?
  private(set) var events: [TimedInputEvent] = []
  private(set) var frameTimes: [Double] = []
  private(set) var endTime: Double?

  private var lastTime = 0.0
  private let decoder = JSONDecoder()

  /// Reads a line that is not blank.
  mutating func read(_ line: Substring, number: Int) throws(InputScriptError) {
    do {
      if header == nil {
        header = try decoded(InputScript.Header.self, from: line)
      } else {
        try add(try decoded(InputScriptLine.self, from: line))
      }
    } catch let problem as JSONLineFields.Problem {
      throw InputScriptError(line: number, found: problem.found, expected: problem.expected)
    } catch {
      let expected = header == nil ? InputScript.headerExample : "a line of JSON"
      throw InputScriptError(line: number, found: Self.excerpt(line), expected: expected)
    }
  }

  private func decoded<Value: Decodable>(_ type: Value.Type, from line: Substring) throws -> Value {
    let byteOrderMark: Unicode.Scalar = "\u{FEFF}"
    let text = line.unicodeScalars.first == byteOrderMark ? Substring(line.unicodeScalars.dropFirst()) : line
    return try decoder.decode(type, from: Data(text.utf8))
  }

  private mutating func add(_ line: InputScriptLine) throws {
    if endTime != nil {
      throw JSONLineFields.Problem(found: "a line after the end", expected: "nothing after {\"type\":\"end\"}")
    }
    guard line.time >= lastTime else {
      throw JSONLineFields.Problem(
        found: "\"t\": \(JSONLineWriter.number(line.time))",
        expected: "no time before that of the line above, \(JSONLineWriter.number(lastTime))")
    }
    lastTime = line.time
    switch line {
    case .event(let event): events.append(event)
    case .frame(let time): frameTimes.append(time)
    case .end(let time): endTime = time
    }
  }

  /// The beginning of a line, as JSON would quote it.
  private static func excerpt(_ line: Substring) -> String {
    let text = line.drop { $0.isWhitespace }.prefix { !$0.isNewline }
    return JSONLineWriter.string(text.count > 40 ? text.prefix(40) + "…" : String(text))
  }

  /// White space of JSON other than the line feed, which ends a line.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
