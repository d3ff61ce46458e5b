import Geometry

/// Tells a wheel with notches from a device that reports fractions of one. SDL 2 doesn't say which it is.
///
/// Whole numbers are notches. In a stream of fractions a whole number turns up by chance now and then; what follows a
/// fraction closely belongs to it.
struct WheelClassifier {
  /// Trackpads report at 60 Hz or more. Turning a wheel this soon after touching a trackpad is not in a hand's power.
  static let longestGapInSeconds = 0.03

  private var lastFraction = -Double.infinity

  /// - Parameters:
  ///   - delta: in notches.
  ///   - time: in seconds, on any one clock.
  mutating func isPrecise(_ delta: CGVector, at time: Double) -> Bool {
    let isFraction = delta.dx != delta.dx.rounded() || delta.dy != delta.dy.rounded()
    let isPrecise = isFraction || time - lastFraction <= Self.longestGapInSeconds
    if isPrecise { lastFraction = time }
    return isPrecise
  }
}
