/// A viewport that an `EdgeScroller` scrolls.
@MainActor protocol EdgeScrollTarget: RenderNode {
  /// The edges of the visible part along `axis`, without its insets, in the node's coordinates.
  func scrollEdges(_ axis: Axis) -> (start: CGFloat, end: CGFloat)
  /// Returns true if the content can move along `axis`; a negative `direction` shows content nearer to the start.
  func canScroll(_ axis: Axis, towards direction: CGFloat) -> Bool
  /// Scrolls by `distance` points. Returns false if the content did not move.
  func scrollAtEdge(_ axis: Axis, by distance: CGFloat) -> Bool
}

extension ScrollNode: EdgeScrollTarget {
  func scrollEdges(_ axis: Axis) -> (start: CGFloat, end: CGFloat) {
    let insets = model.metrics.insets
    return (insets.start(axis), size[axis] - insets.end(axis))
  }

  func canScroll(_ axis: Axis, towards direction: CGFloat) -> Bool {
    model.metrics.canMove(from: Double(model.offset[axis]), by: Double(direction), axis)
  }

  func scrollAtEdge(_ axis: Axis, by distance: CGFloat) -> Bool {
    let offset = model.offset[axis]
    model.move(axis, to: Double(offset) + Double(distance))
    return model.offset[axis] != offset
  }
}
