import Engine

/// The cause of a frame over its budget or of a late picture. Only `work` is the program's.
package enum DelayCause: String, CaseIterable, Encodable, Sendable {
  /// The main thread computed or blocked for longer than the budget.
  case work
  /// The system gave the processor to other programs while the frame was computed.
  case interruption
  /// The loop waited for the frame, and the system woke it later than it had asked for.
  case start
  /// The picture was finished in time and shown late.
  case showing
}

/// A frame over its budget, or with a picture at least half an interval late, and the cause. Durations in milliseconds.
package struct FrameDelay: Sendable {
  package let frame: FrameRecord
  /// The time since the picture before; nil if the picture was in time.
  package let gap: Double?
  package let cause: DelayCause

  /// `gap`: seconds between this picture and the one before, nil if nothing was wanted between them; `budget` in milliseconds;
  /// `interval`: seconds between two frames in motion. Nil if the frame kept the budget and its picture was in time.
  ///
  /// The cause is `work` if the main thread's own time exceeds the budget, or if the picture would be late on a machine that adds no
  /// delay. Otherwise it is the longest delay of the machine.
  init?(_ frame: FrameRecord, gap: Double?, budget: Double, interval: Double) {
    let isLate = gap.map { FrameReport.dropped(gap: $0, interval: interval) > 0 } ?? false
    guard isLate || frame.work > budget else { return nil }
    self.frame = frame
    self.gap = isLate ? gap.map { $0 * 1000 } : nil
    if frame.ownWork > budget {
      cause = .work
    } else if isLate, let gap {
      let undisturbed = gap - (frame.interruption + frame.startDelay + frame.showDelay) / 1000
      let isOurs =
        frame.workBefore + frame.ownWork > budget || FrameReport.dropped(gap: undisturbed, interval: interval) > 0
      cause = isOurs ? .work : frame.longestMachineDelay
    } else {
      cause = .interruption
    }
  }
}

extension FrameRecord {
  fileprivate var longestMachineDelay: DelayCause {
    if interruption >= max(startDelay, showDelay) { return .interruption }
    return startDelay >= showDelay ? .start : .showing
  }
}
