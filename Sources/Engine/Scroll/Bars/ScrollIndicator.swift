import Geometry

/// Where the bar of a scroll view stands along one axis: a thumb in a track, over the content. A pure function of offset and limits.
///
/// All rectangles are in the scroll view's own space.
struct ScrollIndicator: Equatable {
  let axis: Axis
  /// Where the thumb may be, along the axis.
  let track: ClosedRange<Double>
  /// Where the thumb begins, along the axis.
  let start: Double
  let length: Double
  /// The bar's outer edge across the axis.
  private let outerEdge: Double

  /// Nil where everything is visible. `insets`: what the bar keeps away from. `leavesCorner`: whether there is a bar along the other
  /// axis too, whose room stays free.
  init?(
    _ axis: Axis, offset: CGPoint, metrics: ScrollMetrics, insets: EdgeInsets = EdgeInsets(), leavesCorner: Bool
  ) {
    guard metrics.axes.contains(axis), metrics.viewport[axis] > 0, metrics.isScrollable(axis) else { return nil }
    let margin = ScrollConstants.indicatorMargin
    let start = insets.start(axis) + margin
    let corner = leavesCorner ? ScrollConstants.indicatorZone - margin : 0
    let end = metrics.viewport[axis] - insets.end(axis) - margin - corner
    let room = end - start
    guard room > ScrollConstants.indicatorWidth else { return nil }
    let range = metrics.range(axis)
    let travel = range.upperBound - range.lowerBound
    let inside = metrics.clamped(offset[axis], axis)
    let natural = max(
      ScrollConstants.indicatorMinimumLength, room * metrics.viewport[axis] / (metrics.viewport[axis] + travel))
    // What is pulled past an end squeezes the bar against it.
    let length = max(ScrollConstants.indicatorWidth, min(natural, room) - abs(offset[axis] - inside))
    self.init(
      axis: axis, track: start...end, start: start + (room - length) * (inside - range.lowerBound) / travel,
      length: length, outerEdge: metrics.viewport[axis.cross] - insets.end(axis.cross) - margin)
  }

  private init(axis: Axis, track: ClosedRange<Double>, start: Double, length: Double, outerEdge: Double) {
    self.axis = axis
    self.track = track
    self.start = start
    self.length = length
    self.outerEdge = outerEdge
  }

  /// The same bar with its thumb elsewhere, as a hand holds it.
  func holding(start: Double, length: Double) -> ScrollIndicator {
    ScrollIndicator(axis: axis, track: track, start: start, length: length, outerEdge: outerEdge)
  }

  /// The thumb's rectangle, `width` wide.
  func thumb(width: Double) -> CGRect { rectangle(start, length, width) }

  /// The track's rectangle, `width` wide.
  func trackRectangle(width: Double) -> CGRect {
    rectangle(track.lowerBound, track.upperBound - track.lowerBound, width)
  }

  /// The strip in which the pointer is over the bar: a quarter of the scroll view at most, so that thin ones can be dragged.
  var zone: CGRect {
    let breadth = min(ScrollConstants.indicatorZone, (outerEdge + ScrollConstants.indicatorMargin) / 4)
    let (lower, upper) = (
      track.lowerBound - ScrollConstants.indicatorMargin, track.upperBound + ScrollConstants.indicatorMargin
    )
    var origin = CGPoint.zero
    origin[axis] = lower
    origin[axis.cross] = outerEdge + ScrollConstants.indicatorMargin - breadth
    return CGRect(origin: origin, size: CGSize(along: upper - lower, across: breadth, axis: axis))
  }

  private func rectangle(_ start: Double, _ length: Double, _ width: Double) -> CGRect {
    var origin = CGPoint.zero
    origin[axis] = start
    origin[axis.cross] = outerEdge - width
    return CGRect(origin: origin, size: CGSize(along: length, across: width, axis: axis))
  }

  /// How strongly the bar shows at `time` when scrolling ended at `restTime`; 0…1.
  static func opacity(at time: Double, restTime: Double) -> Double {
    let fading = time - restTime - ScrollConstants.indicatorHold
    return max(0, min(1, 1 - fading / ScrollConstants.indicatorFade))
  }
}

/// Whether the bar along an axis shows itself.
package enum ScrollIndicatorMode: Sendable {
  /// While content moves, and under the pointer.
  case automatic
  /// Always, where there is something to scroll.
  case visible
  case hidden
}
