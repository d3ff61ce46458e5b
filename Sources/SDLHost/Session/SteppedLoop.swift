import Engine

/// A run that somebody drives piece by piece, to measure the pieces. What `run()` of a loop does, without its end.
@MainActor package protocol SteppedLoop: AnyObject {
  var session: FrameSession { get }
  /// Shows the first picture.
  func open() throws(HostError)
  /// Runs frames one after the other, each with the input that came before it; `isPaced` false does not wait for their times.
  func play(frames: Int, isPaced: Bool, input: (_ frame: Int) -> [InputEvent]) throws(HostError)
  /// Waits as the loop does for a person, and runs the frames that are wanted meanwhile.
  func rest(seconds: Double) throws(HostError)
  /// Ends the views. Nothing else may be called afterwards.
  func close()
}

extension SteppedLoop {
  /// The events of a frame, at its time.
  func timed(_ events: [InputEvent], at time: Double) -> [TimedInputEvent] {
    events.isEmpty ? [] : events.map { TimedInputEvent(time: time, event: $0) }
  }
}
