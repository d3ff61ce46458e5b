import Geometry

/// Something a scroll view can be scrolled to: an identity and where it stands.
package struct ScrollTargetItem: Equatable {
  package var id: AnyHashable
  /// In the space that the source speaks of.
  package var frame: CGRect

  package init(id: AnyHashable, frame: CGRect) {
    self.id = id
    self.frame = frame
  }
}

/// A node that knows where its rows are by their identities, whether or not they are built.
///
/// Lazy containers are such nodes. All rectangles are in the node's own space.
@MainActor package protocol ScrollTargetSource: AnyObject {
  /// Where the row with this identity stands, measured or estimated; nil where there is none. Must not build rows.
  func targetFrame(for id: AnyHashable) -> CGRect?

  /// The rows whose frames meet `area`, in their order.
  func targets(in area: CGRect) -> [ScrollTargetItem]

  /// The frames of all rows that meet `area`, whether or not they have identities.
  func targetFrames(in area: CGRect) -> [CGRect]
}

extension ScrollTargetItem {
  /// The item that a viewport stands on.
  ///
  /// With an anchor the one whose own point at `anchor` is nearest to that point of the viewport. Without one the first, from the
  /// top and the leading edge, that is wholly visible; or, where none is, the one of which most is visible.
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
    // Half a point of slack: places are sums of Doubles.
    let room = viewport.insetBy(dx: -0.5, dy: -0.5)
    let whole = items.filter { room.contains($0.frame) }
    if let first = whole.min(by: { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }) { return first }
    return items.max { $0.frame.intersection(viewport).area < $1.frame.intersection(viewport).area }
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
