import Geometry
import Motion

/// How far a scroll view may scroll, and what happens beyond. Lengths in points.
package struct ScrollMetrics: Equatable, Sendable {
  /// The axes along which content moves.
  package var axes: Axis.Set = .vertical
  package var contentSize = CGSize.zero
  /// What shows the content, insets included.
  package var viewport = CGSize.zero
  /// Room around the content that scrolls with it.
  package var insets = EdgeInsets()
  /// The part of the upper inset that holds content below its place for a while, in points: content comes and goes with it by a
  /// spring, not at once.
  package var held = 0.0
  /// The part of the upper inset that gives way as the content goes up, in points: a large title that goes under its bar.
  package var collapsing = 0.0
  /// The axes along which content may be pulled past its ends.
  package var bouncingAxes: Axis.Set = .vertical

  /// Whether content begins at its right edge. Offsets count from the left one in any case.
  package var beginsAtRight = false

  package init() {}

  /// The offset at which what comes first is seen.
  package var beginning: CGPoint {
    CGPoint(x: beginsAtRight ? maximum(.horizontal) : minimum(.horizontal), y: minimum(.vertical))
  }

  /// The offset at which the content's beginning shows.
  package func minimum(_ axis: Axis) -> Double { 0 - insets.start(axis) }

  /// The insets without what holds content below its place for a while: where rows and pages stand does not follow that.
  package var restingInsets: EdgeInsets {
    var resting = insets
    resting.top -= held
    return resting
  }

  /// What covers the viewport's edges when the content stands at `offset`: the resting insets, without what has given way.
  package func insets(at offset: CGPoint) -> EdgeInsets {
    var insets = restingInsets
    insets.top -= max(0, min(collapsing, offset.y - restingMinimum(.vertical)))
    return insets
  }

  /// The offset at which the content's `point` stands at a fraction of the room between the insets as they are at that offset. It may
  /// lie outside of the range.
  func offset(showing point: Double, at fraction: Double, _ axis: Axis) -> Double {
    let inset = restingInsets.start(axis)
    let place = point - (viewport[axis] - restingInsets.end(axis)) * fraction
    let resting = place - inset * (1 - fraction)
    guard axis == .vertical, collapsing > 0, resting > restingMinimum(axis) else { return resting }
    let collapsed = place - (inset - collapsing) * (1 - fraction)
    if fraction == 0 || collapsed >= restingMinimum(axis) + collapsing { return collapsed }
    // While the inset gives way it is what the offset is above the content: inset = -offset.
    return place / fraction
  }

  /// The offset at which content begins when nothing holds it below its place. Where it is less than that, what is new at the
  /// beginning comes into sight.
  package func restingMinimum(_ axis: Axis) -> Double { minimum(axis) + (axis == .vertical ? held : 0) }

  /// The offset at which the content's end shows; the minimum where the content is shorter than the viewport.
  package func maximum(_ axis: Axis) -> Double {
    max(minimum(axis), contentSize[axis] - viewport[axis] + insets.end(axis))
  }

  package func range(_ axis: Axis) -> ClosedRange<Double> { minimum(axis)...maximum(axis) }

  package func clamped(_ offset: Double, _ axis: Axis) -> Double {
    offset.isNaN ? minimum(axis) : max(minimum(axis), min(maximum(axis), offset))
  }

  package func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: clamped(offset.x, .horizontal), y: clamped(offset.y, .vertical))
  }

  /// Whether the offset can move along `axis` in the direction of `delta`, which is positive towards the end.
  package func canMove(from offset: Double, by delta: Double, _ axis: Axis) -> Bool {
    guard axes.contains(axis) else { return false }
    return delta > 0 ? offset < maximum(axis) - 0.01 : delta < 0 && offset > minimum(axis) + 0.01
  }

  /// The offset that is shown when a finger has pulled to `raw`: past the ends it lags behind, or stops.
  package func shown(_ raw: Double, _ axis: Axis) -> Double {
    let inside = clamped(raw, axis)
    guard raw != inside, bouncingAxes.contains(axis), viewport[axis] > 0 else { return inside }
    return inside + RubberBand(dimension: viewport[axis]).displayed(raw - inside)
  }

  /// Where a finger must have pulled to for `shown` to be seen: the inverse of `shown(_:_:)`.
  package func raw(_ shown: Double, _ axis: Axis) -> Double {
    let inside = clamped(shown, axis)
    guard shown != inside, viewport[axis] > 0 else { return shown }
    return inside + RubberBand(dimension: viewport[axis]).raw(shown - inside)
  }

  /// How fast what is shown follows a finger that has pulled to `raw`: 1 inside of the range.
  package func slope(_ raw: Double, _ axis: Axis) -> Double {
    let inside = clamped(raw, axis)
    guard raw != inside else { return 1 }
    return bouncingAxes.contains(axis) ? RubberBand(dimension: viewport[axis]).slope(atRaw: raw - inside) : 0
  }

  /// Whether there is anything to scroll along `axis`.
  package func isScrollable(_ axis: Axis) -> Bool { axes.contains(axis) && maximum(axis) - minimum(axis) > 0.5 }

  /// The distance of one Page Down: the visible length less one line, so that the eye keeps its place.
  package func pageLength(_ axis: Axis) -> Double {
    let visible = viewport[axis] - insets.start(axis) - insets.end(axis)
    return max(visible - ScrollConstants.lineLength, visible * 0.5, 1)
  }
}

extension ScrollMetrics {
  /// The offset at a part of the range, 0 at its beginning and 1 at its end.
  func offset(at fraction: Double, _ axis: Axis) -> Double {
    minimum(axis) + (maximum(axis) - minimum(axis)) * fraction
  }

  /// A rectangle of the content together with what lies between it and those ends of the content that have room in the viewport beside
  /// it. Content points.
  func extended(_ frame: CGRect, to ends: Edge.Set) -> CGRect {
    var frame = frame
    for axis in Axis.allCases where axes.contains(axis) {
      let room = viewport[axis] - restingInsets.start(axis) - restingInsets.end(axis)
      if ends.contains(axis == .horizontal ? .leading : .top), frame.minimum(axis) + frame.size[axis] <= room {
        frame.size[axis] += max(0, frame.minimum(axis))
        frame.origin[axis] = min(0, frame.origin[axis])
      }
      let rest = contentSize[axis] - frame.minimum(axis)
      if ends.contains(axis == .horizontal ? .trailing : .bottom), rest <= room {
        frame.size[axis] = max(frame.size[axis], rest)
      }
    }
    return frame
  }
}
