/// Receives the beginnings and ends of frames and of their phases. It reads the clock, which the host does not.
@MainActor package protocol FrameProfiler: AnyObject {
  /// A frame for `time`, in seconds on the frame clock, begins.
  func frameBegins(at time: Double)
  /// `phase` has ended; its duration is the time since the last call.
  func leave(_ phase: FramePhase)
  /// The frame has ended after the work in `counts`.
  func frameEnds(_ counts: FrameCounts)
  /// Runs `work` without counting its duration: the drawing of the figures themselves.
  func leaveOut(_ work: () -> Void)
}
