import ScrollUI

/// The geometry of a wall between two whole numbers of columns, as points of its content. A pure value.
///
/// `lower` and `upper` are drawn with tiles of the same size, and their tiles lie on a common lattice: `anchor` is in the same place in both.
/// From `lower` to `upper` the new column comes in at the trailing edge, or, with `isAtStart`, at the leading edge.
package struct WallBlend: Hashable {
  /// The number of columns, with a fraction between `lower` and `upper`.
  package private(set) var columns: Double
  package private(set) var lower: WallLevel
  package private(set) var upper: WallLevel
  private(set) var anchor = 0
  /// The number of tiles, `PhotoCollection.count`.
  let count: Int
  /// The width of the wall in points.
  var width: CGFloat

  /// The space between two tiles in points.
  package static let gap: CGFloat = 2

  /// A wall with `isWhole` true.
  package init(columns: Int, count: Int, width: CGFloat) {
    self.columns = Double(columns)
    lower = WallLevel(columns: columns)
    upper = WallLevel(columns: columns + 1)
    self.count = count
    self.width = width
  }

  /// The fraction from `lower` to `upper`.
  var fraction: CGFloat { CGFloat(columns) - CGFloat(lower.columns) }

  /// True if `lower` fills the width alone.
  package var isWhole: Bool { fraction == 0 }

  /// The levels from back to front.
  var levels: [WallLevel] { width > 0 ? isWhole ? [lower] : [upper, lower] : [] }

  /// The opacity of a level: `lower` fades over `upper`.
  func opacity(of level: WallLevel) -> Double { level == lower && !isWhole ? 1 - Double(fraction) : 1 }

  /// The width of a tile with its `gap`.
  package var pitch: CGFloat { (width + Self.gap) / CGFloat(columns) }

  /// The level with the greater opacity: `lower` or `upper`.
  package var main: WallLevel { fraction < 0.5 ? lower : upper }

  private var isAtStart: Bool { upper.column(of: anchor) > lower.column(of: anchor) }

  private func mixed(_ one: Int, _ other: Int) -> CGFloat { CGFloat(one) + CGFloat(other - one) * fraction }

  /// The row of `anchor`, with a fraction between `lower` and `upper`.
  private var anchorRow: CGFloat {
    isWhole ? CGFloat(lower.row(of: anchor)) : mixed(lower.row(of: anchor), upper.row(of: anchor))
  }

  /// The height of the content.
  package var height: CGFloat {
    let rows = isWhole ? CGFloat(lower.rows(count)) : mixed(lower.rows(count), upper.rows(count))
    return max(0, rows * pitch - Self.gap)
  }

  /// The position of the first row and column of a `WallLevel`, from the leading edge.
  package func origin(of level: WallLevel) -> CGPoint {
    if isWhole { return .zero }
    let x = !isAtStart ? 0 : level == lower ? fraction * pitch : (fraction - 1) * pitch
    return CGPoint(x: x, y: (anchorRow - CGFloat(level.row(of: anchor))) * pitch)
  }

  /// The scale of a `WallLevel` relative to its size at rest.
  func scale(of level: WallLevel) -> CGFloat { CGFloat(level.columns) / CGFloat(columns) }

  /// The rectangle of a tile in the `main` level, from the leading edge.
  package func frame(ofTile tile: Int) -> CGRect {
    let (level, origin) = (main, origin(of: main))
    let side = pitch - Self.gap * scale(of: level)
    return CGRect(
      x: origin.x + CGFloat(level.column(of: tile)) * pitch, y: origin.y + CGFloat(level.row(of: tile)) * pitch,
      width: side, height: side)
  }

  /// The tile of the `main` level at a point; the nearest of the wall.
  package func tile(at point: CGPoint) -> Int {
    let (level, origin) = (main, origin(of: main))
    let column = min(max(Int(((point.x - origin.x) / pitch).rounded(.down)), 0), level.columns - 1)
    let row = Int(((point.y - origin.y) / pitch).rounded(.down))
    return min(max(row * level.columns + column - level.lead, 0), count - 1)
  }

  /// The rows of a `WallLevel` between two positions, with a row more at each end.
  package func rows(of level: WallLevel, from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let y = origin(of: level).y
    let limit = level.rows(count)
    let first = Int(((start - y) / pitch).rounded(.down)) - 1
    let last = Int(((end - y) / pitch).rounded(.down)) + 2
    return min(max(first, 0), limit)..<min(max(last, first, 0), limit)
  }

  /// The position of a point of the content, in rows from `anchorRow`. The picture at the point keeps it while `columns` changes between two
  /// whole numbers.
  private func place(at y: CGFloat) -> CGFloat { y / pitch - anchorRow }

  /// Changes the number of columns. Returns the new position of the content that was at `point`: the picture there stays in its column and
  /// keeps its part above `point`.
  package mutating func set(_ new: Double, about point: CGPoint) -> CGFloat {
    var y = point.y
    while new != columns {
      if isWhole { turn(towards: new, about: CGPoint(x: point.x, y: y)) }
      let place = place(at: y)
      columns = min(max(new, Double(lower.columns)), Double(upper.columns))
      y = (place + anchorRow) * pitch
      if columns == Double(upper.columns) { lower = upper }
    }
    return y
  }

  /// Finds the second level for a change of whole columns.
  private mutating func turn(towards new: Double, about point: CGPoint) {
    let level = lower
    anchor = tile(at: point)
    let column = level.column(of: anchor)
    let next = level.columns + (new > columns ? 1 : -1)
    let wanted = Int((point.x / (width + Self.gap) * CGFloat(next)).rounded(.down))
    if new > columns {
      upper = .with(anchor, inColumn: min(max(wanted, column), column + 1), of: next)
    } else {
      let column = min(max(wanted, column - 1, 0), min(column, next - 1))
      (lower, upper) = (.with(anchor, inColumn: column, of: next), level)
    }
  }
}
