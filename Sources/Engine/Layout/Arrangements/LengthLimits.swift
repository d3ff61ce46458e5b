import Geometry

/// The shortest and the longest length that a node takes along an axis.
struct LengthLimits: Equatable {
  var minimum: CGFloat
  var maximum: CGFloat

  /// Takes whatever is offered.
  static let flexible = LengthLimits(minimum: 0, maximum: .infinity)

  /// Takes this length and no other.
  static func fixed(_ length: CGFloat) -> LengthLimits { LengthLimits(minimum: length, maximum: length) }
}
