/// Raises the rows of an item above their list, and lowers them into it again.
@MainActor final class RowLift: FrameTicker {
  private static let risingDuration = 0.15
  private static let sinkingDuration = 0.25
  /// The elevation at which a row begins to rise, so that it is drawn above the list at once.
  private static let lowest: CGFloat = 0.01

  private let rows: [ListRowNode]
  private let reducesMotion: Bool
  private var isRising = true
  private var start = 0.0

  /// Begins to raise rows, which are drawn with the edges of `count` rows.
  init(_ rows: [ListRowNode], count: Int, reducesMotion: Bool) {
    self.rows = rows
    self.reducesMotion = reducesMotion
    for row in rows {
      row.lift = self
      row.decorations.liftedCount = count
    }
    begin()
  }

  func lower() {
    isRising = false
    begin()
  }

  private func begin() {
    guard let host = rows.first?.host else { return }
    start = host.time
    if tick(at: start) == .nextFrame { host.add(self) }
  }

  func tick(at time: Double) -> NextTick {
    let duration = isRising ? Self.risingDuration : Self.sinkingDuration
    let part = reducesMotion ? 1 : CGFloat(min(1, (time - start) / duration))
    for row in rows where row.lift === self { row.decorations.lift = isRising ? max(Self.lowest, part) : 1 - part }
    return part < 1 ? .nextFrame : .never
  }
}
