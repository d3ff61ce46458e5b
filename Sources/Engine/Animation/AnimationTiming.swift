/// How something gets from one state to another. ScrollUI's animations implement it.
package protocol AnimationTiming: Sendable {
  /// What is left of the way after `time` seconds: 1 at the start, 0 at the end; beyond both while a spring swings.
  func remaining(at time: Double) -> Double
  /// Seconds until nothing is left.
  var duration: Double { get }
}

/// An animation that runs on nodes, and who wants to know when it is over.
package struct NodeAnimation {
  package let timing: any AnimationTiming
  /// Called once for each motion that has started under this animation and come to its end, after `motionStarts`.
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
