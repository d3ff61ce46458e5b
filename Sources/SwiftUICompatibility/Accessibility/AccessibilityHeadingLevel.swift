import ScrollUI

/// The level of a heading for `accessibilityHeading(_:)`, from `h1` (outermost) to `h6`; `unspecified` if the level is
/// unknown.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a level.
  case unspecified
  /// Level 1, the outermost heading.
  case h1
  /// Level 2.
  case h2
  /// Level 3.
  case h3
  /// Level 4.
  case h4
  /// Level 5.
  case h5
  /// Level 6, the innermost heading.
  case h6
}

nonisolated extension View {
  /// Makes the view a heading of the given `level`.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    semantics { properties, _ in properties.headingLevel = Int(level.rawValue) }
  }
}
