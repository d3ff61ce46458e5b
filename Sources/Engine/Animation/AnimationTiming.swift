/// The course of an animation over time: a function that is linear in the distance from the target and in the initial velocity.
///
/// x(t) = target + `displacement`(t) · (start − target) + `velocity`(t) · (initial velocity). A pair of weights serves values of any
/// dimension. ScrollUI's `Animation` has this form; scroll views use it too.
package protocol AnimationTiming: Sendable {
  /// The weights after `time` seconds.
  func weights(at time: Double) -> AnimationWeights
  /// The duration in seconds. `velocity` is the initial velocity in distances per second. Infinite for an animation that repeats
  /// forever.
  func duration(velocity: Double) -> Double
  /// True for a spring, which takes over the displacement and the velocity of a running spring. Other animations run beside it,
  /// and the displacements add up.
  var isSpring: Bool { get }
}

extension AnimationTiming {
  package var isSpring: Bool { false }

  /// The duration in seconds from rest.
  var duration: Double { duration(velocity: 0) }
}

/// The weights of the distance and of the initial velocity in a position, and their derivatives per second.
package struct AnimationWeights: Equatable, Sendable {
  /// The factor of the distance: 1 at the start, 0 at the target. A spring that swings leaves this range.
  package var displacement: Double
  package var velocity: Double
  package var displacementRate: Double
  package var velocityRate: Double

  package init(displacement: Double, velocity: Double, displacementRate: Double, velocityRate: Double) {
    self.displacement = displacement
    self.velocity = velocity
    self.displacementRate = displacementRate
    self.velocityRate = velocityRate
  }

  package static let start = AnimationWeights(displacement: 1, velocity: 0, displacementRate: 0, velocityRate: 0)
  package static let target = AnimationWeights(displacement: 0, velocity: 0, displacementRate: 0, velocityRate: 0)
}

/// An animation of nodes, with callbacks that count its running motions.
package struct NodeAnimation {
  package let timing: any AnimationTiming
  /// Called when a motion starts under this animation. `motionEnds` is called once for each such motion, at its end.
  package let motionStarts: @MainActor () -> Void
  package let motionEnds: @MainActor () -> Void

  package init(
    timing: any AnimationTiming, motionStarts: @escaping @MainActor () -> Void = {},
    motionEnds: @escaping @MainActor () -> Void = {}
  ) {
    self.timing = timing
    self.motionStarts = motionStarts
    self.motionEnds = motionEnds
  }
}
