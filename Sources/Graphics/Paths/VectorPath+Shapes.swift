extension VectorPath {
  /// A closed rectangle, clockwise on the screen.
  package static func rect(_ rect: CGRect) -> VectorPath {
    var path = VectorPath()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.close()
    return path
  }

  package static func roundedRect(_ rect: CGRect, radius: CGFloat) -> VectorPath {
    roundedRect(rect, radii: CornerRadii(radius))
  }

  /// A rectangle with circular corners, clockwise on the screen. Radii that do not fit are scaled by `CornerRadii.fitting`.
  package static func roundedRect(_ rect: CGRect, radii: CornerRadii) -> VectorPath {
    let radii = radii.fitting(rect.size)
    var path = VectorPath()
    path.move(to: CGPoint(x: rect.minX + radii.topLeading, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - radii.topTrailing, y: rect.minY))
    path.addCorner(CGPoint(x: rect.maxX, y: rect.minY), dx: 0, dy: radii.topTrailing)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - radii.bottomTrailing))
    path.addCorner(CGPoint(x: rect.maxX, y: rect.maxY), dx: -radii.bottomTrailing, dy: 0)
    path.addLine(to: CGPoint(x: rect.minX + radii.bottomLeading, y: rect.maxY))
    path.addCorner(CGPoint(x: rect.minX, y: rect.maxY), dx: 0, dy: -radii.bottomLeading)
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + radii.topLeading))
    path.addCorner(CGPoint(x: rect.minX, y: rect.minY), dx: radii.topLeading, dy: 0)
    path.close()
    return path
  }

  /// The largest ellipse in `rect`, clockwise on the screen from the middle of the trailing side.
  package static func ellipse(in rect: CGRect) -> VectorPath {
    var path = VectorPath()
    path.addArc(center: .zero, radius: 1, from: 0, to: 2 * .pi)
    path.close()
    return path.applying(
      CGAffineTransform(
        a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
  }

  /// An arc of a circle; see `addArc`.
  package static func arc(center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat) -> VectorPath {
    var path = VectorPath()
    path.addArc(center: center, radius: radius, from: start, to: end)
    return path
  }

  /// Adds an arc from the angle `start` to the angle `end`, in radians, joined to the current point by a line. Angles grow
  /// clockwise on the screen. If `end` is less than `start` the arc runs counterclockwise. At most one turn is drawn.
  package mutating func addArc(center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat) {
    let sweep = min(max(end - start, -2 * .pi), 2 * .pi)
    guard sweep.isFinite else { return }
    addLine(to: VectorPath.point(center, radius, start))
    let count = Int(limited: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up), to: 0...4)
    guard count > 0 else { return }
    let step = sweep / CGFloat(count)
    // The length of the control handles for which a cubic also touches the circle in the middle of the arc.
    let handle = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
      let (first, last) = (VectorPath.point(center, radius, from), VectorPath.point(center, radius, to))
      addCubic(
        to: last, control1: CGPoint(x: first.x - handle * sin(from), y: first.y + handle * cos(from)),
        control2: CGPoint(x: last.x + handle * sin(to), y: last.y - handle * cos(to)))
    }
  }

  /// Adds a quarter of a circle from the current point around `corner` to the point (`dx`, `dy`) away from it.
  private mutating func addCorner(_ corner: CGPoint, dx: CGFloat, dy: CGFloat) {
    guard (dx != 0 || dy != 0), let start = currentPoint else { return }
    // The length of the handles of a quarter circle, as a fraction of the radius.
    let reach = 4 / 3 * (CGFloat(2).squareRoot() - 1)
    let end = CGPoint(x: corner.x + dx, y: corner.y + dy)
    addCubic(
      to: end,
      control1: CGPoint(x: start.x + (corner.x - start.x) * reach, y: start.y + (corner.y - start.y) * reach),
      control2: CGPoint(x: end.x + (corner.x - end.x) * reach, y: end.y + (corner.y - end.y) * reach))
  }

  private static func point(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
