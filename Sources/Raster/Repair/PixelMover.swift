import Graphics

/// Moves scrolled content in memory.
///
/// Most of the content is empty: pixels of an even color before and after need no move. Each row is moved from the first to the
/// last column with other pixels, so that the cost depends on the content and not on the width of the scroll view.
@MainActor struct PixelMover {
  private var marks = RowExtents()

  /// Moves pixels of `frame`, which `memory` shows, to `target` from `shift` pixels before it. Returns the number of moved pixels.
  mutating func move(
    _ frame: DrawnFrame, to target: PixelRect, by shift: PixelPoint, on memory: PixelMemory
  ) -> Int {
    marks.take(frame, in: target.union(target.offset(-shift.x, -shift.y)))
    var count = 0
    marks.withRows { rows in
      // Rows are written in the order that never overwrites a row before it is read.
      let (first, step) = shift.y > 0 ? (target.y + target.height - 1, -1) : (target.y, 1)
      let (left, right) = (target.x, target.x + target.width)
      let distance = Int(shift.y) * memory.pitch + Int(shift.x) * 4
      var (row, written) = (Int(first), UnsafeMutableRawPointer(memory.pixel(0, first)))
      for _ in 0..<target.height {
        let (before, now) = (rows[row], rows[row - Int(shift.y)])
        let start = Int(max(min(before.start, now.start &+ shift.x), left))
        let end = Int(min(max(before.end, now.end &+ shift.x), right))
        if start < end {
          memmove(written + start &* 4, written + (start &* 4 &- distance), (end &- start) &* 4)
          count &+= end &- start
        }
        row &+= step
        written += step &* memory.pitch
      }
    }
    return count
  }
}

/// The columns in each row of pixels, from the first to the last, that differ from an even color.
@MainActor private struct RowExtents {
  struct Columns {
    /// The first column.
    var start: Int32
    /// The column after the last.
    var end: Int32

    /// An empty range that stays empty after a union or a move.
    static let none = Columns(start: 1 << 24, end: -(1 << 24))
  }

  /// Rows by their y coordinate in memory.
  struct Rows {
    fileprivate let top: Int
    fileprivate let columns: UnsafeBufferPointer<Columns>

    subscript(y: Int) -> Columns { columns[y &- top] }
  }

  private var top: Int32 = 0
  private var columns: [Columns] = []

  /// Computes the rows of `region` from the items of `frame`; keeps its memory.
  mutating func take(_ frame: DrawnFrame, in region: PixelRect) {
    top = region.y
    columns.removeAll(keepingCapacity: true)
    columns.append(contentsOf: repeatElement(.none, count: Int(region.height)))
    // Items below the last covering item are hidden. Without a covering item the base is the even background.
    let base = frame.firstVisible(in: region).map { $0 + 1 } ?? 0
    columns.withUnsafeMutableBufferPointer { columns in
      for index in base..<frame.items.count {
        let ink = frame.items[index].ink.intersection(region)
        if ink.isEmpty || frame.items[index].hasSingleColor(in: region) { continue }
        let (start, end) = (ink.x, ink.x + ink.width)
        for row in Int(ink.y - region.y)..<Int(ink.y - region.y + ink.height) {
          columns[row].start = min(columns[row].start, start)
          columns[row].end = max(columns[row].end, end)
        }
      }
    }
  }

  func withRows(_ body: (Rows) -> Void) {
    columns.withUnsafeBufferPointer { body(Rows(top: Int(top), columns: $0)) }
  }
}
