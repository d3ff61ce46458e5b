import Engine

/// The rule that distinguishes the inside of an outline from its outside.
public struct FillStyle: Equatable, Sendable {
  /// True for the even-odd rule, false for the non-zero winding rule.
  public var isEOFilled: Bool
  /// Has no effect: edges are always smooth.
  public var isAntialiased: Bool

  /// Creates a style; by default with the non-zero winding rule.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var rule: VectorPath.Rule { isEOFilled ? .evenOdd : .nonzero }
}
