/// The frames of a second pipeline inside of a window, driven by the frames of the window's pipeline.
///
/// Times are seconds on the frame clock of the window.
@MainActor package protocol HostedFrames: AnyObject {
  /// True if the hosted pipeline has work for the next frame.
  var wantsFrame: Bool { get }
  /// The next time at which the hosted pipeline is due; nil without a deadline.
  var nextDeadline: Double? { get }
  /// Runs the due frames of the hosted pipeline. Called once per frame of the window, after its layout and before its painting.
  func windowFrame(at time: Double)
  /// Takes an event of the window for the next hosted frame, with positions in the coordinates of the `HostedPipelineNode`.
  func take(_ event: TimedInputEvent)
}
