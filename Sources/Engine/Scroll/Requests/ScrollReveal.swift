import Geometry

extension RenderNode {
  /// Scrolls all scroll views around this node, as little as is needed, so that a rectangle of its own space can be seen.
  ///
  /// For a view that gets the keyboard's focus: the scroll views glide there, and a further one sends them on. A rectangle larger
  /// than a viewport is shown from its beginning. Without `glides` they are there at once.
  package final func reveal(_ rect: CGRect, at time: Double, glides: Bool = true) {
    var rect = rect
    var node: RenderNode = self
    while let parent = node.nearestAncestor(where: { $0 is ScrollNode }), let scroller = parent as? ScrollNode {
      rect = scroller.reveal(node.convert(rect, to: scroller), at: time, glides: glides)
      node = scroller
    }
  }
}

extension ScrollNode {
  /// Glides as little as is needed until a rectangle, in own coordinates as it is seen now, lies in the viewport. Returns where it
  /// will be seen then.
  package func reveal(_ rect: CGRect, at time: Double, glides: Bool = true) -> CGRect {
    let resting = model.restingOffset
    // Where the rectangle will be when the motion that runs is over.
    var seen = rect.offsetBy(dx: -childTranslation.x - resting.x, dy: -childTranslation.y - resting.y)
    var insets = model.metrics.insets(at: resting)
    insets.top += model.metrics.heldInset
    let room = bounds.inset(by: insets)
    for axis in Axis.allCases where model.metrics.isScrollable(axis) {
      let distance = Self.shortestWay(
        from: seen.minimum(axis), length: seen.size[axis], to: room.minimum(axis), room: room.size[axis])
      guard abs(distance) > 0.01 else { continue }
      let target = model.metrics.clamped(resting[axis] + distance, axis)
      landing.forget()
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

  /// How far content must move, positive towards its end, until what begins at `start` lies in a room.
  static func shortestWay(from start: Double, length: Double, to roomStart: Double, room: Double) -> Double {
    if start < roomStart || length > room { return start - roomStart }
    return max(0, start + length - (roomStart + room))
  }
}

extension CGRect {
  /// Where the rectangle begins along `axis`.
  func minimum(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
}
