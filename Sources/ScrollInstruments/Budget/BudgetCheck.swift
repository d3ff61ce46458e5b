import Engine

/// Checks the `FrameRecord`s of a run against a time budget and formats the result.
@MainActor package struct BudgetCheck {
  /// The number of frames at the start that `append(_:)` ignores, since they fill caches.
  package static let warmUp = 60

  /// The budget of a frame in milliseconds.
  let milliseconds: Double
  /// The time between two frames during motion, in seconds.
  let interval: Double
  /// True if frames are presented at their times, as in a window.
  let isPaced: Bool
  /// True if delays caused by the machine also exceed the budget (`--strict`).
  let isStrict: Bool
  /// The name of the renderer, `DrawingTarget.rendererName`.
  let renderer: String
  /// The name of SDL's video driver: "x11", "wayland" …
  let display: String
  /// The reason for `display`; nil without a window.
  package var displayReason: String?
  /// The refresh rate of the display in hertz, by which frames are paced; nil without a window.
  package var displayRate: Double?
  private var skipped = 0
  private var frames: [FrameRecord] = []

  package init(milliseconds: Double, interval: Double, isPaced: Bool, renderer: String, isStrict: Bool, display: String)
  {
    self.milliseconds = milliseconds
    self.interval = interval
    self.isPaced = isPaced
    self.isStrict = isStrict
    self.renderer = renderer
    self.display = display
  }

  package mutating func append(_ frame: FrameRecord) {
    guard skipped >= Self.warmUp else {
      skipped += 1
      return
    }
    frames.append(frame)
  }

  /// The figures of the frames so far, without those of the `warmUp`.
  package var report: FrameReport {
    FrameReport(frames: frames, budget: milliseconds, interval: interval, isPaced: isPaced)
  }

  /// True if the budget was kept.
  package var isKept: Bool { report.isKept(strictly: isStrict) }

  private static let percentiles: [(name: String, percent: Double)] = [
    ("p50", 50), ("p90", 90), ("p95", 95), ("p99", 99), ("max", 100),
  ]
  private static let phases: [FramePhase] = [.input, .tick, .body, .layout, .place, .observe, .paint, .present]
  /// The maximum number of listed frames of each `DelayCause` group: own work, and the machine.
  package static let maximumListed = 5

  /// The result as text for users.
  package var table: String {
    let report = self.report
    let place = isPaced ? "in a window on \(display)" : "headless, so showing a frame is free"
    var lines = ["\(report.frames) frames after \(skipped) of warm-up, renderer \(renderer), \(place)."]
    guard report.frames > 0 else { return (lines + ["There were no frames to check."]).joined(separator: "\n") }
    lines += ["", "Work per frame, in ms:", "  " + percentiles { report.work(percentile: $0) }]
    lines += ["", "Own work per frame, without interruptions by the machine, in ms:"]
    lines.append("  " + percentiles { report.ownWork(percentile: $0) })
    lines += ["", "Mean of each phase, in ms:"]
    lines.append(
      "  " + Self.phases.map { "\($0.name) \(number(report.meanPhases[$0.rawValue]))" }.joined(separator: "   "))
    lines += ["", "Mean counts per frame:"]
    let counts = report.meanCounts
    lines.append(
      "  bodies \(number(counts.bodies, 1))   measures \(number(counts.measures, 1))   places \(number(counts.places, 1))   "
        + "commands \(number(counts.commands, 1))"
        + (report.meanAllocations.map { "   allocations \(number($0, 1))" } ?? ""))
    lines.append("")
    if isPaced { lines.append(pacing(report)) }
    lines.append(
      "Frames over \(number(milliseconds)) ms by own work: \(report.count(of: .work)); delayed by the machine: "
        + "interrupted \(report.count(of: .interruption)), started late \(report.count(of: .start)), "
        + "shown late \(report.count(of: .showing))")
    lines.append(
      "Worst 64 frames: \(number(report.worstWindow * 100, 0)) % delayed; longest run of delays: \(report.longestRun)")
    lines += listed(report).map { "  " + explanation($0) }
    lines.append(verdict(report))
    return lines.joined(separator: "\n")
  }

  private func percentiles(_ value: (Double) -> Double) -> String {
    Self.percentiles.map { "\($0.name) \(number(value($0.percent)))" }.joined(separator: "   ")
  }

  private func pacing(_ report: FrameReport) -> String {
    "Dropped frames: \(report.dropped); janky: \(report.janky); over 100 ms: \(report.severe); frozen: \(report.frozen); "
      + "hitches: \(number(report.hitchRatio, 2)) ms/s"
      + (report.intervalDeviation.map { "\nIntervals between pictures: standard deviation \(number($0)) ms" } ?? "")
      + (report.inputAge(percentile: 50) == nil
        ? ""
        : "\nAge of the newest input in a picture when it was shown, in ms:\n  "
          + percentiles { report.inputAge(percentile: $0) ?? 0 })
  }

  /// The explained delays, at most `maximumListed` of each group: those of the program by decreasing own work, then those
  /// of the machine by decreasing gap.
  private func listed(_ report: FrameReport) -> [FrameDelay] {
    let own = report.delays.filter { $0.cause == .work }.sorted { $0.frame.ownWork > $1.frame.ownWork }
    let machine = report.delays.filter { $0.cause != .work }.sorted { $0.gap ?? 0 > $1.gap ?? 0 }
    return Array(own.prefix(Self.maximumListed) + machine.prefix(Self.maximumListed))
  }

  private func verdict(_ report: FrameReport) -> String {
    if isKept { return "The budget was kept." }
    return report.isKept() ? "The budget was missed by the machine (--strict)." : "The budget was missed."
  }

  private func explanation(_ delay: FrameDelay) -> String {
    let frame = delay.frame
    let (phase, milliseconds) = frame.longestPhase
    var line = "at \(number(frame.time)) s, \(Self.name(of: delay.cause)): "
    if let gap = delay.gap { line += "shown \(number(gap)) ms after the one before; " }
    line += "\(number(frame.work)) ms of work"
    if let processor = frame.processor { line += " (\(number(processor)) on a processor)" }
    line += ", of which \(phase.name) took \(number(milliseconds))"
    if let culprit = frame.culprit { line += ", most of it \(culprit.name) with \(number(culprit.milliseconds))" }
    guard frame.isMetered else { return line }
    return line + "; \(number(frame.workBefore)) ms of tasks and events before it; the machine: interrupted for "
      + "\(number(frame.interruption)), started \(number(frame.startDelay)) late, shown \(number(frame.showDelay)) late"
  }

  private static func name(of cause: DelayCause) -> String {
    switch cause {
    case .work: "own work"
    case .interruption: "interrupted"
    case .start: "started late"
    case .showing: "shown late"
    }
  }

  private func number(_ value: Double, _ digits: Int = 3) -> String { String(format: "%.\(digits)f", value) }

  /// The result for the JSON object that `--report` writes.
  package var json: BudgetReport {
    let report = self.report
    func values(_ value: (Double) -> Double?) -> [String: Double] {
      Dictionary(
        uniqueKeysWithValues: Self.percentiles.compactMap { name, percent in value(percent).map { (name, $0) } })
    }
    return BudgetReport(
      limitMilliseconds: milliseconds, isKept: isKept, isStrict: isStrict, isPaced: isPaced, display: display,
      displayReason: displayReason, displayRate: displayRate, frames: report.frames,
      over: report.count(of: .work), interrupted: report.count(of: .interruption),
      startedLate: report.count(of: .start), shownLate: report.count(of: .showing), dropped: report.dropped,
      janky: report.janky, severe: report.severe, frozen: report.frozen, hitchRatio: report.hitchRatio,
      worstWindow: report.worstWindow, longestRun: report.longestRun, allocations: report.meanAllocations,
      inputAge: values { report.inputAge(percentile: $0) }, intervalDeviation: report.intervalDeviation,
      work: values { report.work(percentile: $0) }, ownWork: values { report.ownWork(percentile: $0) },
      phases: Dictionary(uniqueKeysWithValues: Self.phases.map { ($0.name, report.meanPhases[$0.rawValue]) }),
      missed: report.missed.prefix(Self.maximumListed).map(BudgetReport.Explained.init),
      late: report.late.prefix(Self.maximumListed).map(BudgetReport.Explained.init))
  }
}
