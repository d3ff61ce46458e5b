import Motion

/// A damped spring that moves an animated value to its target.
public struct Spring: Hashable, Sendable {
  let motion: Motion.Spring

  private init(_ motion: Motion.Spring) { self.motion = motion }

  /// Creates a spring by perceptual parameters.
  ///
  /// - Parameters:
  ///   - duration: The period of an undamped oscillation, in seconds.
  ///   - bounce: 0 is critical damping, values up to 1 oscillate (1 without end), negative values are overdamped.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(Motion.Spring(duration: duration, bounce: bounce))
  }

  /// Creates a spring by its undamped period in seconds and its damping ratio; 1 is critical damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(Motion.Spring(response: response, dampingRatio: dampingRatio))
  }

  /// Creates a spring by physical parameters. `allowOverDamping` has no effect: overdamping is always allowed.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.init(Motion.Spring(mass: mass, stiffness: stiffness, damping: damping))
  }

  /// The spring `smooth(duration:extraBounce:)` of 0.5 seconds without bounce, as documented by SwiftUI.
  public static var smooth: Spring { smooth() }
  /// The spring `snappy(duration:extraBounce:)` of 0.5 seconds with a bounce of 0.15, as documented by SwiftUI.
  public static var snappy: Spring { snappy() }
  /// The spring `bouncy(duration:extraBounce:)` of 0.5 seconds with a bounce of 0.3, as documented by SwiftUI.
  public static var bouncy: Spring { bouncy() }

  /// A spring with a bounce of `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce of 0.15 plus `extraBounce`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3 plus `extraBounce`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The mass at the end of the spring.
  public var mass: Double { motion.mass }
  /// The stiffness, (2π / response)² · mass.
  public var stiffness: Double { motion.stiffness }
  /// The damping coefficient.
  public var damping: Double { motion.damping }
  /// The undamped period in seconds.
  public var response: Double { motion.response }
  /// The damping ratio; 1 is critical damping.
  public var dampingRatio: Double { motion.dampingRatio }
  /// The perceptual duration in seconds, equal to `response`.
  public var duration: Double { motion.response }
  /// The bounce: 0 is critical damping, 1 is no damping.
  public var bounce: Double { motion.bounce }

  /// The time in seconds after which a motion by 1 stays within 0.001 of its target.
  public var settlingDuration: TimeInterval {
    motion.settlingTime(from: 1, velocity: 0, displacement: 0.001, speed: 0.01)
  }

  /// The value `time` seconds after the start of a motion from zero to `target`.
  public func value<Value: VectorArithmetic>(target: Value, initialVelocity: Value = .zero, time: TimeInterval) -> Value
  {
    target + target.scaled(by: -motion.displacement(from: 1, velocity: 0, at: time))
      + initialVelocity.scaled(by: motion.displacement(from: 0, velocity: 1, at: time))
  }

  /// The velocity `time` seconds after the start of a motion from zero to `target`, per second.
  public func velocity<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: TimeInterval
  ) -> Value {
    target.scaled(by: -motion.velocity(from: 1, velocity: 0, at: time))
      + initialVelocity.scaled(by: motion.velocity(from: 0, velocity: 1, at: time))
  }
}
