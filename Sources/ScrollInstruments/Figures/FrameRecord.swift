import Engine

/// The measured durations of a frame. Milliseconds unless stated otherwise.
package struct FrameRecord: Sendable {
  /// The time of the frame in seconds on the frame clock.
  package var time = 0.0
  /// The duration of each `FramePhase`, indexed by its raw value, waiting excluded. Stored inline, so that measuring allocates no
  /// memory.
  package var phases = InlineArray<9, Double>(repeating: 0)
  /// The number of allocations before the frame was presented; nil if they are not counted.
  package var allocations: Int?
  package var counts = FrameCounts()
  /// Time of the main thread on a processor from the frame's beginning to its finished picture; nil if it was not measured.
  package var processor: Double?
  /// The part of `work` in which the main thread could run and the system ran other programs instead; 0 if it was not measured.
  package var interruption = 0.0
  /// The main thread's own time between the previous frame and this one, waiting excluded: tasks and events. 0 if it was not measured.
  package var workBefore = 0.0
  /// The delay of the frame's start after the requested time, caused by the machine: a late wake-up, an interruption of
  /// the loop, or the measurement itself. 0 if it was not measured.
  package var startDelay = 0.0
  /// The delay of the finished picture's presentation after the requested time. 0 if it was not measured.
  package var showDelay = 0.0
  /// The time at which the frame was presented, in seconds on the host's clock; nil for a frame without a new display list.
  package var presented: Double?
  /// The age of the newest input in the frame when its picture was handed to the display, in milliseconds: at most this, since input is
  /// read between frames. Nil without input from a device, or without a picture.
  package var inputAge: Double?
  /// The time at which the screen is up to date: `presented`, or the end of a frame without a new display list. Nil if it was not
  /// measured.
  package var completed: Double?
  /// True if the frame was wanted when the previous one was completed, because of a motion or waiting input. Only then is the
  /// interval between the two visible as a delay.
  package var isContinued = false
  /// The `FrameCulprit` of the longest phase; nil unless frames are explained.
  package var culprit: FrameCulprit?

  package init() {}

  /// The duration of all phases but `present`, which waits for the display.
  package var work: Double {
    var work = 0.0
    for phase in phases.indices where phase != FramePhase.present.rawValue { work += phases[phase] }
    return work
  }

  /// The part of `work` that the program causes: `work` less `interruption`, but at least the time on a processor. An interruption
  /// between the beginning of the frame and its first phase is no part of `work`.
  package var ownWork: Double { max(work - interruption, min(work, processor ?? 0)) }

  /// True if the delays of the machine were measured.
  package var isMetered: Bool { processor != nil }

  /// The longest `FramePhase` of `work` and its duration.
  package var longestPhase: (phase: FramePhase, milliseconds: Double) {
    var longest = (phase: FramePhase.body, milliseconds: -1.0)
    for phase in FramePhase.allCases where phase != .present && phases[phase.rawValue] > longest.milliseconds {
      longest = (phase, phases[phase.rawValue])
    }
    return longest
  }
}

/// The most expensive `WorkSubject` of a frame.
package struct FrameCulprit: Sendable, Equatable {
  /// The type of the view and its row: "FeedRow in row 4711".
  package var name: String
  /// The duration in the `FramePhase` without that of nested views, in milliseconds.
  package var milliseconds: Double

  package init(name: String, milliseconds: Double) {
    self.name = name
    self.milliseconds = milliseconds
  }
}
