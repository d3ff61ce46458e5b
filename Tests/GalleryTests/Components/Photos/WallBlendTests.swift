import Gallery
import ScrollUI
import Testing

/// The geometry of a wall between two whole numbers of columns.
@MainActor @Suite struct WallBlendTests {
  private static let width: CGFloat = 684

  private func wall(_ columns: Int) -> WallBlend {
    WallBlend(columns: columns, count: PhotoCollection.ofSixYears.count, width: Self.width)
  }

  /// A point in the middle of the wall, and the tile there.
  private func place(_ wall: WallBlend, x: CGFloat) -> (tile: Int, point: CGPoint) {
    let tile = wall.tile(at: CGPoint(x: x, y: wall.height / 2))
    let frame = wall.frame(ofTile: tile)
    return (tile, CGPoint(x: x, y: frame.minY + frame.height * 0.3))
  }

  @Test func wholeNumbersOfColumnsFillTheWidth() {
    for columns in 2...12 {
      let wall = wall(columns)
      #expect(abs(wall.frame(ofTile: columns - 1).maxX - Self.width) < 1e-9)
      #expect(wall.frame(ofTile: columns).minX == 0)
      #expect(wall.frame(ofTile: wall.tile(at: CGPoint(x: 10, y: wall.height - 1))).maxY <= wall.height + 1e-9)
    }
  }

  /// A zoom from five columns to `end` and back in small steps keeps the picture under the pointer there: its height within a point, its
  /// width around the pointer.
  @Test(arguments: [2.0, 3, 4.5, 7, 12], [1.0, 120, 341, 500, 683])
  func thePictureUnderThePointerStaysThere(end: Double, x: CGFloat) {
    var wall = wall(5)
    var (tile, point) = place(wall, x: x)
    for target in [end, 5] {
      let start = wall.columns
      for step in 1...60 {
        point.y = wall.set(start + (target - start) * Double(step) / 60, about: point)
        let frame = wall.frame(ofTile: tile)
        #expect(abs(frame.minY + (frame.height + WallBlend.gap) * 0.3 - point.y) < 1 + WallBlend.gap, "\(wall.columns)")
        #expect(frame.minX - WallBlend.gap <= x && x <= frame.maxX + WallBlend.gap, "\(wall.columns)")
      }
    }
  }

  @Test func tilesOfBothLevelsLieOnOneLattice() {
    var wall = wall(5)
    let (_, point) = place(wall, x: 400)
    _ = wall.set(5.4, about: point)
    let (lower, upper) = (wall.origin(of: wall.lower), wall.origin(of: wall.upper))
    for distance in [(upper.x - lower.x) / wall.pitch, (upper.y - lower.y) / wall.pitch] {
      #expect(abs(distance - distance.rounded()) < 1e-9)
    }
    #expect(wall.lower.columns == 5 && wall.upper.columns == 6)
  }

  /// Every tile moves by small distances in a zoom by small steps, also where a level replaces another.
  @Test(arguments: [40.0, 341, 660]) func noTileJumpsInAZoom(x: CGFloat) {
    var wall = wall(4)
    var point = place(wall, x: x).point
    for step in 0..<400 {
      let (before, level) = (wall, wall.main)
      let y = wall.set(4 + Double(step) / 50, about: point)
      defer { point.y = y }
      guard wall.main == level else { continue }
      let tile = before.tile(at: point)
      for near in tile - 20...tile + 20 {
        let (old, new) = (before.frame(ofTile: near), wall.frame(ofTile: near))
        #expect(abs(new.minX - old.minX) < 14 && abs((new.minY - y) - (old.minY - point.y)) < 14, "\(wall.columns)")
      }
    }
  }

  @Test func onlyVisibleRowsAreListed() {
    var wall = wall(5)
    #expect(wall.rows(of: wall.main, from: 0, to: 500).count <= 6)
    let point = place(wall, x: 300).point
    _ = wall.set(11.5, about: point)
    for level in [wall.lower, wall.upper] {
      #expect(wall.rows(of: level, from: wall.height / 2, to: wall.height / 2 + 500).count <= 12)
    }
  }
}
