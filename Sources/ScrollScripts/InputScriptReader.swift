import Engine

/// Reads the lines of an ``InputScript`` in order.
struct InputScriptReader {
  /// The script of the lines so far; nil before the header.
  private(set) var script: InputScript?
  private var lastTime = 0.0
  private let decoder = JSONDecoder()

  /// Reads the file `data`, line by line.
  ///
  /// A last line without a line feed that is not a complete object was cut off when its program was killed. It is skipped.
  mutating func read(_ data: Data, allowsCutLine: Bool) throws(InputScriptError) {
    var (number, start) = (0, data.startIndex)
    while start < data.endIndex {
      number += 1
      let end = data[start...].firstIndex(of: UInt8(ascii: "\n"))
      let line = data[start..<(end ?? data.endIndex)]
      start = end.map { $0 + 1 } ?? data.endIndex
      guard line.contains(where: { !Self.isBlank($0) }) else { continue }
      guard number <= InputScript.maximumLines else {
        throw InputScriptError(
          line: number, found: "another line", expected: "at most \(InputScript.maximumLines) lines")
      }
      if allowsCutLine, end == nil, script != nil, line.last(where: { !Self.isBlank($0) }) != UInt8(ascii: "}") {
        script?.cutLine = number
      } else {
        try read(line, number: number)
      }
    }
    if script == nil {
      // The empty line after the last line feed counts, too.
      if data.last == UInt8(ascii: "\n") { number += 1 }
      throw InputScriptError(line: max(number, 1), found: "no header", expected: InputScript.headerExample)
    }
  }

  /// Reads a line that is not blank.
  private mutating func read(_ line: Data, number: Int) throws(InputScriptError) {
    guard let text = String(validating: line, as: UTF8.self) else {
      throw InputScriptError(line: number, found: "bytes that are not UTF-8", expected: "text in UTF-8")
    }
    do {
      if script == nil {
        script = InputScript(header: try decoded(InputScript.Header.self, from: text))
      } else {
        try add(try decoded(InputScriptLine.self, from: text))
      }
    } catch let problem as JSONLineFields.Problem {
      throw InputScriptError(line: number, found: problem.found, expected: problem.expected)
    } catch {
      let expected = script == nil ? InputScript.headerExample : "a line of JSON"
      throw InputScriptError(line: number, found: Self.excerpt(text), expected: expected)
    }
  }

  private func decoded<Value: Decodable>(_ type: Value.Type, from line: String) throws -> Value {
    let byteOrderMark: Unicode.Scalar = "\u{FEFF}"
    let text = line.unicodeScalars.first == byteOrderMark ? Substring(line.unicodeScalars.dropFirst()) : Substring(line)
    return try decoder.decode(type, from: Data(text.utf8))
  }

  private mutating func add(_ line: InputScriptLine) throws {
    if script?.endTime != nil {
      throw JSONLineFields.Problem(found: "a line after the end", expected: "nothing after {\"type\":\"end\"}")
    }
    guard line.time >= lastTime else {
      throw JSONLineFields.Problem(
        found: "\"t\": \(line.time.json)",
        expected: "no time before that of the line above, \(lastTime.json)")
    }
    guard line.time <= InputScript.maximumSeconds else {
      throw JSONLineFields.Problem(
        found: "\"t\": \(line.time.json)",
        expected: "a time within \((InputScript.maximumSeconds / 3600).json) hours")
    }
    lastTime = line.time
    if case .event(let event) = line, case .resize(let size) = event.event, let header = script?.header,
      !PixelLimits.allows(size, scale: header.scale)
    {
      throw JSONLineFields.Problem(
        found: "a size of \(size.width.json) x \(size.height.json) points",
        expected: PixelLimits.description)
    }
    script?.append(line)
  }

  /// The beginning of a line, as JSON would quote it.
  private static func excerpt(_ line: String) -> String {
    let text = line.drop { $0.isWhitespace }.prefix { !$0.isNewline }
    return (text.count > 40 ? text.prefix(40) + "…" : String(text)).json
  }

  /// White space of JSON other than the line feed, which ends a line.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
