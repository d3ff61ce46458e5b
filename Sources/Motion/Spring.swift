/// A mass on a damped spring, of any damping: the decay of a displacement and a velocity.
///
/// With a = c/2m and ω² = k/m the displacement is x(t) = e^(−at) · (x₀·C(t) + (v₀ + a·x₀)·S(t)), with C = cosh βt and
/// S = sinh βt / β for β² = a² − ω². Below critical damping β is imaginary and they turn into cosine and sine. Around
/// critical damping both are summed as a single power series in β²t², which avoids a division by almost zero and an
/// equality test of floating-point numbers.
package struct Spring: Hashable, Sendable {
  /// m > 0.
  package let mass: Double
  /// k > 0: the force per point.
  package let stiffness: Double
  /// c ≥ 0: the force per point per second. With 0 the spring oscillates forever.
  package let damping: Double

  /// The decay a of an oscillation, per second.
  package let decay: Double
  /// ω², of the undamped spring, per second squared.
  let squaredFrequency: Double

  /// A spring by its physical constants. Invalid numbers (NaN, a mass or stiffness of 0 or less, a negative damping)
  /// are replaced by the nearest valid number.
  package init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.mass = mass.limited(atLeast: 1e-6, atMost: 1e6, otherwise: 1)
    self.stiffness = stiffness.limited(atLeast: 1e-6, atMost: 1e12, otherwise: 1)
    self.damping = damping.limited(atLeast: 0, atMost: 1e12, otherwise: 0)
    decay = self.damping / (2 * self.mass)
    squaredFrequency = self.stiffness / self.mass
  }

  /// A spring by its undamped period, like SwiftUI's `Spring(response:dampingRatio:)`.
  ///
  /// - Parameters:
  ///   - response: The period without damping, in seconds; 0.001...1000. k = (2π/response)².
  ///   - dampingRatio: 1 is critical: the fastest return without overshoot. c = 4π·ratio/response.
  package init(response: Double, dampingRatio: Double) {
    let response = response.limited(atLeast: 0.001, atMost: 1000, otherwise: 0.5)
    let ratio = dampingRatio.limited(atLeast: 0, atMost: 1000, otherwise: 1)
    let frequency = 2 * Double.pi / response
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  /// A spring by its perceived duration, like SwiftUI's `Spring(duration:bounce:)`.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds: the response.
  ///   - bounce: −1...1. 0 is critical; above, the damping ratio is 1 − bounce; below, 1/(1 + bounce).
  package init(duration: Double, bounce: Double) {
    let bounce = bounce.limited(atLeast: -0.999, atMost: 1, otherwise: 0)
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// The return from beyond the edge: critical, response 0.575 s, so λ = 10.927 per second (fluid-scroll's fit of
  /// UIScrollView).
  package static let scrollBounce = Spring(response: 0.575, dampingRatio: 1)

  /// The period without damping, in seconds.
  package var response: Double { 2 * Double.pi / squaredFrequency.squareRoot() }

  /// The damping ratio: 1 is critical, less overshoots, more creeps.
  package var dampingRatio: Double { decay / squaredFrequency.squareRoot() }

  /// SwiftUI's measure of the damping, in −1...1.
  package var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// The displacement from rest at `time`, for a `displacement` and a `velocity` at time 0.
  package func displacement(from displacement: Double, velocity: Double, at time: Double) -> Double {
    let basis = basis(at: time.asElapsedTime)
    return displacement * basis.cosine + (velocity + decay * displacement) * basis.sine
  }

  /// The velocity at `time`, for a `displacement` from rest and a `velocity` at time 0.
  package func velocity(from displacement: Double, velocity: Double, at time: Double) -> Double {
    let basis = basis(at: time.asElapsedTime)
    return velocity * basis.cosine - (decay * velocity + squaredFrequency * displacement) * basis.sine
  }
}

// MARK: - The two basic solutions

extension Spring {
  /// β²: negative if the spring oscillates.
  var discriminant: Double { (decay - squaredFrequency.squareRoot()) * (decay + squaredFrequency.squareRoot()) }

  /// The rate of the slower exponential: the lower bound of the decay.
  package var slowestDecay: Double {
    discriminant > 0 ? squaredFrequency / (decay + discriminant.squareRoot()) : decay
  }

  /// e^(−at)·C(t) and e^(−at)·S(t). `time` ≥ 0.
  private func basis(at time: Double) -> (cosine: Double, sine: Double) {
    guard time < Self.latestTime else { return (0, 0) }
    let square = discriminant * time * time
    if square.magnitude < 1 { return seriesBasis(square, at: time) }
    let root = discriminant.magnitude.squareRoot()
    if discriminant < 0 {
      let envelope = ScalarMath.exp(-decay * time)
      return (envelope * ScalarMath.cos(root * time), envelope * (ScalarMath.sin(root * time) / root))
    }
    let slow = ScalarMath.exp(-slowestDecay * time)
    let fast = ScalarMath.exp(-(decay + root) * time)
    return ((slow + fast) / 2, (slow - fast) / (2 * root))
  }

  /// Σ sⁿ/(2n)! and t · Σ sⁿ/(2n+1)!, times e^(−at). For |s| < 1 nine terms leave less than 1e-16.
  private func seriesBasis(_ square: Double, at time: Double) -> (cosine: Double, sine: Double) {
    var (cosine, sine) = (1.0, 1.0)
    for n in stride(from: 9.0, through: 1, by: -1) {
      cosine = 1 + square / ((2 * n - 1) * 2 * n) * cosine
      sine = 1 + square / (2 * n * (2 * n + 1)) * sine
    }
    let envelope = ScalarMath.exp(-decay * time)
    return (envelope * cosine, envelope * (time * sine))
  }

  /// The time in seconds after which a motion counts as decayed: 1e9 s.
  private static let latestTime = 1e9
}

extension Double {
  /// `self` clamped to the bounds; `otherwise` for NaN.
  fileprivate func limited(atLeast lower: Double, atMost upper: Double, otherwise: Double) -> Double {
    isNaN ? otherwise : Swift.min(Swift.max(self, lower), upper)
  }
}
