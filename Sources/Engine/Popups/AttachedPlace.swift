/// The place of a popup at a rectangle, for `PopupNode.Placement.attached(_:)`.
///
/// A popup is `below` or `above` its `anchor` if it fits there, with aligned centers. Otherwise it is at the `right` or at the
/// `left`. Where it does not fit there, it has the longer room of `below` and `above` from `leastHeight` on, and lies `over` the
/// `anchor` in the whole `area` else.
package struct AttachedPlace {
  package enum Side {
    case below, above, right, left, over
  }

  package let side: Side
  package let offer: ProposedViewSize
  private let anchor: CGRect
  private let area: CGRect
  private let gap: CGFloat

  /// The height in points from which a room below or above is enough for a popup that scrolls, if the popup does not fit beside the
  /// rectangle.
  package static let leastHeight: CGFloat = 120
  /// The height in points from which a room below or above is preferred to the room beside the rectangle.
  static let comfortableHeight: CGFloat = 300

  /// Chooses the side.
  ///
  /// - Parameters:
  ///   - anchor: The rectangle, in the coordinates of `area`.
  ///   - area: The part of the window that popups can cover.
  ///   - gap: The distance between the rectangle and the popup, in points.
  ///   - size: Returns the size of the popup for an offered size.
  package init(anchor: CGRect, area: CGRect, gap: CGFloat, size: (CGSize) -> CGSize) {
    self.anchor = anchor
    self.area = area
    self.gap = gap
    let (below, above) = (area.maxY - anchor.maxY - gap, anchor.minY - gap - area.minY)
    let height = max(0, below, above)
    let whole = size(area.size)
    let isBelow = below >= min(whole.height, height)
    let right = area.maxX - anchor.maxX - gap
    let width = max(0, right, anchor.minX - gap - area.minX)
    let fits = whole.height <= height
    if !fits, height < Self.comfortableHeight, whole.width <= width {
      side = right >= whole.width ? .right : .left
      offer = ProposedViewSize(width: width, height: area.height)
    } else if fits || height >= Self.leastHeight {
      side = isBelow ? .below : .above
      offer = ProposedViewSize(width: area.width, height: height)
    } else {
      side = .over
      offer = ProposedViewSize(area.size)
    }
  }

  /// The origin of a popup of `size`, before it is moved into the area.
  package func origin(of size: CGSize) -> CGPoint {
    switch side {
    case .below: CGPoint(x: anchor.midX - size.width / 2, y: anchor.maxY + gap)
    case .above: CGPoint(x: anchor.midX - size.width / 2, y: anchor.minY - gap - size.height)
    case .right: CGPoint(x: anchor.maxX + gap, y: anchor.midY - size.height / 2)
    case .left: CGPoint(x: anchor.minX - gap - size.width, y: anchor.midY - size.height / 2)
    case .over: CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
    }
  }
}
