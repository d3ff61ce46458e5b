import ScrollUI

/// The `heights` of an invented archipelago on a grid of `columns` by `rows` points. Height 0 is the level of the sea, 1 about that of the highest peak.
package struct MapTerrain: Sendable {
  /// The size of the map in points.
  static let size = CGSize(width: 1600, height: 1200)
  /// The distance of two points of the grid.
  static let spacing = 8.0
  static let columns = 201
  static let rows = 151

  let noise: MapNoise
  /// The heights, row by row.
  let heights: [Double]

  /// An island before noise shapes its coast.
  private struct Island {
    let x, y, radius, length: Double
  }

  init(seed: UInt64) {
    let noise = MapNoise(seed: seed)
    self.noise = noise
    let islands = Self.islands(noise)
    heights = (0..<Self.rows * Self.columns).map { index in
      let (x, y) = (Double(index % Self.columns) * Self.spacing, Double(index / Self.columns) * Self.spacing)
      return Self.height(x, y, islands, noise)
    }
  }

  private static func islands(_ noise: MapNoise) -> [Island] {
    var islands = [
      Island(x: 560, y: 570, radius: 255, length: 1.2), Island(x: 1140, y: 640, radius: 195, length: 0.85),
    ]
    for number in 0..<11 {
      let (x, y) = (170 + noise.random(number, 1) * 1260, 150 + noise.random(number, 2) * 900)
      islands.append(
        Island(x: x, y: y, radius: 60 + noise.random(number, 3) * 85, length: 0.8 + noise.random(number, 4) * 0.5))
    }
    return islands
  }

  private static func height(_ x: Double, _ y: Double, _ islands: [Island], _ noise: MapNoise) -> Double {
    let bentX = x + (noise.sum(x / 210, y / 210, octaves: 3, 11) - 0.5) * 190
    let bentY = y + (noise.sum(x / 210, y / 210, octaves: 3, 23) - 0.5) * 190
    var land = -1.0
    for island in islands {
      let (dx, dy) = ((bentX - island.x) / island.length, bentY - island.y)
      let distance = (dx * dx + dy * dy).squareRoot() / island.radius
      let height = (1 - distance) * min(1, 0.45 + island.radius / 420)
      land = max(land, height) + max(0, min(land, height) + 0.2) * 0.08
    }
    let ridges = 1 - abs(noise.sum(x / 170, y / 170, octaves: 4, 41) * 2 - 1)
    let detail = noise.sum(x / 95, y / 95, octaves: 5, 71) - 0.5
    let slope = land > 0 ? land * (0.45 + 0.55 * land) : land * 0.72
    let relief = slope * 0.75 + detail * 0.38 + max(0, land) * (ridges * ridges - 0.5) * 0.85
    // The sea surrounds the map, so that every coast is closed.
    let edge = min(x, y, size.width - x, size.height - y)
    return relief - max(0, 1 - edge / 110) * 0.9 + 0.02
  }

  /// The height at a point, interpolated.
  package func height(at point: CGPoint) -> Double {
    let x = min(max(point.x / Self.spacing, 0), Double(Self.columns) - 1.001)
    let y = min(max(point.y / Self.spacing, 0), Double(Self.rows) - 1.001)
    let (column, row) = (Int(x), Int(y))
    let (across, down) = (x - Double(column), y - Double(row))
    let index = row * Self.columns + column
    let upper = heights[index] * (1 - across) + heights[index + 1] * across
    let lower = heights[index + Self.columns] * (1 - across) + heights[index + Self.columns + 1] * across
    return upper * (1 - down) + lower * down
  }

  /// The point of an index of `heights`.
  static func point(_ index: Int) -> CGPoint {
    CGPoint(x: Double(index % columns) * spacing, y: Double(index / columns) * spacing)
  }

  /// The indices around `index` that lie on the grid, with their distances in steps of the grid.
  static func neighbors(of index: Int) -> [(index: Int, distance: Double)] {
    let (column, row) = (index % columns, index / columns)
    var found: [(Int, Double)] = []
    for down in -1...1 {
      for across in -1...1 where (down != 0 || across != 0) && column + across >= 0 && column + across < columns {
        guard row + down >= 0, row + down < rows else { continue }
        found.append((index + down * columns + across, down != 0 && across != 0 ? 1.41421356 : 1))
      }
    }
    return found
  }
}
