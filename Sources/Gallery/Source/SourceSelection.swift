import ScrollUI

/// A selection of whole lines, from the line at which it began to the line to which it was extended.
struct SourceSelection: Equatable {
  /// The index of the line at which the selection began.
  let anchor: Int
  /// The index of the line to which the selection was extended.
  var head: Int

  var lines: ClosedRange<Int> { min(anchor, head)...max(anchor, head) }

  /// The selection after an arrow key with Shift: `head` moves by `distance` lines within the `count` lines of the source.
  func extended(by distance: Int, count: Int) -> SourceSelection {
    SourceSelection(anchor: anchor, head: min(max(head + distance, 0), max(count - 1, 0)))
  }
}

/// The column with the numbers of the lines: a press selects a line, and a drag extends the selection.
///
/// The column and not the text takes the drag, so that a drag of the text scrolls, as everywhere in the gallery.
struct SourceLineNumbers: View {
  let rows: [SourceRow]
  @Binding var selection: SourceSelection?
  @Environment(\.textScale) private var textScale

  var body: some View {
    Color.clear
      .textFrame(width: SourceLine.numberWidth)
      .contentShape(Rectangle())
      .highPriorityGesture(DragGesture(minimumDistance: 0).onChanged(select))
      .accessibilityIdentifier("line numbers")
  }

  private func select(_ drag: DragGesture.Value) {
    selection = SourceSelection(anchor: line(at: drag.startLocation), head: line(at: drag.location))
  }

  private func line(at point: CGPoint) -> Int {
    let row = Int((point.y / (SourceLine.height * textScale)).rounded(.down))
    return rows.isEmpty ? 0 : rows[min(max(row, 0), rows.count - 1)].line
  }
}
