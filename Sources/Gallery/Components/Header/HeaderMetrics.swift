import ScrollUI

/// The geometry of a collapsing header as a pure function of `offset`.
package struct HeaderMetrics: Equatable {
  /// The `height` of the collapsed header, in points.
  package static let collapsedHeight: CGFloat = 52

  /// The observed offset in points; negative while the content is pulled down.
  package let offset: CGFloat
  /// The `height` at `offset` 0, in points.
  package let expandedHeight: CGFloat

  /// Creates the metrics for an observed offset, in points.
  package init(offset: CGFloat, expandedHeight: CGFloat = 180) {
    self.offset = offset
    self.expandedHeight = expandedHeight
  }

  /// The height in points: shrinks with the offset to `collapsedHeight`, and grows while the content is pulled down.
  package var height: CGFloat { max(Self.collapsedHeight, expandedHeight - offset) }

  /// The fraction of the collapse: 0 for `expandedHeight`, 1 for `collapsedHeight`.
  package var progress: CGFloat { collapse / distance }

  /// The difference of `expandedHeight` and `collapsedHeight` in points: the offset at which the collapse ends.
  package var distance: CGFloat { expandedHeight - Self.collapsedHeight }

  /// The distance in points by which the header is lower than `expandedHeight`, 0…`distance`.
  package var collapse: CGFloat { max(0, min(distance, offset)) }

  /// The height in points of content that is pulled down with the header: at least `expandedHeight`.
  var stretchedHeight: CGFloat { max(expandedHeight, height) }

  /// The scale of the title, 1 to 0.6. The title is opaque at every `offset`.
  package var titleScale: CGFloat { 1 - 0.4 * progress }

  /// The opacity of the details of the open header: 1 to 0 during the first third of `progress`.
  package var detailOpacity: Double { Double(max(0, 1 - progress * 3)) }
}

extension HeaderMetrics {
  /// The distance in points in which a title appears in the bar.
  package static let fadeLength: CGFloat = 15

  /// The opacity of a title in the collapsed bar, for a large title with the top of its letters `letters` points below the upper edge of the open
  /// header: 0 to 1 while the letters come within `fadeLength` points of the bar. It is 1 when the bar begins to cover the letters.
  package func barTitleOpacity(letters: CGFloat) -> Double {
    let end = max(1, letters - Self.collapsedHeight)
    return Double(max(0, min(1, (offset - end) / min(Self.fadeLength, end) + 1)))
  }
}
