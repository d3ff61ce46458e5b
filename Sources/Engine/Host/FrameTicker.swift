/// A motion in time: a `ScrollModel`, a `NodeMotion`, a fading indicator.
@MainActor package protocol FrameTicker: AnyObject {
  /// Samples the motion at `time`, in seconds on the frame clock, and returns the time of the next call.
  func tick(at time: Double) -> NextTick
}

/// The time of the next call of `FrameTicker.tick(at:)`.
package enum NextTick: Equatable, Sendable {
  /// In the next frame, which starts as soon as the display takes it.
  case nextFrame
  /// In the first frame at or after this time in seconds on the frame clock. Wakes the loop at that time.
  case at(Double)
  /// No further call.
  case never
}
