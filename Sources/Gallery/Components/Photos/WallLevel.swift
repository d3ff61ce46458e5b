import ScrollUI

/// Tiles in a whole number of columns, row after row.
package struct WallLevel: Hashable {
  package let columns: Int
  /// The empty columns before the first tile, 0 to `columns` − 1, by which a picture keeps its column in a different number of columns.
  package var lead = 0

  package func row(of tile: Int) -> Int { (tile + lead) / columns }

  package func column(of tile: Int) -> Int { (tile + lead) % columns }

  /// The number of rows of `count` tiles.
  package func rows(_ count: Int) -> Int { (count + lead + columns - 1) / columns }

  /// The tiles in a row, of `count` tiles.
  func tiles(inRow row: Int, of count: Int) -> Range<Int> {
    let start = row * columns - lead
    return min(max(start, 0), count)..<min(max(start + columns, 0), count)
  }

  /// The level in a different number of columns with `tile` in `column`.
  static func with(_ tile: Int, inColumn column: Int, of columns: Int) -> WallLevel {
    WallLevel(columns: columns, lead: ((column - tile) % columns + columns) % columns)
  }
}
