/// The largest windows and images. Larger ones would need gigabytes, and exceed the range of the system's types.
package enum PixelLimits {
  /// Device pixels along a side of a window or an image.
  package static let maximumSide = 16_384
  /// Device pixels of an image: 256 MiB at four bytes each.
  package static let maximumPixels = 64 << 20
  /// Device pixels per point of a window or a script.
  package static let scales: ClosedRange<Double> = 0.25...16

  /// True if an image of `size` points with `scale` device pixels per point is within the limits.
  package static func allows(_ size: CGSize, scale: CGFloat) -> Bool {
    let (width, height) = (size.width * scale, size.height * scale)
    // A NaN is in no range and is rejected.
    return (0...CGFloat(maximumSide)).contains(width) && (0...CGFloat(maximumSide)).contains(height)
      && width * height <= CGFloat(maximumPixels)
  }

  /// The limits in words.
  package static let description = "at most \(maximumSide) pixels a side and \(maximumPixels) in all"
}
