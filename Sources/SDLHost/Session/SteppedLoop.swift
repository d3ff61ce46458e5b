import Engine

/// A loop that is driven step by step, to measure the steps. Equivalent to `run()`, without its end.
@MainActor package protocol SteppedLoop: AnyObject {
  var session: FrameSession { get }
  /// Presents the first picture; called before `play(frames:isPaced:input:)`.
  func open() throws(HostError)
  /// Runs frames with the given input for each. If `isPaced` is false, frames do not wait for their times.
  func play(frames: Int, isPaced: Bool, input: (_ frame: Int) -> [InputEvent]) throws(HostError)
  /// Waits for `seconds` as an idle loop does, and runs the frames that are requested meanwhile.
  func rest(seconds: Double) throws(HostError)
  /// Unmounts the views of the `FrameSession`. The last call of a loop.
  func close()
}

extension SteppedLoop {
  /// The events of a frame with the time of the frame.
  func timed(_ events: [InputEvent], at time: Double) -> [TimedInputEvent] {
    events.isEmpty ? [] : events.map { TimedInputEvent(time: time, event: $0) }
  }
}
