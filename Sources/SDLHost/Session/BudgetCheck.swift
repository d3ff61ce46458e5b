import Engine
import Foundation

/// Holds the work of every frame of a run against a budget.
struct BudgetCheck {
  /// Frames at the start that do not count: caches fill in them.
  static let warmUp = 60

  /// Milliseconds.
  let milliseconds: Double
  private var skipped = 0
  private var work: [Double] = []
  private var worst = FrameStatistics.Frame()

  init(milliseconds: Double) { self.milliseconds = milliseconds }

  mutating func append(_ frame: FrameStatistics.Frame) {
    guard skipped >= Self.warmUp else {
      skipped += 1
      return
    }
    work.append(frame.work)
    if frame.work > worst.work { worst = frame }
  }

  var overBudget: Int { work.count { $0 > milliseconds } }

  /// Whether there were frames and all were within the budget.
  var isKept: Bool { !work.isEmpty && overBudget == 0 }

  /// sorted[round((n − 1)·p/100)], as Flutter's timeline summary counts.
  private func percentile(_ percent: Double) -> Double {
    guard !work.isEmpty else { return 0 }
    return work.sorted()[Int((Double(work.count - 1) * percent / 100).rounded())]
  }

  /// The phase that took most of the worst frame.
  private var worstPhase: FramePhase {
    FramePhase.allCases.max { worst.phases[$0.rawValue] < worst.phases[$1.rawValue] } ?? .body
  }

  private static let percentiles: [(name: String, percent: Double)] = [
    ("p50", 50), ("p90", 90), ("p95", 95), ("p99", 99), ("max", 100),
  ]

  /// The result for a person to read.
  func table(renderer: String, isOnScreen: Bool) -> String {
    let place = isOnScreen ? "in a window" : "headless, so showing a frame is free"
    var lines = [
      "Work per frame, \(work.count) frames after \(skipped) of warm-up, renderer \(renderer), \(place):"
    ]
    for (name, percent) in Self.percentiles {
      lines.append("  \(name)  \(String(format: "%8.3f", percentile(percent))) ms")
    }
    lines.append("  over \(String(format: "%.3f", milliseconds)) ms: \(overBudget)")
    if overBudget > 0 {
      let share = String(format: "%.3f ms of %.3f", worst.phases[worstPhase.rawValue], worst.work)
      lines.append("  worst frame at \(String(format: "%.3f", worst.time)) s: \(worstPhase.name) took \(share) ms")
    }
    lines.append(verdict)
    return lines.joined(separator: "\n")
  }

  private var verdict: String {
    if work.isEmpty { return "There were no frames to check." }
    return isKept ? "The budget was kept." : "The budget was missed."
  }

  /// The result as a JSON object.
  var json: String {
    let figures = Self.percentiles.map { #""\#($0.name)_ms":\#(String(format: "%.3f", percentile($0.percent)))"# }
    return #"{"limit_ms":\#(milliseconds),"frames":\#(work.count),"over":\#(overBudget),"#
      + figures.joined(separator: ",") + "}"
  }
}
