import Engine

/// The budget section of the file that `--report` writes.
package struct BudgetReport: Encodable {
  var limitMilliseconds: Double
  var isKept: Bool
  var isStrict: Bool
  var isPaced: Bool
  /// The name of SDL's video driver, and why it was chosen.
  var display: String
  var displayReason: String?
  /// In hertz; nil without a window.
  var displayRate: Double?
  var frames: Int
  /// The number of delays by `DelayCause`: own work of the program, and the causes in the machine.
  package var over, interrupted, startedLate, shownLate: Int
  var dropped, janky, severe, frozen: Int
  var hitchRatio, worstWindow: Double
  var longestRun: Int
  var allocations: Double?
  /// The age of the newest input in a picture when it was presented; empty without input.
  var inputAge: [String: Double]
  /// The standard deviation of the intervals between pictures in motion, in milliseconds.
  var intervalDeviation: Double?
  var work: [String: Double]
  /// `work` without interruptions by the machine.
  var ownWork: [String: Double]
  var phases: [String: Double]
  /// Frames that exceed the budget on the clock, by decreasing own work.
  package var missed: [Explained]
  /// Late pictures, latest first; at most `BudgetCheck.maximumListed`.
  package var late: [Explained]

  /// A delayed frame (`FrameDelay`) with its cause and its longest piece of work.
  package struct Explained: Encodable {
    var time: Double
    package var cause: DelayCause
    /// The time since the preceding picture, for a late picture; `FrameDelay.gap`.
    var gap: Double?
    package var work: Double
    /// The part of `work` in which the main thread was on a processor.
    package var processor: Double?
    /// The duration of tasks and events between the preceding frame and this frame.
    var workBefore: Double
    /// The delays caused by the machine.
    package var interruption, startDelay, showDelay: Double
    package var phase: String
    var phaseMilliseconds: Double
    package var culprit: String?
    package var culpritMilliseconds: Double?

    @MainActor init(_ delay: FrameDelay) {
      let frame = delay.frame
      let (phase, milliseconds) = frame.longestPhase
      time = frame.time
      cause = delay.cause
      gap = delay.gap
      work = frame.work
      processor = frame.processor
      workBefore = frame.workBefore
      interruption = frame.interruption
      startDelay = frame.startDelay
      showDelay = frame.showDelay
      self.phase = phase.name
      phaseMilliseconds = milliseconds
      culprit = frame.culprit?.name
      culpritMilliseconds = frame.culprit?.milliseconds
    }

    enum CodingKeys: String, CodingKey {
      case time = "t"
      case cause
      case gap = "gap_ms"
      case work = "work_ms"
      case processor = "cpu_ms"
      case workBefore = "work_before_ms"
      case interruption = "interrupted_ms"
      case startDelay = "started_late_ms"
      case showDelay = "shown_late_ms"
      case phase
      case phaseMilliseconds = "phase_ms"
      case culprit
      case culpritMilliseconds = "culprit_ms"
    }
  }

  enum CodingKeys: String, CodingKey {
    case limitMilliseconds = "limit_ms"
    case isKept = "kept"
    case isStrict = "strict"
    case isPaced = "paced"
    case display
    case displayReason = "display_reason"
    case displayRate = "display_hz"
    case frames, over, interrupted
    case startedLate = "started_late"
    case shownLate = "shown_late"
    case dropped, janky, severe, frozen
    case hitchRatio = "hitch_ms_per_s"
    case worstWindow = "worst_window"
    case longestRun = "longest_run"
    case allocations = "allocations_per_frame"
    case inputAge = "input_age_ms"
    case intervalDeviation = "picture_interval_sd_ms"
    case work = "work_ms"
    case ownWork = "own_work_ms"
    case phases = "phase_mean_ms"
    case missed, late
  }
}
