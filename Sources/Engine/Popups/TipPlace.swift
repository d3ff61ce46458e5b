/// The place of a tooltip at a control, for `PopupNode.Placement.tip(_:avoiding:)`.
///
/// The tooltip is below, above, at the right or at the left of its control, at the first of these sides with room where it covers no other
/// control. Where each side has controls, it covers the smallest area of them.
package struct TipPlace {
  /// The rectangle of the control, in the coordinates of `area`.
  let control: CGRect
  /// The rectangles of other controls.
  let others: [CGRect]
  /// The part of the window that tooltips can cover.
  let area: CGRect
  /// The distance between the control and the tooltip, in points.
  let gap: CGFloat

  package init(control: CGRect, others: [CGRect], area: CGRect, gap: CGFloat) {
    self.control = control
    self.others = others
    self.area = area
    self.gap = gap
  }

  /// The origin of a tooltip of `size`. Without a side that has room, the tooltip is at the lower edge of `area`.
  package func origin(of size: CGSize) -> CGPoint {
    let x = clamped(control.midX - size.width / 2, area.minX, area.maxX - size.width)
    let y = clamped(control.midY - size.height / 2, area.minY, area.maxY - size.height)
    let sides = [
      CGPoint(x: x, y: control.maxY + gap), CGPoint(x: x, y: control.minY - gap - size.height),
      CGPoint(x: control.maxX + gap, y: y), CGPoint(x: control.minX - gap - size.width, y: y),
    ]
    // A side of exactly the size of the tooltip has room.
    let room = area.insetBy(dx: -0.01, dy: -0.01)
    let places = sides.filter { room.contains(CGRect(origin: $0, size: size)) }
    let best = places.min { coveredArea(at: $0, size) < coveredArea(at: $1, size) }
    return best ?? CGPoint(x: x, y: area.maxY - size.height)
  }

  private func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(value, high)) }

  /// The area of other controls that a tooltip would cover, in square points.
  private func coveredArea(at origin: CGPoint, _ size: CGSize) -> CGFloat {
    let frame = CGRect(origin: origin, size: size)
    return others.reduce(0) { sum, other in
      let covered = frame.intersection(other)
      return covered.isNull ? sum : sum + covered.width * covered.height
    }
  }
}
