extension RenderNode {
  /// Appends the nodes under a point, the deepest first. Returns true if a node was hit.
  ///
  /// `point` is in this node's space. Siblings are tested from front to back. With `isHovering`, nodes that track the pointer
  /// (`NodeCapabilities.tracksHover`) are hit in their whole bounds.
  package final func hitTest(_ point: CGPoint, into path: inout [RenderNode], isHovering: Bool = false) -> Bool {
    guard !capabilities.contains(.ignoresHits) else { return false }
    let part = hitPart(at: point)
    guard part != .none else { return false }
    if clipsChildren, !bounds.contains(point) { return false }
    let inChildSpace = toChildSpace(point)
    for child in drawingOrder.reversed()
    where child.hitTest(inChildSpace - child.origin, into: &path, isHovering: isHovering) {
      path.append(self)
      return true
    }
    guard part == .node || isHovering && capabilities.contains(.tracksHover) && bounds.contains(point) else {
      return false
    }
    path.append(self)
    return true
  }

  /// The nodes under a point of the window, the deepest first. Called on the root.
  package final func path(at point: CGPoint) -> [RenderNode] {
    var path: [RenderNode] = []
    _ = hitTest(point, into: &path)
    return path
  }
}
