import ScrollUI

/// A number that a `Spring` moves, step by step, to a target that may move.
struct SpringValue: Hashable {
  var value = 0.0
  /// The velocity per second.
  var velocity = 0.0

  /// Advances by `time` seconds. `precision`: the distance from `target` at which a slow value rests there.
  mutating func step(to target: Double, by spring: Spring, over time: Double, precision: Double) {
    let (distance, speed) = (target - value, velocity)
    value += spring.value(target: distance, initialVelocity: speed, time: time)
    velocity = spring.velocity(target: distance, initialVelocity: speed, time: time)
    if abs(target - value) < precision, abs(velocity) < precision * 20 { stop(at: target) }
  }

  mutating func stop(at value: Double) { (self.value, velocity) = (value, 0) }

  func isAtRest(at target: Double) -> Bool { value == target && velocity == 0 }
}
