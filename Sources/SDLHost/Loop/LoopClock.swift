/// The frame time of a `WindowLoop`: the seconds of its `HostClock`, multiplied by `scale`.
///
/// A change of the scale is continuous: the time goes on from its present value at the new speed.
package struct LoopClock {
  /// The seconds of frame time that pass in a second, positive; 0.1 for slow motion.
  package private(set) var scale = 1.0
  /// The reading of the clock and the time at the last change of `scale`, in seconds.
  private var origin = (reading: 0.0, time: 0.0)

  package init() {}

  /// The frame time in seconds at a `reading` of the clock.
  package func time(at reading: Double) -> Double { origin.time + (reading - origin.reading) * scale }

  /// The seconds of the clock that `duration` seconds of frame time take.
  package func realSeconds(_ duration: Double) -> Double { duration / scale }

  /// Adds `seconds` to the frame time, after `SteppedLoop.play(frames:isPaced:input:)` ran frames faster than the clock.
  package mutating func advance(by seconds: Double) { origin.time += seconds }

  /// Changes the scale at a reading of the clock. A scale that is not positive and finite has no effect.
  package mutating func setScale(_ scale: Double, at reading: Double) {
    guard scale > 0, scale.isFinite else { return }
    origin = (reading, time(at: reading))
    self.scale = scale
  }
}
