/// The arithmetic of scrolling as little as necessary to show a rectangle. Used by scroll requests, by the keyboard's focus and by the
/// caret of edited text.
package enum ScrollReveal {
  /// The distance in points by which content must scroll along `axis`, positive towards its end, until `rect` lies in `viewport`.
  ///
  /// 0 if it does already. A rectangle longer than the viewport is shown from its beginning. Both rectangles are in the same space.
  ///
  /// ```swift
  /// let viewport = CGRect(x: 0, y: 20, width: 300, height: 400)
  /// distance(showing: CGRect(x: 0, y: 410, width: 300, height: 50), in: viewport, .vertical)  // 40
  /// distance(showing: CGRect(x: 0, y: 5, width: 300, height: 50), in: viewport, .vertical)    // -15
  /// ```
  package static func distance(showing rect: CGRect, in viewport: CGRect, _ axis: Axis) -> Double {
    let (start, length) = (rect.minimum(axis), rect.size[axis])
    let (viewportStart, viewportLength) = (viewport.origin[axis], viewport.size[axis])
    if start < viewportStart || length > viewportLength { return start - viewportStart }
    return max(0, start + length - (viewportStart + viewportLength))
  }

  /// The rectangle between `insets` in the space of a scroll view with `metrics`. Its lengths are negative if the insets overlap.
  package static func viewport(_ metrics: ScrollMetrics, insets: EdgeInsets) -> CGRect {
    CGRect(
      x: insets.leading, y: insets.top, width: metrics.viewport.width - insets.leading - insets.trailing,
      height: metrics.viewport.height - insets.top - insets.bottom)
  }
}

extension RenderNode {
  /// Scrolls all scroll views around this node by the shortest distances that show `rect`, a rectangle in this node's space.
  ///
  /// Called for a view that receives the keyboard's focus. With `glides` the scroll views glide, and a further call redirects the glides;
  /// without it they move at once. A rectangle larger than a viewport is shown from its beginning.
  package final func reveal(_ rect: CGRect, at time: Double, glides: Bool = true) {
    var rect = rect
    var node: RenderNode = self
    while let scroller = node.nearest(ScrollFact.self) {
      rect = scroller.reveal(node.convert(rect, to: scroller), at: time, glides: glides)
      node = scroller
    }
  }
}

extension ScrollNode {
  /// Scrolls by the shortest distance that shows `rect`, a rectangle in this node's space as it is displayed. Returns its frame at the
  /// end of the motion.
  package func reveal(_ rect: CGRect, at time: Double, glides: Bool = true) -> CGRect {
    let resting = model.restingOffset
    // The frame at the end of the running motion.
    var seen = rect.offsetBy(dx: -childTranslation.x - resting.x, dy: -childTranslation.y - resting.y)
    var insets = model.metrics.insets(at: resting)
    insets.top += model.metrics.heldInset
    let viewport = bounds.inset(by: insets)
    for axis in Axis.allCases where model.metrics.isScrollable(axis) {
      let distance = ScrollReveal.distance(showing: seen, in: viewport, axis)
      guard abs(distance) > 0.01 else { continue }
      let target = model.metrics.clamped(resting[axis] + distance, axis)
      snapping.forget()
      if glides {
        model.glide(axis, to: target, at: time, activity: .animating)
      } else {
        model.move(axis, to: target)
      }
      let moved = resting[axis] - target
      seen = axis == .horizontal ? seen.offsetBy(dx: moved, dy: 0) : seen.offsetBy(dx: 0, dy: moved)
    }
    return seen
  }
}

extension CGRect {
  /// The lower bound along `axis`: `minX` or `minY`.
  func minimum(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
}
