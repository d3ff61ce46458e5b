/// The mark at the point where the middle button was pressed: a disk with a dot and an arrow for each direction of scrolling.
struct AutoScrollMark: Equatable {
  /// In the coordinates of the scroll view.
  let center: CGPoint
  /// The axes with arrows.
  let axes: Axis.Set

  private static let radius: CGFloat = 14
  private static let dotRadius: CGFloat = 2
  /// The distance of an arrow's tip from the center, and half of the width of its base.
  private static let tip: CGFloat = 11
  private static let halfBase: CGFloat = 4

  /// Draws the mark in black and white, which every background has enough contrast with.
  func paint(_ context: inout PaintContext) {
    let disk = CGRect(x: center.x, y: center.y, width: 0, height: 0).insetBy(dx: -Self.radius, dy: -Self.radius)
    context.fill(disk, radius: Self.radius, color: .white.opacity(0.92))
    context.frame(disk, radius: Self.radius, lineWidth: 1, color: .black.opacity(0.45))
    let dot = CGRect(x: center.x, y: center.y, width: 0, height: 0).insetBy(dx: -Self.dotRadius, dy: -Self.dotRadius)
    context.fill(dot, radius: Self.dotRadius, color: .black.opacity(0.7))
    for (axis, direction) in [(Axis.vertical, -1.0), (.vertical, 1), (.horizontal, -1), (.horizontal, 1)]
    where axes.contains(Axis.Set(axis)) {
      context.fill(arrow(axis, direction), paint: .color(.black.opacity(0.7)))
    }
  }

  private func arrow(_ axis: Axis, _ direction: CGFloat) -> VectorPath {
    func point(along: CGFloat, across: CGFloat) -> CGPoint {
      axis == .vertical
        ? CGPoint(x: center.x + across, y: center.y + along) : CGPoint(x: center.x + along, y: center.y + across)
    }
    var path = VectorPath()
    path.move(to: point(along: direction * Self.tip, across: 0))
    path.addLine(to: point(along: direction * (Self.tip - Self.halfBase), across: -Self.halfBase))
    path.addLine(to: point(along: direction * (Self.tip - Self.halfBase), across: Self.halfBase))
    path.close()
    return path
  }
}
