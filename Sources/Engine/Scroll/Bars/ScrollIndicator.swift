/// The geometry of a `ScrollNode`'s indicator along one axis: a thumb in a track, over the content.
///
/// A pure function of the offset and `ScrollMetrics`. All rectangles are in the scroll view's space.
package struct ScrollIndicator: Equatable {
  let axis: Axis
  /// The range of the thumb along `axis`, in points.
  let track: ClosedRange<Double>
  /// The origin of the thumb along `axis`, in points.
  let start: Double
  let length: Double
  /// The position of the bar's outer edge across `axis`.
  private let outerEdge: Double
  /// The width of a viewport whose bar lies at the left edge; `outerEdge` is measured from its right edge then. Nil for a bar at the
  /// right or bottom edge.
  private let mirroredWidth: Double?

  /// The indicator with the thumb at another position, during a `ThumbDrag`.
  func holding(start: Double, length: Double) -> ScrollIndicator {
    ScrollIndicator(
      axis: axis, track: track, start: start, length: length, outerEdge: outerEdge, mirroredWidth: mirroredWidth)
  }

  /// The rectangle of the thumb with a given `width`.
  func thumb(width: Double) -> CGRect { rectangle(start, length, width) }

  /// The rectangle of the track with a given `width`.
  func trackRectangle(width: Double) -> CGRect {
    rectangle(track.lowerBound, track.upperBound - track.lowerBound, width)
  }

  /// The strip in which the pointer is over the bar. Limited to a quarter of the scroll view, so that a thin scroll view can still be
  /// dragged.
  var zone: CGRect {
    let breadth = min(ScrollConstants.indicatorZone, (outerEdge + ScrollConstants.indicatorMargin) / 4)
    let (lower, upper) = (
      track.lowerBound - ScrollConstants.indicatorMargin, track.upperBound + ScrollConstants.indicatorMargin
    )
    var origin = CGPoint.zero
    origin[axis] = lower
    origin[axis.cross] = cross(outerEdge + ScrollConstants.indicatorMargin, breadth)
    return CGRect(origin: origin, size: CGSize(along: upper - lower, across: breadth, axis: axis))
  }

  /// The origin across the bar of a part that is `breadth` wide and ends at `end`.
  private func cross(_ end: Double, _ breadth: Double) -> Double {
    mirroredWidth.map { $0 - end } ?? end - breadth
  }

  private func rectangle(_ start: Double, _ length: Double, _ width: Double) -> CGRect {
    var origin = CGPoint.zero
    origin[axis] = start
    origin[axis.cross] = cross(outerEdge, width)
    return CGRect(origin: origin, size: CGSize(along: length, across: width, axis: axis))
  }

  /// The opacity of the indicator at `time`, 0…1, if scrolling ended at `restTime`.
  static func opacity(at time: Double, restTime: Double) -> Double {
    let fading = time - restTime - ScrollConstants.indicatorHold
    return max(0, min(1, 1 - fading / ScrollConstants.indicatorFade))
  }
}

extension ScrollIndicator {
  /// Fails if the whole content is visible.
  ///
  /// - Parameters:
  ///   - insets: The insets that the bar keeps out of.
  ///   - leavesCorner: True if the other axis has a bar too, so that the corner stays empty.
  package init?(
    _ axis: Axis, offset: CGPoint, metrics: ScrollMetrics, insets: EdgeInsets = EdgeInsets(), leavesCorner: Bool
  ) {
    guard metrics.axes.contains(axis), metrics.viewport[axis] > 0, metrics.isScrollable(axis) else { return nil }
    let margin = ScrollConstants.indicatorMargin
    let corner = leavesCorner ? ScrollConstants.indicatorZone - margin : 0
    let cornerIsFirst = axis == .horizontal && metrics.beginsAtRight
    let isAtLeft = axis == .vertical && metrics.beginsAtRight
    let start = insets.start(axis) + margin + (cornerIsFirst ? corner : 0)
    let end = metrics.viewport[axis] - insets.end(axis) - margin - (cornerIsFirst ? 0 : corner)
    let room = end - start
    guard room > ScrollConstants.indicatorWidth else { return nil }
    let range = metrics.range(axis)
    let travel = range.upperBound - range.lowerBound
    let inside = metrics.clamped(offset[axis], axis)
    let natural = max(
      ScrollConstants.indicatorMinimumLength, room * metrics.viewport[axis] / (metrics.viewport[axis] + travel))
    // An offset past an end shortens the thumb.
    let length = max(ScrollConstants.indicatorWidth, min(natural, room) - abs(offset[axis] - inside))
    self.init(
      axis: axis, track: start...end, start: start + (room - length) * (inside - range.lowerBound) / travel,
      length: length,
      outerEdge: metrics.viewport[axis.cross] - margin
        - (isAtLeft ? insets.start(axis.cross) : insets.end(axis.cross)),
      mirroredWidth: isAtLeft ? metrics.viewport.width : nil)
  }
}

/// The visibility of the indicator along an axis.
package enum ScrollIndicatorMode: Sendable {
  /// Visible during scrolling and under the pointer.
  case automatic
  /// Always visible if the content is scrollable.
  case visible
  case hidden
}
