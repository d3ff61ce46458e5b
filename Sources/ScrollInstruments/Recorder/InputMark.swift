import Engine

/// An action of the user on the time axis of a run.
package struct InputMark: Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A turn of the wheel or a movement on a trackpad; true if it scrolls towards the end.
    case wheel(isForward: Bool)
    /// A button or finger that is held from `start` to `end`.
    case press
    case key
  }

  package let kind: Kind
  /// Seconds since the start of the run.
  package let start: Double
  package var end: Double

  package init(_ kind: Kind, from start: Double, to end: Double) {
    self.kind = kind
    self.start = start
    self.end = end
  }
}

/// Collects the `InputMark`s of events in the order of time.
package struct InputMarks: Equatable, Sendable {
  package private(set) var marks: [InputMark] = []
  /// The indices of the presses that are not released, by button or finger.
  private var open: [Int: Int] = [:]

  package init(_ events: [TimedInputEvent] = []) {
    for event in events { add(event) }
  }

  package mutating func add(_ timed: TimedInputEvent) {
    let time = timed.time
    switch timed.event {
    case .wheel(let wheel) where wheel.phase == .changed:
      let forward = wheel.delta.dy != 0 ? wheel.delta.dy < 0 : wheel.delta.dx > 0
      marks.append(InputMark(.wheel(isForward: forward), from: time, to: time))
    case .mouseDown(_, let button): begin(-button, at: time)
    case .fingerDown(let id, _): begin(id, at: time)
    case .mouseUp(_, let button): end(-button, at: time)
    case .fingerUp(let id, _): end(id, at: time)
    case .keyDown: marks.append(InputMark(.key, from: time, to: time))
    case .dropEnded: marks.append(InputMark(.press, from: time, to: time))
    case .wheel, .hold, .pinch, .mouseMove, .fingerMove, .keyUp, .text, .textEditing, .resize, .displayScale:
      extend(to: time)
    case .dropBegan, .dropMoved, .dropFile, .dropText, .dragLeft, .dragEnded: extend(to: time)
    // All buttons and fingers count as released.
    case .focusLost: open.removeAll()
    }
  }

  private mutating func begin(_ pointer: Int, at time: Double) {
    open[pointer] = marks.count
    marks.append(InputMark(.press, from: time, to: time))
  }

  private mutating func end(_ pointer: Int, at time: Double) {
    if let index = open.removeValue(forKey: pointer) { marks[index].end = time }
  }

  /// Extends the presses that are still held.
  private mutating func extend(to time: Double) {
    for index in open.values { marks[index].end = time }
  }
}
