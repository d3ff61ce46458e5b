import Geometry
import ScrollUI

/// The distribution of the width of a table among its columns, in points.
package struct TableWidths: Equatable {
  /// The limits of a column, and the width that the user has set or the column asks for; nil for a share.
  package struct Column: Equatable {
    package var minimum: CGFloat
    package var maximum: CGFloat
    var wanted: CGFloat?

    package init(minimum: CGFloat, maximum: CGFloat, wanted: CGFloat? = nil) {
      self.minimum = minimum
      self.maximum = maximum
      self.wanted = wanted
    }
  }

  /// The widths of columns in `room`. Columns without a wanted width share the rest equally within their limits.
  package static func widths(of columns: [Column], in room: CGFloat) -> [CGFloat] {
    var widths = columns.map { column in column.wanted.map { clamp($0, column) } }
    var open = columns.indices.filter { widths[$0] == nil }
    while !open.isEmpty {
      let rest = room - widths.reduce(0) { $0 + ($1 ?? 0) }
      let share = max(0, rest) / CGFloat(open.count)
      let limited = open.filter { clamp(share, columns[$0]) != share }
      guard !limited.isEmpty else {
        for index in open { widths[index] = share }
        break
      }
      // A column at its minimum takes room from the open columns, and a column at its maximum leaves room: minima come first.
      let grown = limited.filter { clamp(share, columns[$0]) > share }
      for index in grown.isEmpty ? limited : grown { widths[index] = clamp(share, columns[index]) }
      open.removeAll { widths[$0] != nil }
    }
    return widths.map { $0 ?? 0 }
  }

  private static func clamp(_ width: CGFloat, _ column: Column) -> CGFloat {
    max(column.minimum, min(column.maximum, width))
  }
}
