/// Writes down what happens while it happens, as an ``InputScript``.
///
/// ```swift
/// var recorder = InputRecorder(header: InputScript.Header(width: 900, height: 640, scale: 1))
/// recorder.record(TimedInputEvent(time: 0.1, event: .focusLost))
/// recorder.recordFrame(at: 0.116)
/// recorder.end(at: 2)
/// recorder.text  // what InputScript(parsing:) reads
/// ```
package struct InputRecorder: Sendable {
  /// The script so far, or what was added since ``takeText()``: whole lines, ready to be written to a file.
  package private(set) var text: String

  private var lastTime = 0.0
  private var hasEnded = false

  /// `header` is the window as it is when the recording begins.
  package init(header: InputScript.Header) {
    text = header.json + "\n"
  }

  /// Returns ``text`` and empties it, so that a file can be written as the recording goes on.
  package mutating func takeText() -> String {
    defer { text.removeAll(keepingCapacity: true) }
    return text
  }

  /// Adds an event. Times are seconds on the clock of the frames, whose 0 is the start of the recording.
  ///
  /// A time before that of the last line is written as the latter, for time does not go back in a script.
  ///
  /// - Returns: The event with the time that was written: a replay has that one.
  @discardableResult
  package mutating func record(_ event: TimedInputEvent) -> TimedInputEvent {
    let event = TimedInputEvent(time: next(event.time), event: event.event)
    append(.event(event))
    return event
  }

  /// Adds what came from another thread since the last frame.
  package mutating func record(_ arrival: InputScript.Arrival) { append(.arrival(arrival, lastTime)) }

  /// Adds what the program got from outside.
  package mutating func record(_ answer: InputScript.Answer) { append(.answer(answer, lastTime)) }

  /// Adds that a frame was presented with this `time`.
  package mutating func recordFrame(at time: Double) { append(.frame(next(time))) }

  /// Closes the script. What comes later is not recorded.
  package mutating func end(at time: Double) {
    append(.end(next(time)))
    hasEnded = true
  }

  /// The time to write for `time`. NaN and infinity count as no time passed.
  private mutating func next(_ time: Double) -> Double {
    if time.isFinite, time > lastTime { lastTime = time }
    return lastTime
  }

  private mutating func append(_ line: InputScriptLine) {
    guard !hasEnded else { return }
    text += line.json + "\n"
  }
}
