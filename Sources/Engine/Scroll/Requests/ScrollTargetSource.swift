/// A target of scrolling: an identity and its frame.
package struct ScrollTargetItem: Equatable {
  package var id: AnyHashable
  /// The frame in the space of the container that returned the item.
  package var frame: CGRect

  package init(id: AnyHashable, frame: CGRect) {
    self.id = id
    self.frame = frame
  }
}

/// A container that can locate its rows by identity without building them.
///
/// All rectangles are in the container's space.
@MainActor package protocol ScrollTargetSource: AnyObject {
  /// The frame of the row with the identity `id`, measured or estimated; `nil` if there is no such row. Must not build rows.
  func targetFrame(for id: AnyHashable) -> CGRect?

  /// The rows whose frames intersect `area`, in order.
  func targets(in area: CGRect) -> [ScrollTargetItem]

  /// The frames of all rows that intersect `area`, with or without an identity.
  func targetFrames(in area: CGRect) -> [CGRect]
}

extension ScrollTargetItem {
  /// The item at which a viewport is positioned.
  ///
  /// With an anchor, the item whose point at `anchor` is nearest to the same point of the viewport. Without an anchor, the first fully
  /// visible item from the top and the leading edge; if no item is fully visible, the item with the largest visible area.
  package static func nearest(to anchor: UnitPoint?, in viewport: CGRect, among items: [ScrollTargetItem])
    -> ScrollTargetItem?
  {
    guard let anchor else { return leading(in: viewport, among: items) }
    let point = viewport.point(at: anchor)
    return items.min {
      $0.frame.point(at: anchor).squaredDistance(to: point) < $1.frame.point(at: anchor).squaredDistance(to: point)
    }
  }

  private static func leading(in viewport: CGRect, among items: [ScrollTargetItem]) -> ScrollTargetItem? {
    // Half a point of tolerance for accumulated rounding.
    let room = viewport.insetBy(dx: -0.5, dy: -0.5)
    let whole = items.filter { room.contains($0.frame) }
    if let first = whole.min(by: { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }) { return first }
    return items.max { $0.frame.overlap(with: viewport).area < $1.frame.overlap(with: viewport).area }
  }
}

extension CGRect {
  fileprivate var area: CGFloat { isNull ? 0 : width * height }
}

extension CGPoint {
  fileprivate func squaredDistance(to other: CGPoint) -> CGFloat {
    (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
  }
}
