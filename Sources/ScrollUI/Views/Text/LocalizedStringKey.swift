import Engine

/// A text with interpolated values, translated by the `stringTable` of the environment; without a translation the key
/// itself is shown.
///
/// Literal parts may contain inline Markdown; interpolated values are shown as they are.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// A literal or an interpolated value.
  struct Part: Equatable, Sendable {
    var text: String
    var isWritten: Bool
    /// An interpolated `Text` or image; `text` then is a single attachment character.
    var inserted: Text?
    /// The specifier of an interpolated value in the key of a `StringTable`.
    var specifier = "%@"
  }

  let parts: [Part]

  /// The whole text, including delimiters.
  var text: String { parts.map(\.text).joined() }

  init(parts: [Part]) { self.parts = parts }

  /// Creates a key from a string, which may contain inline Markdown.
  public init(_ value: String) { parts = [Part(text: value, isWritten: true)] }

  /// Creates a key from a string literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Collects the literals and values of an interpolated string literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

    /// Appends a literal part of the text.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(Part(text: literal, isWritten: true)) }
    }

    private mutating func append(_ value: String, specifier: String = "%@") {
      parts.append(Part(text: value, isWritten: false, specifier: specifier))
    }

    /// Appends the `String(describing:)` of a value.
    public mutating func appendInterpolation<Value>(_ value: Value) { append(String(describing: value)) }

    /// Appends an integer.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      append(String(value), specifier: "%lld")
    }

    /// Appends a number with six decimals, like SwiftUI's `%lf`.
    public mutating func appendInterpolation(_ value: Double) {
      append(String(format: "%lf", value), specifier: "%lf")
    }

    /// Appends a number with six decimals, like SwiftUI's `%lf`.
    public mutating func appendInterpolation(_ value: Float) { appendInterpolation(Double(value)) }

    /// Appends a number with six decimals, like SwiftUI's `%lf`.
    public mutating func appendInterpolation(_ value: CGFloat) { appendInterpolation(Double(value)) }

    /// Appends a text with its own font, style and decoration.
    public mutating func appendInterpolation(_ text: Text) {
      parts.append(Part(text: String(TextSpan.attachment), isWritten: false, inserted: text))
    }

    /// Appends an image, which is set like a character.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Appends a number in the format of a `printf` specifier such as `%.2f`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      append(String(format: specifier, value), specifier: specifier)
    }

    /// Appends a number in the format of a `printf` specifier such as `%.2f`.
    public mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
      append(String(format: specifier, Double(value)), specifier: specifier)
    }

    /// Appends a value in a format such as `.percent`.
    public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
      append(format.format(value))
    }
  }
}
