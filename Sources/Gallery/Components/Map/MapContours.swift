import ScrollUI

/// The closed lines of equal height of a `MapTerrain`, found by marching squares.
package struct MapContours: Sendable {
  package let lines: [MapLine]

  init(of terrain: MapTerrain, at level: Double) {
    var next = [Int32](repeating: -1, count: terrain.heights.count * 2)
    for row in 0..<MapTerrain.rows - 1 {
      for column in 0..<MapTerrain.columns - 1 {
        let index = row * MapTerrain.columns + column
        for (from, to) in Self.segments(of: index, terrain.heights, level) { next[from] = Int32(to) }
      }
    }
    var lines: [MapLine] = []
    for start in next.indices where next[start] >= 0 {
      var points: [CGPoint] = []
      var edge = start
      while next[edge] >= 0 {
        points.append(Self.crossing(edge, terrain.heights, level))
        (edge, next[edge]) = (Int(next[edge]), -1)
      }
      if points.count > 3 { lines.append(MapLine(points, isClosed: true)) }
    }
    self.lines = lines
  }

  // The number of an edge of the grid is twice the index of its first point. The edge to the point below has the odd number after it.

  /// The segments of a square, from edge to edge, with the higher ground on their left.
  private static func segments(of index: Int, _ heights: [Double], _ level: Double) -> [(Int, Int)] {
    let columns = MapTerrain.columns
    let (top, left, right, bottom) = (2 * index, 2 * index + 1, 2 * index + 3, 2 * (index + columns))
    let corners = [index, index + 1, index + columns + 1, index + columns]
    let pattern = corners.reduce(0) { $0 * 2 + (heights[$1] > level ? 1 : 0) }
    switch pattern {
    case 8: return [(left, top)]
    case 4: return [(top, right)]
    case 2: return [(right, bottom)]
    case 1: return [(bottom, left)]
    case 12: return [(left, right)]
    case 6: return [(top, bottom)]
    case 3: return [(right, left)]
    case 9: return [(bottom, top)]
    case 14: return [(left, bottom)]
    case 13: return [(bottom, right)]
    case 11: return [(right, top)]
    case 7: return [(top, left)]
    case 10: return [(left, top), (right, bottom)]
    case 5: return [(top, right), (bottom, left)]
    default: return []
    }
  }

  private static func crossing(_ edge: Int, _ heights: [Double], _ level: Double) -> CGPoint {
    let start = edge / 2
    let isDown = edge % 2 == 1
    let end = start + (isDown ? MapTerrain.columns : 1)
    let part = (level - heights[start]) / (heights[end] - heights[start])
    let point = MapTerrain.point(start)
    let distance = MapTerrain.spacing * min(max(part, 0), 1)
    return isDown ? CGPoint(x: point.x, y: point.y + distance) : CGPoint(x: point.x + distance, y: point.y)
  }
}

/// A line of a `MapWorld`, drawn as a smooth curve through the middles of its segments.
package struct MapLine: Sendable {
  let points: [CGPoint]
  package let isClosed: Bool
  package let bounds: CGRect

  init(_ points: [CGPoint], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
    var (left, top, right, bottom) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    bounds = points.isEmpty ? .zero : CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Adds the part of the line that lies near `area` to `path`.
  func add(to path: inout Path, near area: CGRect) {
    guard bounds.insetBy(dx: -1, dy: -1).intersects(area) else { return }
    if isClosed, isInside(area) { return Self.addCurve(points, isClosed: true, to: &path) }
    for part in Self.parts(isClosed ? points + points.prefix(2) : points, near: area) {
      Self.addCurve(part, isClosed: false, to: &path)
    }
  }

  /// Adds the inside of a closed line to `path`, as far as it lies near `area`.
  func addInside(to path: inout Path, near area: CGRect) {
    guard bounds.insetBy(dx: -1, dy: -1).intersects(area) else { return }
    Self.addCurve(isInside(area) ? points : Self.divided(Self.clipped(points, to: area)), isClosed: true, to: &path)
  }

  private func isInside(_ area: CGRect) -> Bool {
    bounds.minX >= area.minX && bounds.maxX <= area.maxX && bounds.minY >= area.minY && bounds.maxY <= area.maxY
  }

  /// The `points` with further points on long edges, so that `addCurve` rounds off a corner within a short distance.
  private static func divided(_ points: [CGPoint]) -> [CGPoint] {
    guard var last = points.last else { return [] }
    var divided: [CGPoint] = []
    for point in points {
      let (dx, dy) = (point.x - last.x, point.y - last.y)
      let count = max(1, Int(((dx * dx + dy * dy).squareRoot() / 20).rounded(.up)))
      for step in 1...count {
        let part = CGFloat(step) / CGFloat(count)
        divided.append(CGPoint(x: last.x + dx * part, y: last.y + dy * part))
      }
      last = point
    }
    return divided
  }

  private static func addCurve(_ points: [CGPoint], isClosed: Bool, to path: inout Path) {
    guard points.count > 2 else {
      if points.count == 2, !isClosed { path.addLines(points) }
      return
    }
    func middle(_ index: Int) -> CGPoint {
      let (one, other) = (points[index % points.count], points[(index + 1) % points.count])
      return CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
    }
    if isClosed {
      path.move(to: middle(points.count - 1))
      for index in points.indices { path.addQuadCurve(to: middle(index), control: points[index]) }
      path.closeSubpath()
    } else {
      path.move(to: points[0])
      for index in 1..<points.count - 1 {
        path.addQuadCurve(to: index == points.count - 2 ? points[index + 1] : middle(index), control: points[index])
      }
    }
  }

  /// The parts of an open line whose segments lie near `area`.
  private static func parts(_ points: [CGPoint], near area: CGRect) -> [[CGPoint]] {
    let (left, right, top, bottom) = (area.minX, area.maxX, area.minY, area.maxY)
    func isNear(_ index: Int) -> Bool {
      guard points.indices.contains(index) else { return false }
      let point = points[index]
      return point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
    }
    var parts: [[CGPoint]] = []
    var part: [CGPoint] = []
    var (before, now) = (false, isNear(0))
    for index in points.indices {
      let next = isNear(index + 1)
      if before || now || next {
        part.append(points[index])
      } else if !part.isEmpty {
        parts.append(part)
        part = []
      }
      (before, now) = (now, next)
    }
    return part.isEmpty ? parts : parts + [part]
  }

  /// The closed line through `points` restricted to `area`, by the algorithm of Sutherland and Hodgman.
  private static func clipped(_ points: [CGPoint], to area: CGRect) -> [CGPoint] {
    var points = points
    let sides: [(CGPoint) -> CGFloat] = [
      { $0.x - area.minX }, { area.maxX - $0.x }, { $0.y - area.minY }, { area.maxY - $0.y },
    ]
    for side in sides {
      guard var last = points.last else { return [] }
      if points.allSatisfy({ side($0) >= 0 }) { continue }
      var inside: [CGPoint] = []
      for point in points {
        let (before, now) = (side(last), side(point))
        if (before >= 0) != (now >= 0) {
          let part = before / (before - now)
          inside.append(CGPoint(x: last.x + (point.x - last.x) * part, y: last.y + (point.y - last.y) * part))
        }
        if now >= 0 { inside.append(point) }
        last = point
      }
      points = inside
    }
    return points
  }
}
