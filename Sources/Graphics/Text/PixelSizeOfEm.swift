/// A font size in pixels per em, in steps of 1/72 pixel: the sizes that FreeType can set for a font of one point.
package struct PixelSizeOfEm: Hashable, Sendable {
  package let dotsPerInch: UInt32

  /// The nearest size that can be set, clamped to 1…2048 pixels; 1 if `pixels` is NaN.
  package init(_ pixels: CGFloat) {
    dotsPerInch = UInt32(limited: (pixels * 72).rounded(), to: 72...2048 * 72)
  }

  package var pixels: CGFloat { CGFloat(dotsPerInch) / 72 }
}
