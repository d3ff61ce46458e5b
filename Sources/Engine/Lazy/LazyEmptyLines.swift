/// The state of empty lines in a lazy container: lines in which no view takes room.
///
/// In a sparse list any number of them can lie in a viewport. A line measured as empty is then skipped instead of built again, until its
/// views may have changed.
struct LazyEmptyLines {
  /// True after a layout pass has spent its budget of lines on empty lines. In other lists each visible line is built.
  private(set) var isSparse = false
  /// True if the viewport has missing lines: too many lines before them were empty, or the frame has built the most lines that it may.
  var isUnfilled = false
  /// The line from which dropped empty lines are built again to check them; `nil` if no check is pending.
  private(set) var recheck: Int?
  /// True if there are lines without nodes that were dropped because they are empty.
  private var hasDroppedLines = false

  /// Notes that a layout pass has spent its budget on empty lines.
  mutating func budgetDidRunOut() { (isSparse, isUnfilled) = (true, true) }

  /// Notes that there are too many empty lines to keep.
  mutating func recordSurplus() { isSparse = true }

  /// Notes that an empty line is dropped.
  mutating func recordDroppedLines() { hasDroppedLines = true }

  /// Schedules a check of the dropped lines. Returns false if there are none.
  mutating func scheduleRecheck() -> Bool {
    guard isSparse, hasDroppedLines else { return false }
    recheck = 0
    return true
  }

  /// Returns the next empty line to check, and continues behind it; `nil` at the end of the check.
  mutating func nextRecheck(in index: ExtentIndex) -> Int? {
    guard let start = recheck else { return nil }
    let line = index.emptyRow(from: start)
    recheck = line.map { $0 + 1 }
    return line
  }
}
