/// The properties of a line along a path.
package struct PathStroke: Hashable, Sendable {
  package enum Cap: Hashable, Sendable { case butt, round, square }
  package enum Join: Hashable, Sendable { case miter, round, bevel }

  /// The width in points.
  package var width: CGFloat
  package var cap: Cap
  package var join: Join
  /// The maximum length of a mitred corner as a multiple of half the width. Sharper corners are bevelled.
  package var miterLimit: CGFloat
  /// The lengths of strokes and gaps in alternation; empty for a solid line.
  package var dash: [CGFloat]
  /// The position in the pattern at which the line starts.
  package var dashPhase: CGFloat

  package init(
    width: CGFloat = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension VectorPath {
  /// The outline of a line along the path, to be filled by the nonzero rule; flattened to `tolerance` points.
  package func stroked(_ stroke: PathStroke, tolerance: CGFloat = 0.05) -> VectorPath {
    guard stroke.width > 0, stroke.width.isFinite else { return VectorPath() }
    var stroker = PathStroker(stroke, tolerance: max(tolerance, 1e-3))
    for line in flattened(tolerance: tolerance) {
      if stroke.dash.isEmpty {
        stroker.add(line)
      } else {
        for piece in line.dashed(stroke.dash, phase: stroke.dashPhase) { stroker.add(piece) }
      }
    }
    return stroker.outline
  }
}

/// Builds the outline of a line: one closed contour for an open line, two for a closed line.
///
/// The inner side of a corner runs through the corner's point, so that its contour stays inside of the line and has the same
/// winding.
private struct PathStroker {
  var outline = VectorPath()
  private let stroke: PathStroke
  private let half: CGFloat
  /// The angle of a chord that stays within the tolerance of a round join.
  private let step: CGFloat

  init(_ stroke: PathStroke, tolerance: CGFloat) {
    self.stroke = stroke
    half = stroke.width / 2
    step = 2 * acos(max(0, 1 - min(tolerance / half, 1)))
  }

  mutating func add(_ line: Polyline) {
    let points = line.points.removingRepetitions(isClosed: line.isClosed)
    guard points.count > 1 else { return addDot(points[0]) }
    if line.isClosed && points.count > 2 {
      addContour(points)
      addContour(points.reversed())
    } else {
      addOpen(line.isClosed ? points + [points[0]] : points)
    }
  }

  /// Adds a line without length: its caps, if they have an extent.
  private mutating func addDot(_ point: CGPoint) {
    let box = CGRect(x: point.x - half, y: point.y - half, width: stroke.width, height: stroke.width)
    switch stroke.cap {
    case .butt: break
    case .round: outline.append(.ellipse(in: box))
    case .square: outline.append(.rect(box))
    }
  }

  /// Adds the left side of a closed line.
  private mutating func addContour(_ points: [CGPoint]) {
    var side: [CGPoint] = []
    for index in points.indices {
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      addJoin(at: points[index], from: before, to: after, &side)
    }
    outline.addLines(side, isClosed: true)
  }

  private mutating func addOpen(_ points: [CGPoint]) {
    var side: [CGPoint] = []
    addSide(points, &side)
    addSide(points.reversed(), &side)
    outline.addLines(side, isClosed: true)
  }

  /// Adds the left side of an open line and the cap at its end.
  private func addSide(_ points: [CGPoint], _ side: inout [CGPoint]) {
    let last = points.count - 1
    side.append(offset(points[0], along: direction(points[0], points[1])))
    for index in 1..<max(last, 1) { addJoin(at: points[index], from: points[index - 1], to: points[index + 1], &side) }
    let end = points[last]
    let ahead = direction(points[last - 1], end)
    let left = offset(end, along: ahead)
    side.append(left)
    switch stroke.cap {
    case .butt: break
    case .square:
      side.append(CGPoint(x: left.x + ahead.dx * half, y: left.y + ahead.dy * half))
      side.append(
        CGPoint(x: end.x + (ahead.dx - ahead.dy) * half, y: end.y + (ahead.dy + ahead.dx) * half))
    case .round: addArc(around: end, from: atan2(-ahead.dx, ahead.dy), sweep: .pi, &side)
    }
  }

  private func addJoin(at point: CGPoint, from before: CGPoint, to after: CGPoint, _ side: inout [CGPoint]) {
    let (incoming, outgoing) = (direction(before, point), direction(point, after))
    let cross = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
    let dot = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
    let (first, last) = (offset(point, along: incoming), offset(point, along: outgoing))
    side.append(first)
    defer { side.append(last) }
    guard cross > 0 || (cross == 0 && dot < 0) else {
      if cross < 0 { side.append(point) }
      return
    }
    // Small turns come from flattened curves, for which all joins give the same pixels.
    let turn = atan2(cross, dot)
    switch stroke.join {
    case .bevel: break
    case .round: addArc(around: point, from: atan2(-incoming.dx, incoming.dy), sweep: turn, &side)
    case .miter:
      // 1 / cos(turn / 2) is the ratio of the miter's length to the line width.
      let cosine = ((1 + dot) / 2).squareRoot()
      guard cosine > 1e-6, 1 / cosine <= max(stroke.miterLimit, 1) else { break }
      let (nx, ny) = (incoming.dy + outgoing.dy, -incoming.dx - outgoing.dx)
      let length = half / cosine / hypot(nx, ny)
      side.append(CGPoint(x: point.x + nx * length, y: point.y + ny * length))
    }
  }

  /// Adds the points between the ends of an arc that runs clockwise on the screen.
  private func addArc(around center: CGPoint, from start: CGFloat, sweep: CGFloat, _ side: inout [CGPoint]) {
    let count = Int(limited: (sweep / max(step, 0.01)).rounded(.up), to: 0...1000)
    for index in 1..<max(count, 1) {
      let angle = start + sweep * CGFloat(index) / CGFloat(count)
      side.append(CGPoint(x: center.x + half * cos(angle), y: center.y + half * sin(angle)))
    }
  }

  private func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = hypot(to.x - from.x, to.y - from.y)
    return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
  }

  /// The point half a width to the left of a line in a direction: above a line to the right.
  private func offset(_ point: CGPoint, along direction: CGVector) -> CGPoint {
    CGPoint(x: point.x + direction.dy * half, y: point.y - direction.dx * half)
  }
}

extension [CGPoint] {
  /// The points without repetitions; a line between equal points has no direction.
  fileprivate func removingRepetitions(isClosed: Bool) -> [CGPoint] {
    var result: [CGPoint] = []
    for point in self where result.isEmpty || !point.isNear(result[result.count - 1]) { result.append(point) }
    if isClosed { while result.count > 1, result[0].isNear(result[result.count - 1]) { result.removeLast() } }
    return result
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) + abs(y - other.y) < 1e-9 }
}
