import Geometry

/// Distinguishes a wheel with notches from a device that reports fractions of a notch, such as a trackpad.
/// `SDL_MouseWheelEvent` of SDL 2 does not provide this information.
///
/// Whole numbers are notches. Among fractions a whole number may occur by chance, so an event that follows a fraction
/// within `longestGapInSeconds` belongs to the same device.
struct WheelClassifier {
  /// The maximum time in seconds between a fraction and a whole number of the same device. Trackpads report at 60 Hz or
  /// more; a hand cannot turn a wheel this soon after touching a trackpad.
  static let longestGapInSeconds = 0.03

  private var lastFraction = -Double.infinity

  /// True if the event comes from a precise device, see `WheelEvent.isPrecise`.
  ///
  /// - Parameters:
  ///   - delta: The scroll distance in notches.
  ///   - time: Seconds on any clock, the same for all calls.
  mutating func isPrecise(_ delta: CGVector, at time: Double) -> Bool {
    let isFraction = delta.dx != delta.dx.rounded() || delta.dy != delta.dy.rounded()
    let isPrecise = isFraction || time - lastFraction <= Self.longestGapInSeconds
    if isPrecise { lastFraction = time }
    return isPrecise
  }
}
