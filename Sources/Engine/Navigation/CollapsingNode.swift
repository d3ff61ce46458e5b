/// A part of a page's header that moves up with the content, clipped at the lower edge of the bar.
final class CollapsingNode: UnaryNode {
  /// The distance in points from the node's top to the lower edge of the bar, at most 0; nil for a part that is not clipped.
  var barEdge: CGFloat? = 0
  /// The distance in points by which the child has moved up; negative during a pull.
  var rise: CGFloat = 0 {
    didSet {
      guard rise != oldValue else { return }
      childTranslation = CGPoint(x: 0, y: -rise)
      invalidateVisualBounds()
      didChangeGeometry()
      setNeedsPaint()
    }
  }

  /// True if the bar covers a part of the child.
  private var isCut: Bool { barEdge.map { -rise < $0 } ?? false }

  /// The part below the bar takes presses.
  override func hitPart(at point: CGPoint) -> HitPart { isCut && point.y < barEdge ?? 0 ? .none : .children }

  override func paint(_ context: inout PaintContext) {
    guard isCut, let barEdge else { return paintChildren(&context) }
    let visible = CGRect(x: 0, y: barEdge, width: size.width, height: max(0, size.height - barEdge))
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
