import Engine
import Foundation

/// A text that a program shows, with values put in. Nothing is translated: the key is the text. What is written in it may be marked
/// up as in Markdown; what is put in is shown as it is.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// A stretch that was written, or a value that was put in.
  struct Part: Equatable, Sendable {
    var text: String
    var isWritten: Bool
    /// A text that stands in the place of `text`, which is one attachment.
    var inserted: Text?
  }

  let parts: [Part]

  /// All of it, with its markers.
  var text: String { parts.map(\.text).joined() }

  public init(_ value: String) { parts = [Part(text: value, isWritten: true)] }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Collects the pieces of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(Part(text: literal, isWritten: true)) }
    }

    private mutating func append(_ value: String) { parts.append(Part(text: value, isWritten: false)) }

    public mutating func appendInterpolation<Value>(_ value: Value) { append(String(describing: value)) }

    /// A number with six decimals, as SwiftUI's `%lf` writes it.
    public mutating func appendInterpolation(_ value: Double) { append(String(format: "%lf", value)) }

    /// A number with six decimals, as SwiftUI's `%lf` writes it.
    public mutating func appendInterpolation(_ value: Float) { appendInterpolation(Double(value)) }

    /// A number with six decimals, as SwiftUI's `%lf` writes it.
    public mutating func appendInterpolation(_ value: CGFloat) { appendInterpolation(Double(value)) }

    /// A text with a look of its own.
    public mutating func appendInterpolation(_ text: Text) {
      parts.append(Part(text: String(TextSpan.attachment), isWritten: false, inserted: text))
    }

    /// An image that stands in the text like a letter.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// A number in the form of a `printf` specifier such as `%.2f`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      append(String(format: specifier, value))
    }

    public mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
      append(String(format: specifier, Double(value)))
    }

    public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
      append(format.format(value))
    }
  }
}
