/// Writes a JSON object on a single line, with the fields in the order of the calls of `field`.
///
/// The same values give the same bytes on every machine: numbers have the shortest form that reads back as the same `Double`, integers
/// have no fraction, there is no white space, and only characters that JSON requires are escaped.
struct JSONLineWriter {
  private var content = ""

  /// The finished object.
  var json: String { "{\(content)}" }

  mutating func field(_ name: String, _ value: Double) { add(name, Self.number(value)) }
  mutating func field(_ name: String, _ value: Int) { add(name, String(value)) }
  mutating func field(_ name: String, _ value: Bool) { add(name, value ? "true" : "false") }
  mutating func field(_ name: String, _ value: String) { add(name, Self.string(value)) }

  mutating func field(_ name: String, _ values: [String]) {
    add(name, "[\(values.map(Self.string).joined(separator: ","))]")
  }

  /// An object of numbers.
  mutating func field(_ name: String, _ numbers: KeyValuePairs<String, Double>) {
    var object = JSONLineWriter()
    for (name, number) in numbers { object.field(name, number) }
    add(name, object.json)
  }

  private mutating func add(_ name: String, _ json: String) {
    if !content.isEmpty { content += "," }
    content += "\"\(name)\":\(json)"
  }

  /// `null` for NaN and infinity, which JSON does not know. A negative zero is written as 0.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    guard value != 0 else { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// `text` between quotation marks.
  static func string(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      case "\u{0}"..<" ": json += escaped(scalar)
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
