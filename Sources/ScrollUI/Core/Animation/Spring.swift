import Motion

/// A spring: what pulls an animated value to its target.
public struct Spring: Hashable, Sendable {
  let motion: Motion.Spring

  private init(_ motion: Motion.Spring) { self.motion = motion }

  /// `duration` is the time of one swing without damping, in seconds; `bounce` is 0 for none, up to 1 for endless, below 0 for
  /// more damping than is needed.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(Motion.Spring(duration: duration, bounce: bounce))
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(Motion.Spring(response: response, dampingRatio: dampingRatio))
  }

  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.init(Motion.Spring(mass: mass, stiffness: stiffness, damping: damping))
  }

  // The durations and bounces that SwiftUI documents for its named springs.
  public static var smooth: Spring { smooth() }
  public static var snappy: Spring { snappy() }
  public static var bouncy: Spring { bouncy() }

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public var mass: Double { motion.mass }
  public var stiffness: Double { motion.stiffness }
  public var damping: Double { motion.damping }
  public var response: Double { motion.response }
  public var dampingRatio: Double { motion.dampingRatio }
  public var duration: Double { motion.response }
  public var bounce: Double { motion.bounce }

  /// The time after which a motion by 1 stays within a thousandth of its target.
  public var settlingDuration: TimeInterval {
    motion.settlingTime(from: 1, velocity: 0, displacement: 0.001, speed: 0.01)
  }

  /// Where a motion from zero to `target` has come to after `time`.
  public func value<Value: VectorArithmetic>(target: Value, initialVelocity: Value = .zero, time: TimeInterval) -> Value
  {
    target + target.scaled(by: -motion.displacement(from: 1, velocity: 0, at: time))
      + initialVelocity.scaled(by: motion.displacement(from: 0, velocity: 1, at: time))
  }

  /// The velocity of that motion.
  public func velocity<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: TimeInterval
  ) -> Value {
    target.scaled(by: -motion.velocity(from: 1, velocity: 0, at: time))
      + initialVelocity.scaled(by: motion.velocity(from: 0, velocity: 1, at: time))
  }
}
