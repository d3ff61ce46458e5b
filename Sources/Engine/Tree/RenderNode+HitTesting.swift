import Geometry

extension RenderNode {
  /// Collects the nodes under a point, the deepest first. Returns whether anything was hit.
  ///
  /// `point` is in this node's own space. Later children lie in front of earlier ones.
  package final func hitTest(_ point: CGPoint, into path: inout [RenderNode]) -> Bool {
    guard isHitTestable else { return false }
    if clipsChildren, !bounds.contains(point) { return false }
    let inChildSpace = toChildSpace(point)
    for child in children.reversed() where child.hitTest(inChildSpace - child.origin, into: &path) {
      path.append(self)
      return true
    }
    guard hitsSelf(point) else { return false }
    path.append(self)
    return true
  }
}
