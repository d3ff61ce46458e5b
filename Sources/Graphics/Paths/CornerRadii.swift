/// The radii of a rectangle's four corners, in points.
package struct CornerRadii: Hashable, Sendable {
  package var topLeading: CGFloat
  package var topTrailing: CGFloat
  package var bottomTrailing: CGFloat
  package var bottomLeading: CGFloat

  package init(topLeading: CGFloat, topTrailing: CGFloat, bottomTrailing: CGFloat, bottomLeading: CGFloat) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomTrailing = bottomTrailing
    self.bottomLeading = bottomLeading
  }

  package init(_ radius: CGFloat) {
    self.init(topLeading: radius, topTrailing: radius, bottomTrailing: radius, bottomLeading: radius)
  }

  /// The radii clamped to 0 and, if two neighbors do not fit on a side, scaled by one factor (the rule of CSS).
  func fitting(_ size: CGSize) -> CornerRadii {
    var radii = CornerRadii(
      topLeading: max(0, topLeading), topTrailing: max(0, topTrailing), bottomTrailing: max(0, bottomTrailing),
      bottomLeading: max(0, bottomLeading))
    let factor = min(
      1, size.width / max(radii.topLeading + radii.topTrailing, .leastNormalMagnitude),
      size.width / max(radii.bottomLeading + radii.bottomTrailing, .leastNormalMagnitude),
      size.height / max(radii.topLeading + radii.bottomLeading, .leastNormalMagnitude),
      size.height / max(radii.topTrailing + radii.bottomTrailing, .leastNormalMagnitude))
    radii.topLeading *= factor
    radii.topTrailing *= factor
    radii.bottomTrailing *= factor
    radii.bottomLeading *= factor
    return radii
  }
}
