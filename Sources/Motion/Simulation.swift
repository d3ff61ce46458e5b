/// A motion along an axis as a closed function of time.
///
/// Time is in seconds since the motion's start; a negative time or NaN counts as 0. Positions are in points,
/// velocities in points per second. A conforming type never returns NaN, and from ``duration`` on it stays at
/// ``finalPosition`` with velocity 0. As no state is accumulated from frame to frame, the frame rate cannot change
/// the path of a motion.
package protocol Simulation: Sendable {
  /// The position at `time`, in points.
  func position(at time: Double) -> Double

  /// The signed velocity at `time`, in points per second; 0 at rest.
  func velocity(at time: Double) -> Double

  /// The time from which on the motion rests; infinite if it never does (a spring without damping).
  var duration: Double { get }

  /// The resting position. Equal to `position(at: duration)`, bit for bit.
  var finalPosition: Double { get }

  /// The same motion at the same times, translated by `distance`: for content inserted above the viewport.
  func shifted(by distance: Double) -> Self
}

extension Double {
  /// The maximum magnitude of positions and velocities: 1e12 points, at which a `Double` still resolves 1/8000 point
  /// and products of a few such numbers stay finite.
  static let largestCoordinate = 1e12

  /// The number clamped for calculation: NaN becomes 0, infinity and larger magnitudes become `largestCoordinate`.
  var asCoordinate: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -Double.largestCoordinate), Double.largestCoordinate)
  }

  /// The time since the start: NaN and negative values become 0.
  var asElapsedTime: Double { self > 0 ? self : 0 }

  /// `self` within −`limit`...`limit`; NaN becomes 0.
  package func limited(to limit: Double) -> Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit)
  }
}
