/// Something that moves by itself: a fling, an animation, a fading indicator.
@MainActor package protocol FrameTicker: AnyObject {
  /// Samples the motion at `time`, seconds on the frame clock, and says when it wants to be called again.
  func tick(at time: Double) -> NextTick
}

/// When a ticker runs again.
package enum NextTick: Equatable, Sendable {
  /// In the next frame, which is drawn as soon as the display takes it.
  case nextFrame
  /// In the first frame at or after this time; until then nothing wakes up for it.
  case at(Double)
  /// Not any more.
  case never
}
