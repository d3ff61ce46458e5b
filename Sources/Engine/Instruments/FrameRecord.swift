/// What one frame has taken. Durations in milliseconds.
package struct FrameRecord: Sendable {
  /// The time that the frame was for, in seconds on the frame clock.
  package var time = 0.0
  /// What each phase took, by its raw value; waiting is in none of them. Kept in place: a frame allocates nothing to be measured.
  package var phases = InlineArray<9, Double>(repeating: 0)
  /// How often memory was asked for before the picture was shown; nil where nobody counts.
  package var allocations: Int?
  package var counts = FrameCounts()
  /// Time of the main thread on a processor from the frame's beginning to its finished picture; nil if it was not measured.
  package var processor: Double?
  /// The part of `work` in which the main thread could run and the system ran other programs instead; 0 if it was not measured.
  package var interruption = 0.0
  /// The main thread's own time between the previous frame and this one, waiting excluded: tasks and events. 0 if it was not measured.
  package var workBefore = 0.0
  /// How much later than asked for the frame began, since the system woke or interrupted the loop; 0 if it was not measured.
  package var startDelay = 0.0
  /// How much later than asked for the finished picture was shown; 0 if it was not measured.
  package var showDelay = 0.0
  /// When its picture was shown, in seconds on the host's clock; nil for a frame without a new picture.
  package var presented: Double?
  /// When it was done: when its picture was shown, or, where nothing has changed, when a picture would have been: what is on the screen
  /// is right then. Nil where nobody measures.
  package var completed: Double?
  /// Whether it was wanted from the moment on at which the one before was done: something moves, or input was waiting. Only then is
  /// the time between the two pictures a delay that somebody sees.
  package var isContinued = false
  /// What cost most in the phase that cost most; only where the frame is to be explained.
  package var culprit: FrameCulprit?

  package init() {}

  /// All phases but `present`, whose time is the display's: the picture is finished before it.
  package var work: Double {
    var work = 0.0
    for phase in phases.indices where phase != FramePhase.present.rawValue { work += phases[phase] }
    return work
  }

  /// The part of `work` that the program answers for: the main thread computed, or it blocked by itself.
  package var ownWork: Double { max(0, work - interruption) }

  /// Whether the delays of the machine were measured.
  package var isMetered: Bool { processor != nil }

  /// The phase of work that took most, and how much that was.
  package var longestPhase: (phase: FramePhase, milliseconds: Double) {
    var longest = (phase: FramePhase.body, milliseconds: -1.0)
    for phase in FramePhase.allCases where phase != .present && phases[phase.rawValue] > longest.milliseconds {
      longest = (phase, phases[phase.rawValue])
    }
    return longest
  }
}

/// What a frame spent most of its time on.
package struct FrameCulprit: Sendable, Equatable {
  /// The view, and the row that it is in: "FeedRow in row 4711".
  package var name: String
  /// Its own time in the phase, without that of views inside of it.
  package var milliseconds: Double

  package init(name: String, milliseconds: Double) {
    self.name = name
    self.milliseconds = milliseconds
  }
}
