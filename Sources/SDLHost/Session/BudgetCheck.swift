import Engine
import Foundation

/// Holds every frame of a run against a budget and says how it went.
@MainActor struct BudgetCheck {
  /// Frames at the start that do not count: caches fill in them.
  static let warmUp = 60

  /// Milliseconds.
  let milliseconds: Double
  /// Seconds between two frames in motion.
  let interval: Double
  /// Whether frames are shown at their times, as in a window.
  let isPaced: Bool
  /// What draws.
  let renderer: String
  /// What shows the window, in SDL's words: "x11", "wayland" …
  let display: String
  private var skipped = 0
  private var frames: [FrameRecord] = []

  init(milliseconds: Double, interval: Double, isPaced: Bool, renderer: String, display: String) {
    self.milliseconds = milliseconds
    self.interval = interval
    self.isPaced = isPaced
    self.renderer = renderer
    self.display = display
  }

  mutating func append(_ frame: FrameRecord) {
    guard skipped >= Self.warmUp else {
      skipped += 1
      return
    }
    frames.append(frame)
  }

  /// The figures so far.
  var report: FrameReport {
    FrameReport(frames: frames, budget: milliseconds, interval: interval, isPaced: isPaced)
  }

  private static let percentiles: [(name: String, percent: Double)] = [
    ("p50", 50), ("p90", 90), ("p95", 95), ("p99", 99), ("max", 100),
  ]
  private static let phases: [FramePhase] = [.input, .tick, .body, .layout, .place, .observe, .paint, .present]
  /// Frames over the budget that are listed.
  static let mostListed = 5

  /// The result for a person to read.
  var table: String {
    let report = self.report
    let place = isPaced ? "in a window on \(display)" : "headless, so showing a frame is free"
    var lines = ["\(report.frames) frames after \(skipped) of warm-up, renderer \(renderer), \(place)."]
    guard report.frames > 0 else { return (lines + ["There were no frames to check."]).joined(separator: "\n") }
    lines += ["", "Work per frame, in ms:"]
    lines.append(
      "  "
        + Self.percentiles.map { "\($0.name) \(number(report.work(percentile: $0.percent)))" }.joined(separator: "   "))
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
    if isPaced { lines += pacing(report) }
    lines.append(
      "Over \(number(milliseconds)) ms: \(report.missed.count); worst 64 frames: \(number(report.worstWindow * 100, 0)) % missed; "
        + "longest run of misses: \(report.longestRun)")
    lines += report.missed.prefix(Self.mostListed).map { "  at \(number($0.time)) s: " + explanation($0) }
    lines.append(report.isKept ? "The budget was kept." : "The budget was missed.")
    return lines.joined(separator: "\n")
  }

  private func pacing(_ report: FrameReport) -> [String] {
    [
      "Dropped frames: \(report.dropped); janky: \(report.janky); over 100 ms: \(report.severe); frozen: \(report.frozen); "
        + "hitches: \(number(report.hitchRatio, 2)) ms/s"
    ]
      + report.late.prefix(Self.mostListed).map { frame, gap in
        "  at \(number(frame.time)) s: shown \(number(gap)) ms after the one before; " + explanation(frame)
      }
  }

  private func explanation(_ frame: FrameRecord) -> String {
    let (phase, milliseconds) = frame.longestPhase
    var line = "\(number(frame.work)) ms of work"
    if let processor = frame.processor { line += " (\(number(processor)) on a processor)" }
    line += ", of which \(phase.name) took \(number(milliseconds))"
    if let culprit = frame.culprit { line += ", most of it \(culprit.name) with \(number(culprit.milliseconds))" }
    return line
  }

  private func number(_ value: Double, _ digits: Int = 3) -> String { String(format: "%.\(digits)f", value) }

  /// The result as a JSON object.
  var json: BudgetReport {
    let report = self.report
    return BudgetReport(
      limitMilliseconds: milliseconds, isKept: report.isKept, isPaced: isPaced, frames: report.frames,
      over: report.missed.count, dropped: report.dropped, janky: report.janky, severe: report.severe,
      frozen: report.frozen, hitchRatio: report.hitchRatio, worstWindow: report.worstWindow,
      longestRun: report.longestRun, allocations: report.meanAllocations,
      work: Dictionary(uniqueKeysWithValues: Self.percentiles.map { ($0.name, report.work(percentile: $0.percent)) }),
      phases: Dictionary(uniqueKeysWithValues: Self.phases.map { ($0.name, report.meanPhases[$0.rawValue]) }),
      missed: report.missed.prefix(Self.mostListed).map { BudgetReport.Explained($0, gap: nil) },
      late: report.late.prefix(Self.mostListed).map(BudgetReport.Explained.init))
  }
}
