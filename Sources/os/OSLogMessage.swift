import Foundation

/// A message of a log: a literal with interpolated values, each with its visibility.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The text of the message, without hidden values.
  package let text: String

  /// Creates a message from a literal.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message from a literal with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The literals and values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate var text = ""

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Appends a literal part of the message.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends the `String(describing:)` of a value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.applied(to: privacy.shown(String(describing: value())))
  }

  /// Appends an integer in a format.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.applied(to: privacy.shown(format.text(of: value())))
  }

  /// Appends a number in a format.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.applied(to: privacy.shown(format.text(of: Double(value()))))
  }
}

/// The place of a value in a column of characters.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isRight = false

  /// The length of the value.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }

  /// At the beginning of at least `columns` characters.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns) }

  /// At the end of at least `columns` characters.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  func applied(to text: String) -> String {
    let padding = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? padding + text : text + padding
  }
}

/// The digits of an integer.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var prefix = ""
  private var isUppercase = false

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// Octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// Hexadecimal digits, with `0x` before them if `includePrefix` is true.
  public static func hex(includePrefix: Bool = false, uppercase: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase)
  }

  func text<Value: BinaryInteger>(of value: Value) -> String {
    prefix + String(value, radix: radix, uppercase: isUppercase)
  }
}

/// The digits of a number.
public struct OSLogFloatFormatting: Sendable {
  private let specifier: String

  /// Six decimals.
  public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }
  /// A power of ten with six decimals.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "%e") }
  /// The shorter of both forms.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "%g") }

  /// A number of decimals, at least 0.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "%.\(max(0, precision))f")
  }

  func text(of value: Double) -> String { String(format: specifier, value) }
}
