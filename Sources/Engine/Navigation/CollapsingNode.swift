/// A part of a bar or of the header below it. It moves up with the content, clipped at the lower edge of the bar, and aside with the bar.
package class CollapsingNode: UnaryNode {
  /// The distance in points from the node's top to the lower edge of the bar, at most 0; nil for a part that is not clipped.
  final var barEdge: CGFloat? = 0
  /// The distance in points by which the child has moved up; negative during a pull.
  final var rise: CGFloat = 0 { didSet { if rise != oldValue { move() } } }
  /// The distance in points by which the bar has moved up; negative for a bar at the lower edge.
  final var slide: CGFloat = 0 { didSet { if slide != oldValue { move() } } }

  private func move() {
    childTranslation = CGPoint(x: 0, y: -rise - slide)
    invalidateVisualBounds()
    didChangeGeometry()
    setNeedsPaint()
  }

  /// True if the bar covers a part of the child.
  private var isCut: Bool { barEdge.map { -rise < $0 } ?? false }

  /// The upper end of the part below the bar, in points.
  private var edge: CGFloat { (barEdge ?? 0) - slide }

  /// The part below the bar takes presses, unless it is transparent.
  override func hitPart(at point: CGPoint) -> HitPart {
    transitionOpacity == 0 || child?.transitionOpacity == 0 || isCut && point.y < edge ? .none : .children
  }

  override func paint(_ context: inout PaintContext) {
    guard isCut else { return paintChildren(&context) }
    let visible = CGRect(x: 0, y: edge, width: size.width, height: max(0, size.height - edge))
    context.clipped(to: visible) { paintChildren(&$0) }
  }
}

/// The search field of a page.
package final class NavigationSearchNode: UnaryNode {
  /// The place of the field in its page.
  package enum Style: Equatable, Sendable {
    /// In the bar, before the trailing items.
    case bar
    /// Below the bar and the large title. Scrolls away with the title.
    case drawer
    /// Below the bar and the large title. Comes to rest under the bar.
    case pinnedDrawer
  }

  package var style: Style { didSet { if style != oldValue { setNeedsLayout() } } }

  package init(style: Style) {
    self.style = style
    super.init()
  }
}
