/// A panel with an arrow that points at the rectangle of `PopupNode.Placement.attached(_:)`, if the panel is below or above it. The arrow
/// lies in a margin above or below the content, which is kept at both sides so that the size does not depend on the side.
package final class PopoverBubbleNode: UnaryNode {
  package struct Appearance: Equatable, Sendable {
    package var fill: RGBAColor
    package var edge: RGBAColor
    package var shadow: RGBAColor

    package init(fill: RGBAColor, edge: RGBAColor, shadow: RGBAColor) {
      self.fill = fill
      self.edge = edge
      self.shadow = shadow
    }
  }

  package var appearance: Appearance { didSet { if appearance != oldValue { setNeedsPaint() } } }

  private static let radius: CGFloat = 10
  /// The height of the arrow, and half of its base.
  private static let arrow: CGFloat = 9
  private static let shadowRadius: CGFloat = 12

  package init(appearance: Appearance) {
    self.appearance = appearance
    super.init()
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - 2 * Self.arrow) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = super.measure(inner(proposal))
    return CGSize(width: size.width, height: size.height + 2 * Self.arrow)
  }

  override func layoutChildren() {
    child?.place(at: CGPoint(x: 0, y: Self.arrow), proposal: inner(proposal))
  }

  override var drawsOneStep: Bool { false }

  override var inkBounds: CGRect { bounds.insetBy(dx: -2 * Self.shadowRadius, dy: -2 * Self.shadowRadius) }

  /// The tip of the arrow in own coordinates, and true if the arrow points up; nil outside of an attached popup, and for a panel beside or
  /// over its rectangle.
  package var tip: (point: CGPoint, pointsUp: Bool)? {
    guard let popup = nearest(PopupFact.self),
      case .attached(let rectangle) = popup.placement
    else { return nil }
    let frame = convert(bounds, to: nil)
    let least = Self.radius + Self.arrow
    let x = min(max(rectangle.midX - frame.minX, least), max(least, size.width - least))
    let pointsUp = frame.minY >= rectangle.maxY
    guard pointsUp || frame.maxY <= rectangle.minY else { return nil }
    return (CGPoint(x: x, y: pointsUp ? 0 : size.height), pointsUp)
  }

  /// The outline of the panel and its arrow.
  private var outline: VectorPath {
    let panel = bounds.insetBy(dx: 0, dy: Self.arrow)
    let tip = tip
    let (radius, side) = (min(Self.radius, panel.width / 2, panel.height / 2), Self.arrow)
    var path = VectorPath()
    path.move(to: CGPoint(x: panel.minX + radius, y: panel.minY))
    if let tip, tip.pointsUp {
      path.addLine(to: CGPoint(x: tip.point.x - side, y: panel.minY))
      path.addLine(to: CGPoint(x: tip.point.x, y: tip.point.y))
      path.addLine(to: CGPoint(x: tip.point.x + side, y: panel.minY))
    }
    path.addLine(to: CGPoint(x: panel.maxX - radius, y: panel.minY))
    path.addQuad(to: CGPoint(x: panel.maxX, y: panel.minY + radius), control: CGPoint(x: panel.maxX, y: panel.minY))
    path.addLine(to: CGPoint(x: panel.maxX, y: panel.maxY - radius))
    path.addQuad(to: CGPoint(x: panel.maxX - radius, y: panel.maxY), control: CGPoint(x: panel.maxX, y: panel.maxY))
    if let tip, !tip.pointsUp {
      path.addLine(to: CGPoint(x: tip.point.x + side, y: panel.maxY))
      path.addLine(to: CGPoint(x: tip.point.x, y: tip.point.y))
      path.addLine(to: CGPoint(x: tip.point.x - side, y: panel.maxY))
    }
    path.addLine(to: CGPoint(x: panel.minX + radius, y: panel.maxY))
    path.addQuad(to: CGPoint(x: panel.minX, y: panel.maxY - radius), control: CGPoint(x: panel.minX, y: panel.maxY))
    path.addLine(to: CGPoint(x: panel.minX, y: panel.minY + radius))
    path.addQuad(to: CGPoint(x: panel.minX + radius, y: panel.minY), control: CGPoint(x: panel.minX, y: panel.minY))
    path.close()
    return path
  }

  override func paint(_ context: inout PaintContext) {
    let path = outline
    let shadow = PaintShadow(
      color: appearance.shadow, radius: Self.shadowRadius, offset: CGSize(width: 0, height: 4), isInner: false)
    context.withShadows([shadow], of: path) { $0.fill(path, paint: .color(appearance.fill)) }
    context.stroke(path, PathStroke(width: 1), paint: .color(appearance.edge))
    paintChildren(&context)
  }
}
