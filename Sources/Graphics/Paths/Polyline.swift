/// A subpath made of straight lines.
package struct Polyline: Hashable, Sendable {
  /// The points, at least one, without equal neighbors. A closed line does not repeat its first point.
  package var points: [CGPoint]
  package var isClosed: Bool

  /// The lengths along the line at its points; for a closed line also the total length.
  func distances() -> [CGFloat] {
    var result: [CGFloat] = [0]
    var total: CGFloat = 0
    for index in 1..<(points.count + (isClosed ? 1 : 0)) where points.count > 1 {
      let (from, to) = (points[index - 1], points[index % points.count])
      total += hypot(to.x - from.x, to.y - from.y)
      result.append(total)
    }
    return result
  }
}

extension VectorPath {
  /// The path as straight lines that stay within `tolerance` points of its curves.
  package func flattened(tolerance: CGFloat = 0.1) -> [Polyline] {
    var flattener = PathFlattener(tolerance: max(tolerance, 1e-4))
    for element in elements { flattener.add(element) }
    flattener.finish(isClosed: false)
    return flattener.lines
  }

  /// The smallest rectangle around the path, by its curves rather than its control points; `CGRect.null` for an empty path.
  package var boundingBox: CGRect {
    var box = PointBounds()
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        box.add(point)
        current = point
      case .quad(let end, let control):
        box.addCubic(current, CubicCurve.raising(from: current, control: control, to: end))
        current = end
      case .cubic(let end, let control1, let control2):
        box.addCubic(current, CubicCurve(control1: control1, control2: control2, end: end))
        current = end
      case .close: break
      }
    }
    return box.rect
  }

  /// True if the path encloses `point`. Open subpaths count as closed.
  package func contains(_ point: CGPoint, rule: Rule = .nonzero) -> Bool {
    guard controlBounds.insetBy(dx: -1e-9, dy: -1e-9).contains(point) else { return false }
    var winding = 0
    for line in flattened(tolerance: 0.01) {
      var from = line.points[line.points.count - 1]
      for to in line.points {
        if (from.y <= point.y) != (to.y <= point.y) {
          let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
          if x > point.x { winding += to.y > from.y ? 1 : -1 }
        }
        from = to
      }
    }
    return rule == .nonzero ? winding != 0 : winding & 1 != 0
  }
}

/// A cubic Bézier curve without its start.
struct CubicCurve {
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  /// The cubic that draws the same curve as a quadratic.
  static func raising(from start: CGPoint, control: CGPoint, to end: CGPoint) -> CubicCurve {
    CubicCurve(
      control1: CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
      control2: CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3), end: end)
  }

  func point(from start: CGPoint, at t: CGFloat) -> CGPoint {
    CGPoint(
      x: CubicCurve.value(start.x, control1.x, control2.x, end.x, t),
      y: CubicCurve.value(start.y, control1.y, control2.y, end.y, t))
  }

  private static func value(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ t: CGFloat) -> CGFloat {
    let s = 1 - t
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
  }

  /// Calls `visit` with the parameters inside of the curve at which a coordinate has an extremum, at most two.
  static func visitExtrema(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ visit: (CGFloat) -> Void) {
    let (square, linear, constant) = (d - a + 3 * (b - c), 2 * (a - 2 * b + c), b - a)
    func visitInside(_ t: CGFloat) { if t > 0 && t < 1 { visit(t) } }
    guard abs(square) >= 1e-12 else {
      if abs(linear) > 1e-12 { visitInside(-constant / linear) }
      return
    }
    let discriminant = linear * linear - 4 * square * constant
    guard discriminant >= 0 else { return }
    let root = discriminant.squareRoot()
    visitInside((-linear + root) / (2 * square))
    visitInside((-linear - root) / (2 * square))
  }
}

/// Collects the smallest rectangle around points.
package struct PointBounds {
  private var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  package mutating func add(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  mutating func addCubic(_ start: CGPoint, _ curve: CubicCurve) {
    add(curve.end)
    // A curve stays within its control points.
    guard !contains(curve.control1) || !contains(curve.control2) else { return }
    CubicCurve.visitExtrema(start.x, curve.control1.x, curve.control2.x, curve.end.x) {
      add(curve.point(from: start, at: $0))
    }
    CubicCurve.visitExtrema(start.y, curve.control1.y, curve.control2.y, curve.end.y) {
      add(curve.point(from: start, at: $0))
    }
  }

  private func contains(_ point: CGPoint) -> Bool {
    point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y
  }

  package var rect: CGRect {
    low.x <= high.x ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
  }

  package init() {}
}

/// Converts elements to lines.
private struct PathFlattener {
  let tolerance: CGFloat
  var lines: [Polyline] = []
  private var points: [CGPoint] = []
  private var start = CGPoint.zero

  init(tolerance: CGFloat) { self.tolerance = tolerance }

  mutating func add(_ element: VectorPath.Element) {
    switch element {
    case .move(let point):
      finish(isClosed: false)
      start = point
      points = [point]
    case .line(let end): add(end)
    case .quad(let end, let control): addCurve(.raising(from: current, control: control, to: end))
    case .cubic(let end, let control1, let control2):
      addCurve(CubicCurve(control1: control1, control2: control2, end: end))
    case .close: finish(isClosed: true)
    }
  }

  /// Ends the subpath. An element that follows without a move starts at the start of a closed subpath.
  mutating func finish(isClosed: Bool) {
    if isClosed, points.count > 1, points.last == points.first { points.removeLast() }
    if points.count > 1 || (isClosed && points.count == 1) {
      lines.append(Polyline(points: points, isClosed: isClosed))
    }
    points = []
  }

  private var current: CGPoint { points.last ?? start }

  private mutating func add(_ point: CGPoint) {
    if points.isEmpty { points = [start] }
    if point != current { points.append(point) }
  }

  /// Cuts the curve into equal parts of its parameter, as many as keep the chords within the tolerance. The distance of a chord is
  /// at most an eighth of the second derivative over the square of the number of parts.
  private mutating func addCurve(_ curve: CubicCurve) {
    let first = current
    let (a, b, c, d) = (first, curve.control1, curve.control2, curve.end)
    let bend = max(hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y), hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y))
    let count = Int(limited: (6 * bend / (8 * tolerance)).squareRoot().rounded(.up), to: 1...500)
    for index in 1..<max(count, 1) { add(curve.point(from: first, at: CGFloat(index) / CGFloat(count))) }
    add(curve.end)
  }
}
