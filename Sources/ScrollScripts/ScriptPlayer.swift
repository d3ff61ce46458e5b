import Engine

/// Distributes the events of an `InputScript` among frames.
///
/// The `frame` lines of a script define the frames. Without them, frame k is at k divided by the frame rate, until the
/// end of the script.
package struct ScriptPlayer {
  /// A frame of the script: its time and the events since the preceding frame.
  package struct Step: Equatable {
    package var time: Double
    package var events: [TimedInputEvent]
    /// The recorded arrivals from other threads before the frame.
    package var arrivals: [InputScript.Arrival] = []

    package init(time: Double, events: [TimedInputEvent], arrivals: [InputScript.Arrival] = []) {
      self.time = time
      self.events = events
      self.arrivals = arrivals
    }
  }

  private let script: InputScript
  private let framesPerSecond: Double
  private var nextFrame = 0
  private var nextEvent = 0
  private var nextArrival = 0
  /// The time of the last frame.
  package private(set) var time = 0.0
  /// The number of frames after the end of the script.
  private var settled = 0

  /// The maximum number of frames after the end of a script.
  package static let settlingFrames = 600

  package init(script: InputScript, framesPerSecond: Double) {
    self.script = script
    self.framesPerSecond = framesPerSecond
  }

  /// The time of the script's end: `endTime`, otherwise that of the last event.
  private var end: Double {
    script.endTime ?? script.events.last?.time ?? 0
  }

  /// The next frame. A script without an end is followed by frames while `isBusy` is true, at most ``settlingFrames``. Nil at the end.
  package mutating func next(while isBusy: @autoclosure () -> Bool) -> Step? {
    if let step = next() { return step }
    guard !hasEnd, settled < Self.settlingFrames, isBusy() else { return nil }
    settled += 1
    time += 1 / framesPerSecond
    return Step(time: time, events: [])
  }

  /// The next frame; nil at the end of the script.
  package mutating func next() -> Step? {
    let time: Double
    var eventCount = nextEvent
    if script.frameTimes.isEmpty {
      time = Double(nextFrame) / framesPerSecond
      guard time <= end || nextEvent < script.events.count else { return nil }
      while eventCount < script.events.count, script.events[eventCount].time <= time { eventCount += 1 }
    } else {
      guard nextFrame < script.frameTimes.count else { return nil }
      time = script.frameTimes[nextFrame]
      eventCount = script.eventCounts[nextFrame]
    }
    nextFrame += 1
    self.time = time
    let events = Array(script.events[nextEvent..<eventCount])
    nextEvent = eventCount
    var arrivals: [InputScript.Arrival] = []
    while nextArrival < script.arrivals.count, script.arrivals[nextArrival].frame < nextFrame {
      arrivals.append(script.arrivals[nextArrival].arrival)
      nextArrival += 1
    }
    return Step(time: time, events: events, arrivals: arrivals)
  }

  /// True if the script has an explicit end (`endTime` or `frameTimes`), rather than ending with its last event.
  package var hasEnd: Bool { script.endTime != nil || !script.frameTimes.isEmpty }
}
