import Engine

/// What `--report` writes about the budget.
struct BudgetReport: Encodable {
  var limitMilliseconds: Double
  var isKept: Bool
  var isPaced: Bool
  var frames, over, dropped, janky, severe, frozen: Int
  var hitchRatio, worstWindow: Double
  var longestRun: Int
  var allocations: Double?
  var work: [String: Double]
  var phases: [String: Double]
  /// Frames over the budget.
  var missed: [Explained]
  /// Frames whose pictures came too late.
  var late: [Explained]

  /// What a frame took its time for.
  struct Explained: Encodable {
    var time: Double
    /// Since the picture before, for a picture that came too late.
    var gap: Double?
    var work: Double
    /// How much of the work the main thread was on a processor.
    var processor: Double?
    var phase: String
    var phaseMilliseconds: Double
    var culprit: String?
    var culpritMilliseconds: Double?

    @MainActor init(_ frame: FrameRecord, gap: Double?) {
      let (phase, milliseconds) = frame.longestPhase
      time = frame.time
      self.gap = gap
      work = frame.work
      processor = frame.processor
      self.phase = phase.name
      phaseMilliseconds = milliseconds
      culprit = frame.culprit?.name
      culpritMilliseconds = frame.culprit?.milliseconds
    }

    enum CodingKeys: String, CodingKey {
      case time = "t"
      case gap = "gap_ms"
      case work = "work_ms"
      case processor = "cpu_ms"
      case phase
      case phaseMilliseconds = "phase_ms"
      case culprit
      case culpritMilliseconds = "culprit_ms"
    }
  }

  enum CodingKeys: String, CodingKey {
    case limitMilliseconds = "limit_ms"
    case isKept = "kept"
    case isPaced = "paced"
    case frames, over, dropped, janky, severe, frozen
    case hitchRatio = "hitch_ms_per_s"
    case worstWindow = "worst_window"
    case longestRun = "longest_run"
    case allocations = "allocations_per_frame"
    case work = "work_ms"
    case phases = "phase_mean_ms"
    case missed, late
  }
}
