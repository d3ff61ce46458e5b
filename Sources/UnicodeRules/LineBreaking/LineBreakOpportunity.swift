/// A boundary between two scalars, at the beginning or at the end of a text, for `LineBreaks`.
package enum LineBreakOpportunity: UInt8, Sendable {
  /// × of UAX #14.
  case prohibited
  /// ÷ of UAX #14.
  case allowed
  /// ! of UAX #14: after a newline, and at the end of the text.
  case mandatory
}

/// A line break opportunity and its index.
package struct LineBreak: Equatable, Sendable {
  /// The index of the first scalar after the break.
  package var index: Int
  /// False for an opportunity, true for a break that has to be made.
  package var isMandatory: Bool
}
