/// A motion along one axis as a closed function of time.
///
/// Time is in seconds since the motion's start; a negative time or NaN counts as 0. Positions are in points, velocities
/// in points per second. A conforming type never returns NaN, and from ``duration`` on it stays at ``finalPosition``
/// with velocity 0. As nothing is accumulated from frame to frame, the frame rate cannot change where a motion goes.
package protocol Simulation: Sendable {
  /// Where the motion is.
  func position(at time: Double) -> Double

  /// How fast it moves, with its sign; 0 once it rests.
  func velocity(at time: Double) -> Double

  /// The time from which on it rests; infinite if it never does (a spring without damping).
  var duration: Double { get }

  /// Where it rests. Equal to `position(at: duration)`, bit for bit.
  var finalPosition: Double { get }

  /// The same motion at the same times, `distance` further along: for content that was inserted above the viewport.
  func shifted(by distance: Double) -> Self
}

extension Double {
  /// Positions and velocities beyond this are cut off: 1e12 points, where a `Double` still tells 1/8000 point apart
  /// and products of a few such numbers stay finite.
  static let largestCoordinate = 1e12

  /// A number to calculate with: NaN becomes 0, infinity and what is too large the largest coordinate.
  var asCoordinate: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -Double.largestCoordinate), Double.largestCoordinate)
  }

  /// A time since the start: NaN and negative become 0.
  var asElapsedTime: Double { self > 0 ? self : 0 }

  /// `self` within −`limit`...`limit`; NaN becomes 0.
  func limited(to limit: Double) -> Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit)
  }
}
