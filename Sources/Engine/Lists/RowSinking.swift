/// Lowers rows after they were dropped.
@MainActor final class RowSinking: FrameTicker {
  private static let duration = 0.25
  private let rows: [ListRowNode]
  private let start: Double

  init(_ rows: [ListRowNode], from time: Double) {
    self.rows = rows
    start = time
    for row in rows { row.sinking = self }
  }

  func tick(at time: Double) -> NextTick {
    let lift = max(0, 1 - (time - start) / Self.duration)
    for row in rows where row.sinking === self { row.decorations.lift = CGFloat(lift) }
    return lift > 0 ? .nextFrame : .never
  }
}
