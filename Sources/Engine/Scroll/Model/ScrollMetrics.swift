import Motion

/// The extents of a scroll view: content, viewport and insets, and the range of offsets that follows from them. Lengths in points.
///
/// `restingInsets` are the insets of content at rest. `heldInset` is added to them for as long as a refresh holds content below its
/// resting position. `insets`, `minimum(_:)` and `range(_:)` include it; names that begin with "resting" do not.
package struct ScrollMetrics: Equatable, Sendable {
  /// The axes along which content scrolls.
  package var axes: Axis.Set = .vertical
  package var contentSize = CGSize.zero
  /// The size of the scroll view, including the insets.
  package var viewport = CGSize.zero
  /// The margins and the safe area around the content, which scroll with it. Leading is the left edge.
  package var restingInsets = EdgeInsets()
  /// The distance in points by which a refresh holds content below `restingMinimum(.vertical)`; 0 without a refresh.
  ///
  /// When it changes, `ScrollModel` moves visible content to its new beginning with a spring or an eased motion instead of a jump.
  package var heldInset = 0.0
  /// The part of the upper inset in points that shrinks as content scrolls up: the height of a large title that collapses.
  package var collapsing = 0.0
  /// The part of `restingInsets` in points that minimized bars do not cover. The range does not depend on it.
  package var minimizedInsets = EdgeInsets()
  /// The axes along which content can be pulled past its ends.
  package var bouncingAxes: Axis.Set = .vertical

  /// True if content begins at its right edge. Offsets are counted from the left edge in either case.
  package var beginsAtRight = false

  package init() {}

  /// The insets of content now: `restingInsets` with `heldInset` added at the top.
  package var insets: EdgeInsets {
    var insets = restingInsets
    insets.top += heldInset
    return insets
  }

  /// The insets that cover the viewport at `offset`: `restingInsets` without `minimizedInsets` and the collapsed part of the upper inset.
  package func insets(at offset: CGPoint) -> EdgeInsets {
    var insets = restingInsets - minimizedInsets
    insets.top -= max(0, min(collapsing, offset.y - restingMinimum(.vertical)))
    return insets
  }

  // MARK: Range

  /// The lower bound of `range(_:)`: the offset that shows the beginning of the content below `insets`.
  package func minimum(_ axis: Axis) -> Double { 0 - insets.start(axis) }

  /// `minimum(_:)` without `heldInset`.
  ///
  /// An offset up to this value shows the beginning of the content, so rows inserted there become visible.
  package func restingMinimum(_ axis: Axis) -> Double { 0 - restingInsets.start(axis) }

  /// The upper bound of `range(_:)`: the offset that shows the end of the content. Equal to `minimum(_:)` for content shorter than the
  /// viewport.
  package func maximum(_ axis: Axis) -> Double {
    max(minimum(axis), contentSize[axis] - viewport[axis] + restingInsets.end(axis))
  }

  package func range(_ axis: Axis) -> ClosedRange<Double> { minimum(axis)...maximum(axis) }

  /// The offset that shows the first content: the top, and the left or right edge as `beginsAtRight` says.
  package var beginning: CGPoint {
    CGPoint(x: beginsAtRight ? maximum(.horizontal) : minimum(.horizontal), y: minimum(.vertical))
  }

  /// The offset clamped to `range(_:)`; `minimum(_:)` for NaN.
  package func clamped(_ offset: Double, _ axis: Axis) -> Double {
    offset.isNaN ? minimum(axis) : max(minimum(axis), min(maximum(axis), offset))
  }

  package func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: clamped(offset.x, .horizontal), y: clamped(offset.y, .vertical))
  }

  /// True if the offset can move along `axis` in the direction of `delta`, which is positive towards the end.
  package func canMove(from offset: Double, by delta: Double, _ axis: Axis) -> Bool {
    guard axes.contains(axis) else { return false }
    return delta > 0 ? offset < maximum(axis) - 0.01 : delta < 0 && offset > minimum(axis) + 0.01
  }

  /// True if `axis` is a scrolling axis whose range is longer than half a point.
  package func isScrollable(_ axis: Axis) -> Bool { axes.contains(axis) && maximum(axis) - minimum(axis) > 0.5 }

  // MARK: Rubber band

  /// The displayed offset for a pull to `raw`: resisted by `RubberBand` past the ends, or clamped where the axis does not bounce.
  package func shown(_ raw: Double, _ axis: Axis) -> Double {
    let inside = clamped(raw, axis)
    guard raw != inside, bouncingAxes.contains(axis), viewport[axis] > 0 else { return inside }
    return inside + RubberBand(dimension: viewport[axis]).displayed(raw - inside)
  }

  /// The pull position that displays the offset `shown`: the inverse of `shown(_:_:)`.
  package func raw(_ shown: Double, _ axis: Axis) -> Double {
    let inside = clamped(shown, axis)
    guard shown != inside, viewport[axis] > 0 else { return shown }
    return inside + RubberBand(dimension: viewport[axis]).raw(shown - inside)
  }

  /// The derivative of `shown(_:_:)` at `raw`: 1 inside of the range, 0 past the ends of an axis that does not bounce.
  package func slope(_ raw: Double, _ axis: Axis) -> Double {
    let inside = clamped(raw, axis)
    guard raw != inside else { return 1 }
    return bouncingAxes.contains(axis) ? RubberBand(dimension: viewport[axis]).slope(atRaw: raw - inside) : 0
  }

  // MARK: Distances and positions

  /// The distance of one Page Down: the length between the insets less one line, so that a line of context stays visible.
  package func pageLength(_ axis: Axis) -> Double {
    let visible = viewport[axis] - insets.start(axis) - insets.end(axis)
    return max(visible - ScrollConstants.lineLength, visible * 0.5, 1)
  }

  /// The offset at a fraction of the range: 0 at its beginning, 1 at its end.
  func offset(at fraction: Double, _ axis: Axis) -> Double {
    minimum(axis) + (maximum(axis) - minimum(axis)) * fraction
  }

  /// The offset at which the content's `point` lies at a fraction of the length between the insets, with the insets at that same
  /// offset. The result is not clamped to the range.
  func offset(showing point: Double, at fraction: Double, _ axis: Axis) -> Double {
    let insets = restingInsets - minimizedInsets
    let inset = insets.start(axis)
    let origin = point - (viewport[axis] - insets.end(axis)) * fraction
    let resting = origin - inset * (1 - fraction)
    guard axis == .vertical, collapsing > 0, resting > restingMinimum(axis) else { return resting }
    let collapsed = origin - (inset - collapsing) * (1 - fraction)
    if fraction == 0 || collapsed >= restingMinimum(axis) + collapsing { return collapsed }
    // While the inset collapses it equals the negative offset: inset = -offset.
    return origin / fraction
  }

  /// The content rectangle `frame` with a `margin` in points before and after it, which is smaller in a short viewport. Content points.
  func framed(_ frame: CGRect, margin: CGFloat) -> CGRect {
    guard margin > 0 else { return frame }
    var frame = frame
    for axis in Axis.allCases where axes.contains(axis) {
      let room = viewport[axis] - restingInsets.start(axis) - restingInsets.end(axis) - frame.size[axis]
      let added = max(0, min(margin, room / 2))
      frame.origin[axis] -= added
      frame.size[axis] += 2 * added
    }
    return frame
  }

  /// The content rectangle `frame`, extended to those of the content's `ends` that fit into the viewport beside it. Content points.
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

/// The margins of a scroll view in points, in addition to the safe area. Leading follows the layout direction.
package struct ScrollMargins: Equatable, Sendable {
  /// The margins around the content, which scroll with it.
  package var content: EdgeInsets
  /// The margins around the indicators.
  package var indicators: EdgeInsets

  package init(content: EdgeInsets = EdgeInsets(), indicators: EdgeInsets = EdgeInsets()) {
    self.content = content
    self.indicators = indicators
  }
}
