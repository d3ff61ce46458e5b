import Geometry

/// The thin bar that shows where in its content a scroll view stands. It lies over the content and takes no room.
struct ScrollIndicator {
  /// The bar's rectangle in the scroll view's space; nil where everything is visible.
  static func rectangle(_ axis: Axis, offset: CGPoint, limits: ScrollLimits) -> CGRect? {
    let content = limits.contentSize[axis] + limits.insets.start(axis) + limits.insets.end(axis)
    let viewport = limits.viewport[axis]
    guard limits.axes.contains(axis), viewport > 0, content > viewport + 0.5 else { return nil }
    let margin = ScrollMetrics.indicatorMargin
    let track = viewport - 2 * margin
    let overscroll = abs(offset[axis] - limits.clamped(offset[axis], axis))
    let natural = max(ScrollMetrics.indicatorMinimumLength, track * viewport / content)
    let length = max(ScrollMetrics.indicatorWidth, min(natural, track) - overscroll)
    let range = limits.range(axis)
    let travel = range.upperBound - range.lowerBound
    let fraction = travel > 0 ? (limits.clamped(offset[axis], axis) - range.lowerBound) / travel : 0
    var origin = CGPoint.zero
    origin[axis] = margin + (track - length) * fraction
    origin[axis.cross] = limits.viewport[axis.cross] - ScrollMetrics.indicatorWidth - margin
    return CGRect(origin: origin, size: CGSize(along: length, across: ScrollMetrics.indicatorWidth, axis: axis))
  }

  /// How strongly the bar shows at `time` when scrolling ended at `restTime`; 0…1.
  static func opacity(at time: Double, restTime: Double) -> Double {
    let fading = time - restTime - ScrollMetrics.indicatorHold
    return max(0, min(1, 1 - fading / ScrollMetrics.indicatorFade))
  }
}
