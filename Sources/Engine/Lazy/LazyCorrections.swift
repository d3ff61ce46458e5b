/// Decides how the scroll offset is corrected so that visible rows keep their positions, and stops corrections that cause themselves.
package struct LazyCorrections {
  /// The effect of a movement of the container by content before it.
  enum Movement {
    /// No correction is needed.
    case none
    /// The offset is corrected by this distance in points.
    case by(CGFloat)
    /// A correction would be caused by earlier corrections.
    case fedBack
  }

  /// The line that keeps its position in the next layout pass; `nil` lets the layout choose.
  var pendingAnchor: LazyAnchor?
  /// The item of the anchor in the last change of the length across the axis or of the items in a line; `nil` after a movement. Its line is
  /// the anchor again, so that repeated changes do not add up to a drift.
  var anchorItem: Int?
  /// Holds a length that causes its own changes.
  package var lengthFeedback = LengthFeedback()
  /// Tells if the container moves with the content of its `ScrollNode`.
  private var following = ScrollFollowing()
  /// Detects corrections for content before the container that cause themselves.
  private var feedback = CorrectionFeedback()

  /// True if an offset or an effect moves the container against the scroll, so that no correction keeps its rows in place.
  var isMovedAgainstScroll: Bool { following.isMovedAgainstScroll }

  /// Forgets what was observed in a scroll view that the container leaves.
  mutating func leaveScroll() {
    following = ScrollFollowing()
    feedback = CorrectionFeedback()
    lengthFeedback = LengthFeedback()
  }

  /// Forgets the anchors, whose positions belong to another scroll view.
  mutating func forgetAnchors() { (pendingAnchor, anchorItem) = (nil, nil) }

  /// Returns the pending anchor and clears it; `nil` if the list has no such line.
  mutating func takePendingAnchor(lineCount: Int) -> LazyAnchor? {
    defer { pendingAnchor = nil }
    return pendingAnchor.flatMap { $0.line < lineCount ? $0 : nil }
  }

  /// Notes a viewport, and returns how content before the container has moved it since the viewport `last`.
  ///
  /// - Parameters:
  ///   - offset: the scroll offset in points, towards the end of the list.
  ///   - time: the time of the frame, in seconds.
  mutating func movement(
    to area: LazyViewport, from last: LazyViewport?, offset: CGFloat, at time: Double
  ) -> Movement {
    following.note(offset: offset, drift: area.drift, at: time)
    guard let last, last.start > 0.5, !last.isAtStart, last.zoom == area.zoom, !isMovedAgainstScroll else {
      return .none
    }
    let distance = area.containerStart - last.containerStart - (area.correction - last.correction)
    guard abs(distance) > 1e-9, area.containerStart != last.containerStart else { return .none }
    return feedback.isFed(distance: distance, offset: offset) ? .fedBack : .by(distance)
  }
}
