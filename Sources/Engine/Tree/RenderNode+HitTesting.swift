import Geometry

extension RenderNode {
  /// Collects the nodes under a point, the deepest first. Returns whether anything was hit.
  ///
  /// `point` is in this node's own space. What is drawn later lies in front.
  package final func hitTest(_ point: CGPoint, into path: inout [RenderNode]) -> Bool {
    guard isHitTestable, acceptsHit(at: point) else { return false }
    if clipsChildren, !bounds.contains(point) { return false }
    let inChildSpace = toChildSpace(point)
    for child in drawingOrder.reversed() where child.hitTest(inChildSpace - child.origin, into: &path) {
      path.append(self)
      return true
    }
    guard hitsSelf(point) else { return false }
    path.append(self)
    return true
  }
}
