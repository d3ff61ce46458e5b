import Engine

/// Records events and frames as the text of an ``InputScript``.
///
/// ```swift
/// let recorder = InputRecorder(header: InputScript.Header(width: 900, height: 640, scale: 1))
/// recorder.record(TimedInputEvent(time: 0.1, event: .focusLost))
/// recorder.recordFrame(at: 0.116)
/// recorder.end(at: 2)
/// recorder.text  // what InputScript(parsing:) reads
/// ```
package final class InputRecorder {
  /// The lines of the script since the beginning or the last ``takeText()``, each with its line feed.
  package private(set) var text: String
  /// The script of all lines so far; nil unless it is kept.
  package private(set) var script: InputScript?

  /// The number of bytes and lines of a script that ``InputScript`` reads.
  package struct Limits: Sendable {
    package var bytes = InputScript.maximumBytes
    package var lines = InputScript.maximumLines

    package init() {}
  }

  /// True if the next line would have exceeded the limits of the format. The script has its end there, and can be played.
  package private(set) var isFull = false

  private let limits: Limits
  private var byteCount: Int
  private var lineCount = 1
  private var lastTime = 0.0
  private var hasEnded = false

  /// The bytes that remain free for the line of the end.
  private static let endBytes = 64

  /// Begins a recording. `header` describes the window at its beginning.
  ///
  /// - Parameter keepsScript: True if the lines are kept as a ``script``. Otherwise memory is bounded by calls of ``takeText()``.
  package init(header: InputScript.Header, limits: Limits = Limits(), keepsScript: Bool = false) {
    self.limits = limits
    if keepsScript { script = InputScript(header: header) }
    text = header.json + "\n"
    byteCount = text.utf8.count
  }

  /// Returns ``text`` and empties it, so that a file can be written during the recording.
  package func takeText() -> String {
    defer { text.removeAll(keepingCapacity: true) }
    return text
  }

  /// Adds an event. Times are seconds on the frame clock, which is 0 at the start of the recording.
  ///
  /// A time before that of the last line is replaced by the time of the last line: times ascend in a script.
  ///
  /// - Returns: The event with the time that was written, which a replay has.
  @discardableResult
  package func record(_ event: TimedInputEvent) -> TimedInputEvent {
    let event = TimedInputEvent(time: next(event.time), event: event.event)
    append(.event(event))
    return event
  }

  /// Adds an arrival from another thread since the last frame.
  package func record(_ arrival: InputScript.Arrival) { append(.arrival(arrival, lastTime)) }

  /// Adds an answer that the program got.
  package func record(_ answer: InputScript.Answer) { append(.answer(answer, lastTime)) }

  /// Adds the events, the answers and the start of a frame, in this order. Returns the events with the times that were written.
  package func recordFrame(
    at time: Double, input: [TimedInputEvent], answers: [InputScript.Answer]
  ) -> [TimedInputEvent] {
    let written = input.map(record)
    for answer in answers { record(answer) }
    recordFrame(at: time)
    return written
  }

  /// Adds a frame that was presented with this `time`. Returns the time that was written.
  @discardableResult
  package func recordFrame(at time: Double) -> Double {
    let time = next(time)
    append(.frame(time))
    return time
  }

  /// Ends the script. Later calls record no lines. Returns the time that was written.
  @discardableResult
  package func end(at time: Double) -> Double {
    let time = next(time)
    append(.end(time))
    hasEnded = true
    return min(time, InputScript.maximumSeconds)
  }

  /// The time to write for `time`. NaN and infinity count as no time passed.
  private func next(_ time: Double) -> Double {
    if time.isFinite, time > lastTime, !hasEnded { lastTime = time }
    return lastTime
  }

  private func append(_ line: InputScriptLine) {
    guard !hasEnded else { return }
    let json = line.json + "\n"
    let isLast = if case .end = line { true } else { false }
    let room = isLast ? (bytes: 0, lines: 0) : (bytes: Self.endBytes, lines: 1)
    if byteCount + json.utf8.count + room.bytes > limits.bytes || lineCount + 1 + room.lines > limits.lines
      || line.time > InputScript.maximumSeconds
    {
      isFull = true
      hasEnded = true
      let end = InputScriptLine.end(min(lastTime, InputScript.maximumSeconds))
      text += end.json + "\n"
      script?.append(end)
    } else {
      byteCount += json.utf8.count
      lineCount += 1
      text += json
      script?.append(line)
    }
  }
}
