import Engine

/// The fields of a line of a script, read by name and type.
struct JSONLineFields {
  private let container: KeyedDecodingContainer<Name>

  init(_ decoder: any Decoder) throws {
    do {
      container = try decoder.container(keyedBy: Name.self)
    } catch {
      throw Problem(found: "JSON that is not an object", expected: "an object in braces")
    }
  }

  /// Returns a finite number for which `accepts` is true. The error names `expectation` otherwise.
  func number(
    _ name: Name, _ expectation: String = "a number", where accepts: (Double) -> Bool = { _ in true }
  ) throws -> Double {
    try value(name, expectation) { $0.isFinite && accepts($0) }
  }

  /// Returns a string for which `accepts` is true. The error names `expectation` otherwise.
  func string(
    _ name: Name, _ expectation: String = "a string", where accepts: (String) -> Bool = { _ in true }
  ) throws -> String {
    try value(name, expectation, where: accepts)
  }

  func integer(_ name: Name) throws -> Int { try value(name, "a whole number") }
  func boolean(_ name: Name) throws -> Bool { try value(name, "true or false") }
  func strings(_ name: Name) throws -> [String] { try value(name, "a list of strings") }

  private func value<Value: Decodable>(
    _ name: Name, _ expectation: String, where accepts: (Value) -> Bool = { _ in true }
  ) throws -> Value {
    guard let value = try? container.decode(Value.self, forKey: name), accepts(value) else {
      throw problem(name, expected: expectation)
    }
    return value
  }

  /// True if the line has the field.
  func has(_ name: Name) -> Bool { container.contains(name) }

  /// The error for the field `name`, for which `expected` was expected.
  func problem(_ name: Name, expected: String) -> Problem {
    Problem(found: found(name), expected: "\(expected) as \"\(name.stringValue)\"")
  }

  private func found(_ name: Name) -> String {
    let field = "\"\(name.stringValue)\""
    guard container.contains(name) else { return "no \(field)" }
    if let text = try? container.decode(String.self, forKey: name) { return "\(field): \(text.json)" }
    if let number = try? container.decode(Double.self, forKey: name) { return "\(field): \(number.json)" }
    if let value = try? container.decode(Bool.self, forKey: name) { return "\(field): \(value)" }
    if (try? container.decodeNil(forKey: name)) == true { return "\(field): null" }
    return "another type of \(field)"
  }

  /// An error in a line, without its number.
  struct Problem: Error {
    var found: String
    var expected: String
  }

  /// The name of a field.
  struct Name: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringLiteral value: String) { stringValue = value }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
