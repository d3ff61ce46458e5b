/// The minimum and maximum length of a `RenderNode` along an `Axis`, in points.
package struct LengthLimits: Equatable {
  var minimum: CGFloat
  var maximum: CGFloat

  /// Any length.
  package static let flexible = LengthLimits(minimum: 0, maximum: .infinity)

  /// Exactly `length`.
  static func fixed(_ length: CGFloat) -> LengthLimits { LengthLimits(minimum: length, maximum: length) }
}
