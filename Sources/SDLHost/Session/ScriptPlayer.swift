import Engine

/// Deals a script's events out to frames.
///
/// Where the script has `frame` lines, those are the frames; otherwise frame k is at k divided by the rate, until the script's end.
struct ScriptPlayer {
  /// One frame: its time and the events since the last one.
  struct Step: Equatable {
    var time: Double
    var events: [TimedInputEvent]
    /// What came from other threads before the frame, where the script has that.
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

  /// The script's last moment.
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

  /// Whether the script says itself when it is over, and not only its last event.
  var hasEnd: Bool { script.endTime != nil || !script.frameTimes.isEmpty }
}
