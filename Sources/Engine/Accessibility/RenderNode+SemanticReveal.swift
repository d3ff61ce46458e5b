import Semantics

extension SemanticReveal {
  /// The fraction of the viewport along each axis at which the element is aligned; nil for the shortest distance.
  fileprivate var fractions: (x: Double?, y: Double?) {
    switch self {
    case .topLeft: (0, 0)
    case .bottomRight: (1, 1)
    case .top: (nil, 0)
    case .bottom: (nil, 1)
    case .left: (0, nil)
    case .right: (1, nil)
    case .nearest: (nil, nil)
    }
  }
}

extension RenderNode {
  /// Scrolls all scroll views around this node at once until `rect`, in its own space, is at `place` of each viewport, as near as the content
  /// permits.
  final func reveal(_ rect: CGRect, at place: SemanticReveal, time: Double) {
    let fractions = place.fractions
    forEachScroller(around: rect) { scroller, rect in
      let seen: CGRect = scroller.reveal(rect, at: time, glides: false)
      let insets = scroller.model.metrics.insets(at: scroller.model.restingOffset)
      return scroller.move(seen) { axis in
        guard let fraction = axis == .horizontal ? fractions.x : fractions.y else { return nil }
        let viewport = scroller.bounds.inset(by: insets)
        return viewport.minimum(axis) + (viewport.size[axis] - seen.size[axis]) * fraction - seen.minimum(axis)
      }
    }
  }

  /// Scrolls until the top left corner of the node is at `point` of the window, as near as the content permits.
  final func reveal(at point: CGPoint, time: Double) {
    forEachScroller(around: bounds) { scroller, rect in
      let goal = scroller.convertFromWindow(point)
      return scroller.move(rect) { goal[$0] - rect.minimum($0) }
    }
  }

  /// Calls `body` with each scroll view around the node, innermost first, and with the frame of `rect` in its space, which it returns moved.
  private func forEachScroller(around rect: CGRect, _ body: (ScrollNode, CGRect) -> CGRect) {
    var (node, rect) = (self, rect)
    while let scroller = node.nearest(ScrollFact.self) {
      rect = body(scroller, node.convert(rect, to: scroller))
      node = scroller
    }
  }
}

extension ScrollNode {
  /// Moves the content at once by `distance` along each axis, positive towards its beginning. Returns the frame of `rect` afterwards.
  fileprivate func move(_ rect: CGRect, by distance: (Axis) -> Double?) -> CGRect {
    var moved = rect
    for axis in Axis.allCases where model.metrics.isScrollable(axis) {
      guard let distance = distance(axis), abs(distance) > 0.01 else { continue }
      let old = model.offset[axis]
      let new = model.metrics.clamped(old - distance, axis)
      snapping.forget()
      model.move(axis, to: new)
      moved.origin[axis] += old - new
    }
    return moved
  }
}
