/// Shows a view at the trailing edge of the list row that contains its primary child.
///
/// The row keeps room for the view and places it with `placeBadge(in:)`. Outside of lists the view is not shown.
package final class ListRowBadgeNode: LayeredNode {
  /// The distance of the badge from the content of the row, in points.
  static let spacing: CGFloat = 8
  /// True while a `ListRowNode` shows the badge.
  private var isPlaced = false

  package init() { super.init(isBehind: false, alignment: .center) }

  private var badges: [RenderNode] { children.filter { $0 !== primary } }

  /// The width of the badge in points; 0 without a badge.
  var badgeWidth: CGFloat { badges.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0 }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(Self.self) && !badges.isEmpty ? self : super.layoutValue(for: key)
  }

  override var shownChildren: [RenderNode]? { isPlaced ? nil : primary.map { [$0] } ?? [] }

  override func layoutChildren() { primary?.place(at: .zero, proposal: proposal) }

  /// Places the badge in the middle of the height of `area`, at its left edge. `area` is in this node's coordinates.
  func placeBadge(in area: CGRect) {
    isPlaced = true
    for badge in badges {
      let size = badge.sizeThatFits(.unspecified)
      badge.place(
        at: CGPoint(x: area.minX, y: area.minY + (area.height - size.height) / 2), proposal: .unspecified,
        isMirrored: false)
    }
    invalidateVisualBounds()
  }
}
