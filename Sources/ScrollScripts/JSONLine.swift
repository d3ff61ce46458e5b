import Engine

/// A value that a `JSONLine` can contain.
///
/// The same values give the same bytes on every machine: numbers have the shortest form that reads back as the same
/// `Double`, integers have no fraction, and only characters that JSON requires are escaped.
protocol JSONLineValue {
  var json: String { get }
}

/// A JSON object on a single line without white space, with the fields in the order of the literal. Fields with the value
/// nil are left out.
struct JSONLine: JSONLineValue, ExpressibleByDictionaryLiteral {
  private var fields: [String]

  init(dictionaryLiteral elements: (String, (any JSONLineValue)?)...) {
    fields = elements.compactMap { name, value in value.map { "\"\(name)\":\($0.json)" } }
  }

  var json: String { "{\(fields.joined(separator: ","))}" }

  static func + (start: JSONLine, end: JSONLine) -> JSONLine {
    var line = start
    line.fields += end.fields
    return line
  }
}

extension Int: JSONLineValue { var json: String { String(self) } }
extension Bool: JSONLineValue { var json: String { String(self) } }
extension CGFloat: JSONLineValue { var json: String { Double(self).json } }

extension Double: JSONLineValue {
  /// `null` for NaN and infinity, which JSON does not know. A negative zero is written as 0.
  var json: String {
    guard isFinite else { return "null" }
    guard self != 0 else { return "0" }
    return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }
}

extension String: JSONLineValue {
  /// The text between quotation marks.
  var json: String {
    var json = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      case "\u{0}"..<" ": json += String(format: "\\u%04x", scalar.value)
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}

extension [String]: JSONLineValue {
  var json: String { "[\(map(\.json).joined(separator: ","))]" }
}
