import Engine

/// Distributes the events of an `InputScript` among frames.
///
/// The `frame` lines of a script define the frames. Without them, frame k is at k divided by the frame rate, until the
/// end of the script.
struct ScriptPlayer {
  /// A frame of the script: its time and the events since the preceding frame.
  struct Step: Equatable {
    var time: Double
    var events: [TimedInputEvent]
    /// The recorded arrivals from other threads before the frame, for `BetweenFrames.replay(_:before:)`.
    var arrivals: [InputScript.Arrival] = []
  }

  private let script: InputScript
  private let framesPerSecond: Double
  private var nextFrame = 0
  private var nextEvent = 0
  private var nextArrival = 0

  init(script: InputScript, framesPerSecond: Double) {
    self.script = script
    self.framesPerSecond = framesPerSecond
  }

  /// The time of the script's end: `endTime`, otherwise that of the last event.
  private var end: Double {
    script.endTime ?? script.events.last?.time ?? 0
  }

  /// The next frame; nil at the end of the script.
  mutating func next() -> Step? {
    let time: Double
    if script.frameTimes.isEmpty {
      time = Double(nextFrame) / framesPerSecond
      guard time <= end || nextEvent < script.events.count else { return nil }
    } else {
      guard nextFrame < script.frameTimes.count else { return nil }
      time = script.frameTimes[nextFrame]
    }
    nextFrame += 1
    var events: [TimedInputEvent] = []
    while nextEvent < script.events.count, script.events[nextEvent].time <= time {
      events.append(script.events[nextEvent])
      nextEvent += 1
    }
    var arrivals: [InputScript.Arrival] = []
    while nextArrival < script.arrivals.count, script.arrivals[nextArrival].frame < nextFrame {
      arrivals.append(script.arrivals[nextArrival].arrival)
      nextArrival += 1
    }
    return Step(time: time, events: events, arrivals: arrivals)
  }

  /// True if the script has an explicit end (`endTime` or `frameTimes`), rather than ending with its last event.
  var hasEnd: Bool { script.endTime != nil || !script.frameTimes.isEmpty }
}
