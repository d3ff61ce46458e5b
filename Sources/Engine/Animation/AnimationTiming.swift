/// The course of an animation over time. ScrollUI implements it for its `Animation`.
package protocol AnimationTiming: Sendable {
  /// The remaining fraction of the distance after `time` seconds: 1 at the start, 0 at the end. A spring that swings leaves this
  /// range.
  func remaining(at time: Double) -> Double
  /// The length in seconds, after which `remaining(at:)` is 0.
  var duration: Double { get }
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
