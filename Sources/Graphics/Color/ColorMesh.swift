import Geometry

/// The colors of a mesh of patches in the unit square, as `side` × `side` samples with premultiplied alpha, for `Paint.mesh(_:in:)`.
package struct ColorMesh: Hashable, Sendable {
  /// A corner of the patches of a `ColorMesh`.
  package struct Vertex: Hashable, Sendable {
    package var position: SIMD2<Float>
    /// The control points of the edges to the left, the top, the right and the bottom; nil for edges that follow from the neighbors.
    package var controls: Controls?
    package var color: RGBAColor

    package init(_ position: SIMD2<Float>, controls: Controls? = nil, color: RGBAColor) {
      self.position = position
      self.controls = controls
      self.color = color
    }
  }

  /// The control points of the edges of a `Vertex`.
  package struct Controls: Hashable, Sendable {
    package var leading, top, trailing, bottom: SIMD2<Float>

    package init(leading: SIMD2<Float>, top: SIMD2<Float>, trailing: SIMD2<Float>, bottom: SIMD2<Float>) {
      (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }
  }

  /// The number of samples along a side.
  package static let side = 64

  /// Red, green, blue and alpha, row by row. Components are multiplied by the alpha.
  private(set) var samples: [SIMD4<Float>]

  /// Creates the samples of a mesh.
  ///
  /// - Parameters:
  ///   - width: The number of vertices in a row, at least 2.
  ///   - height: The number of rows, at least 2.
  ///   - vertices: `width * height` vertices, row by row.
  ///   - background: The color outside of the patches.
  ///   - isSmooth: True for colors without a bend at the edges of patches.
  package init(width: Int, height: Int, vertices: [Vertex], background: RGBAColor, isSmooth: Bool) {
    samples = Array(repeating: Self.premultiplied(background), count: Self.side * Self.side)
    guard width >= 2, height >= 2, vertices.count == width * height else { return }
    let grid = MeshGrid(width: width, height: height, vertices: vertices, isSmooth: isSmooth)
    for row in 0..<height - 1 {
      for column in 0..<width - 1 { fill(grid, column, row) }
    }
  }

  /// The number of steps along the side of a patch.
  private static let steps = 20

  /// Fills the triangles of a patch, `steps` × `steps` × 2.
  private mutating func fill(_ grid: MeshGrid, _ column: Int, _ row: Int) {
    var above = (0...Self.steps).map { grid.point(column, row, Float($0) / Float(Self.steps), 0) }
    for step in 1...Self.steps {
      let below = (0...Self.steps).map {
        grid.point(column, row, Float($0) / Float(Self.steps), Float(step) / Float(Self.steps))
      }
      for index in 0..<Self.steps {
        fill(above[index], above[index + 1], below[index])
        fill(above[index + 1], below[index + 1], below[index])
      }
      above = below
    }
  }

  private mutating func fill(_ a: MeshPoint, _ b: MeshPoint, _ c: MeshPoint) {
    let scale = Float(Self.side)
    let (p, q, r) = (a.position * scale, b.position * scale, c.position * scale)
    let area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    guard area != 0, area.isFinite else { return }
    let left = Int(limited: Double(min(p.x, q.x, r.x) - 1), to: 0...Self.side)
    let right = Int(limited: Double(max(p.x, q.x, r.x) + 1), to: 0...Self.side)
    let top = Int(limited: Double(min(p.y, q.y, r.y) - 1), to: 0...Self.side)
    let bottom = Int(limited: Double(max(p.y, q.y, r.y) + 1), to: 0...Self.side)
    for y in top..<max(top, bottom) {
      for x in left..<max(left, right) {
        let point = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
        let v = ((point.x - p.x) * (r.y - p.y) - (point.y - p.y) * (r.x - p.x)) / area
        let w = ((q.x - p.x) * (point.y - p.y) - (q.y - p.y) * (point.x - p.x)) / area
        // A margin, so that a sample on the edge of two triangles is not left out.
        guard v >= -0.001, w >= -0.001, v + w <= 1.001 else { continue }
        samples[y * Self.side + x] = a.color * (1 - v - w) + b.color * v + c.color * w
      }
    }
  }

  fileprivate static func premultiplied(_ color: RGBAColor) -> SIMD4<Float> {
    SIMD4(color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
  }

  /// The color at a point of the unit square, with straight alpha; beyond the square that of the nearest edge.
  package func color(at point: SIMD2<Float>) -> RGBAColor {
    let side = Self.side
    let x = min(max(point.x * Float(side) - 0.5, 0), Float(side - 1))
    let y = min(max(point.y * Float(side) - 0.5, 0), Float(side - 1))
    let (column, row) = (
      min(Int(limited: Double(x), to: 0...side), side - 2), min(Int(limited: Double(y), to: 0...side), side - 2)
    )
    let (u, v) = (x - Float(column), y - Float(row))
    let start = row * side + column
    let upper = samples[start] * (1 - u) + samples[start + 1] * u
    let lower = samples[start + side] * (1 - u) + samples[start + side + 1] * u
    let mixed = upper * (1 - v) + lower * v
    guard mixed.w > 0 else { return .clear }
    return RGBAColor(red: mixed.x / mixed.w, green: mixed.y / mixed.w, blue: mixed.z / mixed.w, alpha: min(1, mixed.w))
  }

  /// The mesh with the alpha of its colors multiplied by `opacity`.
  func opacity(_ opacity: Double) -> ColorMesh {
    var copy = self
    for index in samples.indices { copy.samples[index] *= Float(opacity) }
    return copy
  }

  var isClear: Bool { samples.allSatisfy { $0.w <= 0 } }
}

/// A point of a patch of a `MeshGrid` with its premultiplied color.
private struct MeshPoint {
  var position: SIMD2<Float>
  var color: SIMD4<Float>
}

/// The vertices of a `ColorMesh`, and each `MeshPoint` of its patches.
private struct MeshGrid {
  let width: Int
  let height: Int
  let vertices: [ColorMesh.Vertex]
  let isSmooth: Bool

  private func vertex(_ column: Int, _ row: Int) -> ColorMesh.Vertex {
    vertices[min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)]
  }

  /// The point of the patch to the right of and below a vertex at (`u`, `v`), each 0…1.
  func point(_ column: Int, _ row: Int, _ u: Float, _ v: Float) -> MeshPoint {
    MeshPoint(position: position(column, row, u, v), color: color(column, row, u, v))
  }

  private func color(_ column: Int, _ row: Int, _ u: Float, _ v: Float) -> SIMD4<Float> {
    func color(_ x: Int, _ y: Int) -> SIMD4<Float> { ColorMesh.premultiplied(vertex(column + x, row + y).color) }
    guard isSmooth else {
      return (color(0, 0) * (1 - u) + color(1, 0) * u) * (1 - v) + (color(0, 1) * (1 - u) + color(1, 1) * u) * v
    }
    let rows = (-1...2).map { y in Self.curve(color(-1, y), color(0, y), color(1, y), color(2, y), u) }
    var mixed = Self.curve(rows[0], rows[1], rows[2], rows[3], v)
    mixed.w = min(max(mixed.w, 0), 1)
    return mixed.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: mixed.w))
  }

  /// A Coons patch between the four edges.
  private func position(_ column: Int, _ row: Int, _ u: Float, _ v: Float) -> SIMD2<Float> {
    let top = horizontal(column, row, u)
    let bottom = horizontal(column, row + 1, u)
    let left = vertical(column, row, v)
    let right = vertical(column + 1, row, v)
    let (a, b) = (vertex(column, row).position, vertex(column + 1, row).position)
    let (c, d) = (vertex(column, row + 1).position, vertex(column + 1, row + 1).position)
    let corners = (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v
    let across: SIMD2<Float> = top * (1 - v) + bottom * v
    let down: SIMD2<Float> = left * (1 - u) + right * u
    return across + down - corners
  }

  /// A point of the edge from a vertex to the next in its row.
  private func horizontal(_ column: Int, _ row: Int, _ t: Float) -> SIMD2<Float> {
    let (start, end) = (vertex(column, row), vertex(column + 1, row))
    if let first = start.controls?.trailing, let second = end.controls?.leading {
      return Self.bezier(start.position, first, second, end.position, t)
    }
    return Self.curve(
      vertex(column - 1, row).position, start.position, end.position, vertex(column + 2, row).position, t)
  }

  /// A point of the edge from a vertex to the next in its column.
  private func vertical(_ column: Int, _ row: Int, _ t: Float) -> SIMD2<Float> {
    let (start, end) = (vertex(column, row), vertex(column, row + 1))
    if let first = start.controls?.bottom, let second = end.controls?.top {
      return Self.bezier(start.position, first, second, end.position, t)
    }
    return Self.curve(
      vertex(column, row - 1).position, start.position, end.position, vertex(column, row + 2).position, t)
  }

  private static func bezier<V: SIMD>(_ a: V, _ b: V, _ c: V, _ d: V, _ t: Float) -> V where V.Scalar == Float {
    let s = 1 - t
    let outer: V = a * (s * s * s) + d * (t * t * t)
    let inner: V = b * (3 * s * s * t) + c * (3 * s * t * t)
    return outer + inner
  }

  /// The curve from `b` to `c` of Catmull and Rom.
  private static func curve<V: SIMD>(_ a: V, _ b: V, _ c: V, _ d: V, _ t: Float) -> V where V.Scalar == Float {
    bezier(b, b + (c - a) / 6, c - (d - b) / 6, c, t)
  }
}
