/// The rows of a `WallLevel` with a button for each picture. The remaining rows show the same pixels with fewer views.
///
/// A button takes several times as long to create as its picture. A wall of a large window has hundreds, so their rows are filled over several
/// frames.
struct WallCells: Hashable {
  let level: WallLevel
  private(set) var rows = 0..<0

  init(level: WallLevel) { self.level = level }

  /// The number of buttons to create in a frame.
  private static let cellsInAFrame = 28

  /// Removes the rows outside of `shown`.
  mutating func keep(_ shown: Range<Int>) {
    rows = rows.clamped(to: shown)
    if rows.isEmpty { rows = shown.lowerBound..<shown.lowerBound }
  }

  /// Adds rows of `shown`, at least one: those below first.
  mutating func grow(to shown: Range<Int>) {
    keep(shown)
    var number = max(1, Self.cellsInAFrame / level.columns)
    let end = min(rows.upperBound + number, shown.upperBound)
    number -= end - rows.upperBound
    let start = max(rows.lowerBound - number, shown.lowerBound)
    rows = start..<max(start, end)
  }

  /// The part of `shown` with buttons, of a level.
  func rows(of level: WallLevel, in shown: Range<Int>) -> Range<Int> {
    level == self.level ? rows.clamped(to: shown) : shown.lowerBound..<shown.lowerBound
  }
}
