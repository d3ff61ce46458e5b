/// The square tiles of a large drawing at resolutions that double from level to level.
///
/// Level 0 has one pixel for each point of the drawing, level 1 two along each axis, level −1 half of one. A tile has `side` pixels along each axis
/// at all levels. The first tile of each level begins at the top left corner of the drawing.
package struct TilePyramid: Equatable, Sendable {
  /// The size of the drawing in points.
  package let size: CGSize

  /// The number of pixels along a side of a tile: a compromise between the drawings of a frame and what a tile draws in vain at the edges
  /// of the visible part.
  package static let side = 512
  /// The finest level.
  static let finest = 7
  /// The factor by which a tile may be enlarged before the next level is shown.
  private static let tolerance = 1.02

  /// A tile.
  package struct Tile: Hashable, Sendable {
    package var level: Int
    package var column: Int
    package var row: Int
  }

  package init(size: CGSize) { self.size = size }

  /// The pixels of a point along an axis at a level.
  package static func scale(of level: Int) -> CGFloat {
    level < 0 ? 1 / CGFloat(1 << min(-level, 62)) : CGFloat(1 << min(level, 62))
  }

  /// The length in points of a side of a tile.
  package static func length(of level: Int) -> CGFloat { CGFloat(side) / scale(of: level) }

  /// The finest level at which the whole drawing is one tile.
  var coarsest: Int {
    let longest = max(size.width, size.height)
    var level = Self.finest
    while level > -20, longest * Self.scale(of: level) > CGFloat(Self.side) { level -= 1 }
    return level
  }

  /// The level for `scale` pixels of the screen in a point: the coarsest that has at least as many.
  package func level(for scale: CGFloat) -> Int {
    var level = coarsest
    while level < Self.finest, Self.scale(of: level) * Self.tolerance < scale { level += 1 }
    return level
  }

  /// The frame of a tile in points. The last tiles of a level may extend beyond the drawing.
  package func frame(of tile: Tile) -> CGRect {
    let length = Self.length(of: tile.level)
    return CGRect(x: CGFloat(tile.column) * length, y: CGFloat(tile.row) * length, width: length, height: length)
  }

  /// The tiles of a level that `area` meets, in rows from the top.
  package func tiles(in area: CGRect, level: Int) -> [Tile] {
    let seen = area.overlap(with: CGRect(origin: .zero, size: size))
    guard !seen.isEmpty else { return [] }
    let length = Self.length(of: level)
    func range(_ start: CGFloat, _ end: CGFloat) -> Range<Int> {
      let first = Int(limited: (start / length).rounded(.down), to: 0...1 << 30)
      return first..<max(first + 1, Int(limited: (end / length).rounded(.up), to: 0...1 << 30))
    }
    return range(seen.minY, seen.maxY).flatMap { row in
      range(seen.minX, seen.maxX).map { Tile(level: level, column: $0, row: row) }
    }
  }

  /// The tile that is shown until `tile` is drawn: two levels coarser, or the coarsest; nil for the coarsest.
  package func standIn(of tile: Tile) -> Tile? {
    let level = max(coarsest, tile.level - 2)
    guard level < tile.level else { return nil }
    let shift = tile.level - level
    return Tile(level: level, column: tile.column >> shift, row: tile.row >> shift)
  }
}
