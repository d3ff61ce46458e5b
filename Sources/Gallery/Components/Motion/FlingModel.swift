import ScrollUI

/// The textbook motion of content after its release, drawn as a reference curve by `PhysicsPage`.
///
/// Content glides with v(t) = v₀·e^(kt). At an end of `range` it bounces on a critically damped spring. Offsets are
/// points, velocities points per second, times seconds since the release. Implemented independently of the `Motion`
/// module.
package struct FlingModel: Equatable {
  let start: Double
  let velocity: Double
  let range: ClosedRange<Double>
  let bounces: Bool
  /// k = 1000·ln(rate), the exponent per second; negative.
  let deceleration: Double

  package init(start: Double, velocity: Double, range: ClosedRange<Double>, bounces: Bool, deceleration: Double) {
    self.start = start
    self.velocity = velocity
    self.range = range
    self.bounces = bounces
    self.deceleration = deceleration
  }

  /// The exponents for a rate of 0.998 and 0.99 per millisecond.
  package static let normalDeceleration = 1000 * log(0.998)
  package static let fastDeceleration = 1000 * log(0.99)
  /// λ of the bounce, 2π over a response of 0.575 s.
  private static let stiffness = 2 * Double.pi / 0.575
  /// The speed in points per second below which a glide ends.
  private static let restSpeed = 10.0
  private static let largestBounceSpeed = 5000.0

  /// The time at which the content comes to rest, in seconds: the end of the glide or of the spring.
  var duration: Double {
    guard isInside else { return 0.9 }
    if let crossing { return bounces ? crossing + 0.85 : crossing }
    return abs(velocity) > Self.restSpeed ? log(Self.restSpeed / abs(velocity)) / deceleration : 0
  }

  package func offset(at time: Double) -> Double {
    guard isInside else { return spring(from: start, velocity: velocity, at: time) }
    if let crossing, time > crossing {
      let speed = max(-Self.largestBounceSpeed, min(Self.largestBounceSpeed, velocity * exp(deceleration * crossing)))
      return bounces ? spring(from: edge, velocity: speed, at: time - crossing) : edge
    }
    return start + velocity * (exp(deceleration * min(time, duration)) - 1) / deceleration
  }

  func velocity(at time: Double) -> Double {
    let step = 1e-4
    return (offset(at: time + step) - offset(at: max(0, time - step))) / (time < step ? step + time : 2 * step)
  }

  /// The time at which the glide reaches `offset`; 0 if it never does.
  func time(at offset: Double) -> Double {
    guard isInside, velocity != 0 else { return 0 }
    let part = 1 + deceleration * (offset - start) / velocity
    return part > 0 && part <= 1 ? log(part) / deceleration : 0
  }

  private var isInside: Bool { range.contains(start) }

  private var edge: Double {
    isInside
      ? (velocity < 0 ? range.lowerBound : range.upperBound) : min(max(start, range.lowerBound), range.upperBound)
  }

  /// The time at which the glide reaches an end of `range`; nil if it stops before.
  private var crossing: Double? {
    guard velocity != 0 else { return nil }
    let part = 1 + deceleration * (edge - start) / velocity
    let restFraction = Self.restSpeed / abs(velocity)
    return part > restFraction ? log(part) / deceleration : nil
  }

  private func spring(from start: Double, velocity: Double, at time: Double) -> Double {
    let displacement = start - edge
    let slope = velocity + Self.stiffness * displacement
    return edge + (displacement + slope * time) * exp(-Self.stiffness * time)
  }
}
