/// The distances between the visible part of a scroll view and the ends of its content, in points along the scroll
/// axis.
package struct LoadWindow: Hashable, Sendable {
  /// The distance from the content's beginning to the visible part; negative during overscroll.
  package var above: Double
  /// The distance from the visible part to the content's end; negative during overscroll and if the content is shorter
  /// than the viewport.
  package var below: Double
  /// The visible length. While it is 0 no page is requested, since a scroll view that is not laid out needs no rows.
  package var length: Double

  /// Creates a window from its distances, in points.
  package init(above: Double, below: Double, length: Double) {
    self.above = above
    self.below = below
    self.length = length
  }

  func isNear(_ remaining: Double, within distance: PrefetchDistance) -> Bool {
    guard length > 0, length.isFinite, !remaining.isNaN else { return false }
    return remaining <= max(distance.points, distance.viewports * length)
  }
}
