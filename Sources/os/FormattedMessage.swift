import Foundation

/// A format of C with the visibilities of its values, as `os_log` takes it.
///
/// Each value is shown by a conversion that fits its type; a value of another type is shown as Swift describes it. So a format never reads a
/// value that was not passed.
package struct FormattedMessage {
  package let text: String

  package init(format: String, _ args: [any CVarArg]) {
    var (text, remainder) = ("", format[...])
    var values = args[...]
    while let percent = remainder.firstIndex(of: "%") {
      text += remainder[..<percent]
      remainder = remainder[percent...]
      guard !remainder.hasPrefix("%%"), let match = remainder.prefixMatch(of: Self.conversion) else {
        text += "%"
        remainder = remainder.dropFirst(remainder.hasPrefix("%%") ? 2 : 1)
        continue
      }
      let isHidden = match.1?.contains("private") == true || match.1?.contains("sensitive") == true
      let shown = Conversion(match.output, &values).text(of: values.popFirst())
      text += isHidden ? "<private>" : shown
      remainder = remainder[match.range.upperBound...]
    }
    self.text = text + remainder
  }

  /// The visibility, the flags, the width, the precision, the length and the letter of a conversion.
  private typealias Parts = (Substring, Substring?, Substring, Substring, Substring?, Substring, Substring)

  nonisolated(unsafe) private static let conversion =
    #/%(?:\{([^}]*)\})?([-+ 0#]*)(\*|[0-9]*)(?:\.(\*|[0-9]*))?((?:hh|h|ll|l|q|z|t|j)?)([@a-zA-Z])/#

  /// A conversion such as `%-8.3f`, with numbers in place of `*`.
  private struct Conversion {
    let specifier: String
    let letter: Character

    /// The longest width or precision.
    private static let maximum = 1000

    /// Takes the numbers of `*` from `values`, each as a value before that of the conversion.
    init(_ parts: Parts, _ values: inout ArraySlice<any CVarArg>) {
      let width = Self.number(parts.3, &values)
      let precision = parts.4.flatMap { $0.isEmpty ? 0 : Self.number($0, &values) }
      letter = parts.6.first ?? "@"
      var specifier = "%" + parts.2 + (width.map { $0 < 0 ? "-" : "" } ?? "")
      if let width, width != 0 { specifier += "\(abs(width))" }
      if let precision, precision >= 0 { specifier += ".\(precision)" }
      self.specifier = specifier + parts.5 + parts.6
    }

    /// A number within ±`maximum`; nil if it is not given.
    private static func number(_ text: Substring, _ values: inout ArraySlice<any CVarArg>) -> Int? {
      let given = text == "*" ? (values.popFirst() as? any BinaryInteger).map { Int(clamping: $0) } : Int(text)
      return given.map { max(-maximum, min(maximum, $0)) }
    }

    /// The text of a value; empty for a value that was not passed.
    func text(of value: (any CVarArg)?) -> String {
      guard let value else { return "" }
      switch letter {
      case "d", "i", "o", "u", "x", "X", "c", "p":
        if let integer = value as? any BinaryInteger {
          return String(format: specifier, Int(truncatingIfNeeded: integer))
        }
      case "e", "E", "f", "F", "g", "G", "a", "A":
        if let number = value as? any BinaryFloatingPoint { return String(format: specifier, Double(number)) }
      default: break
      }
      return "\(value)"
    }
  }
}
