/// Expands `@Entry var name: Type = value` into the key of an environment, container or transaction value, and the accessors of
/// the property.
package struct EntryMacro {
  private let name: String
  private let type: String?
  private let value: String
  private let keyProtocol: String
  private let access: String

  /// Creates the expansion from the text of the variable (`declaration`) and of the enclosing declaration
  /// (`context`).
  ///
  /// Nil if the variable has no default value, or if `context` is no extension of `EnvironmentValues`, `FocusedValues`,
  /// `ContainerValues` or `Transaction`.
  package init?(declaration: String, context: String) {
    guard let keyProtocol = Self.keyProtocol(of: context) else { return nil }
    var text = Substring(declaration)
    guard let keyword = Self.range(ofWord: "var", in: text) else { return nil }
    access = Self.range(ofWord: "public", in: text[..<keyword.lowerBound]) == nil ? "" : "public "
    text = text[keyword.upperBound...].drop { $0.isWhitespace }
    name = String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" })
    guard !name.isEmpty else { return nil }
    text = text.dropFirst(name.count)
    let equals = Self.indexOfAssignment(in: text)
    let annotation = text[..<(equals ?? text.endIndex)].drop { $0.isWhitespace }
    let written = annotation.first == ":" ? Self.trimmed(annotation.dropFirst()) : ""
    type = written.isEmpty ? nil : written
    if let equals {
      value = Self.trimmed(text[text.index(after: equals)...])
    } else if let type, type.hasSuffix("?") || type.hasPrefix("Optional<") {
      value = "nil"
    } else {
      return nil
    }
    self.keyProtocol = keyProtocol
  }

  private var keyName: String { "__Key_\(name.filter { $0 != "`" })" }

  /// The accessors of the property: `get` and `set`.
  package var accessors: String {
    """
    get { self[\(keyName).self] }
    set { self[\(keyName).self] = newValue }
    """
  }

  /// The declaration of the key type, `__Key_name`.
  package var key: String {
    guard let type else {
      return "private struct \(keyName): \(keyProtocol) { static let defaultValue = \(value) }"
    }
    return """
      private struct \(keyName): \(keyProtocol) {
        typealias Value = \(type)
        static var defaultValue: Value { \(value) }
      }
      """
  }

  private static func keyProtocol(of context: String) -> String? {
    if range(ofWord: "EnvironmentValues", in: Substring(context)) != nil { return "EnvironmentKey" }
    if range(ofWord: "FocusedValues", in: Substring(context)) != nil { return "EnvironmentKey" }
    if range(ofWord: "ContainerValues", in: Substring(context)) != nil { return "ContainerValueKey" }
    if range(ofWord: "Transaction", in: Substring(context)) != nil { return "TransactionKey" }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text.drop { $0.isWhitespace })
  }

  /// The range of the first occurrence of `word` as a whole word, or nil.
  private static func range(ofWord word: String, in text: Substring) -> Range<Substring.Index>? {
    var start = text.startIndex
    while start < text.endIndex {
      let part = text[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if part == word { return part.startIndex..<part.endIndex }
      start = part.isEmpty ? text.index(after: start) : part.endIndex
    }
    return nil
  }

  /// The index of the first `=` outside of brackets. Types and attributes can contain further `=` inside of brackets.
  private static func indexOfAssignment(in text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "=" where depth == 0: return index
      default: break
      }
    }
    return nil
  }
}
