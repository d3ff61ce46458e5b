import Engine
import Motion

/// The course of an animation; all kinds are linear in the displacement and in the velocity.
extension Animation.Kind: AnimationTiming {
  /// The duration in seconds until the value stays at its target; infinite if the animation repeats forever.
  ///
  /// `velocity` is the initial velocity relative to the distance: 1 covers the distance in a second.
  func duration(velocity: Double) -> Double {
    switch self {
    case .curve(_, let duration): return duration
    case .spring(let spring):
      return spring.motion.settlingTime(from: 1, velocity: velocity, displacement: 0.001, speed: 0.01)
    case .custom(let timing): return timing.duration
    case .delayed(let kind, let delay): return delay + kind.duration(velocity: velocity)
    case .sped(let kind, let speed): return speed > 0 ? kind.duration(velocity: velocity / speed) / speed : .infinity
    case .repeated(let kind, let count, _):
      return count.map { kind.duration(velocity: velocity) * Double($0) } ?? .infinity
    }
  }

  var isSpring: Bool {
    switch self {
    case .spring: true
    case .sped(let kind, let speed): speed > 0 && kind.isSpring
    case .curve, .custom, .delayed, .repeated: false
    }
  }

  /// The weights `time` seconds after the start.
  func weights(at time: Double) -> AnimationWeights {
    switch self {
    case .curve(let curve, let duration): return Self.weights(of: curve, duration: duration, at: time)
    case .spring(let spring): return Self.weights(of: spring.motion, at: max(0, time))
    case .custom(let timing): return timing.weights(at: time)
    case .delayed(let kind, let delay): return time < delay ? .start : kind.weights(at: time - delay)
    case .sped(let kind, let speed):
      guard speed > 0 else { return .start }
      var weights = kind.weights(at: time * speed)
      weights.displacementRate *= speed
      // The velocity is per second of the window's time; the spring counts `speed` seconds in each.
      weights.velocity /= speed
      return weights
    case .repeated(let kind, let count, let autoreverses):
      return Self.weights(of: kind, count: count, autoreverses: autoreverses, at: time)
    }
  }

  private static func weights(of curve: UnitCurve, duration: Double, at time: Double) -> AnimationWeights {
    guard duration > 0, time < duration else { return .target }
    let progress = max(0, time / duration)
    return AnimationWeights(
      displacement: 1 - curve.value(at: progress), velocity: 0,
      displacementRate: -curve.velocity(at: progress) / duration, velocityRate: 0)
  }

  private static func weights(of spring: Motion.Spring, at time: Double) -> AnimationWeights {
    AnimationWeights(
      displacement: spring.displacement(from: 1, velocity: 0, at: time),
      velocity: spring.displacement(from: 0, velocity: 1, at: time),
      displacementRate: spring.velocity(from: 1, velocity: 0, at: time),
      velocityRate: spring.velocity(from: 0, velocity: 1, at: time))
  }

  /// Each run starts at the beginning. With `autoreverses` every second run plays backwards. The last run ends at the
  /// target.
  private static func weights(
    of kind: Animation.Kind, count: Int?, autoreverses: Bool, at time: Double
  ) -> AnimationWeights {
    let duration = kind.duration(velocity: 0)
    guard duration > 0, duration.isFinite else { return kind.weights(at: time) }
    let run = (max(0, time) / duration).rounded(.down)
    if let count, run >= Double(count) { return .target }
    // A run that no number can count is shorter than any frame.
    guard run.isFinite else { return .target }
    let elapsed = min(max(0, time - run * duration), duration)
    let isBackward = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    var weights = kind.weights(at: isBackward ? duration - elapsed : elapsed)
    if isBackward { weights.displacementRate.negate() }
    return weights
  }
}

extension Animation {
  /// The time until the animation ends, without an initial velocity, in seconds.
  package var duration: Double { kind.duration(velocity: 0) }
}
