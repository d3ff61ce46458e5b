extension CGAffineTransform {
  /// The reflection about the vertical line in the middle of `width` points.
  static func reflection(in width: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
  }

  /// The transform with x measured from the other edge of a view `width` points wide, before and after.
  func mirrored(in width: CGFloat) -> CGAffineTransform {
    let reflection = Self.reflection(in: width)
    return reflection.concatenating(self).concatenating(reflection)
  }
}

extension ProjectionTransform {
  /// The transform with x measured from the other edge of a view `width` points wide, before and after.
  func mirrored(in width: CGFloat) -> ProjectionTransform {
    let reflection = ProjectionTransform(CGAffineTransform.reflection(in: width))
    return reflection.concatenating(self).concatenating(reflection)
  }
}

/// The layout direction, and the only code that mirrors coordinates.
extension RenderNode {
  /// Updates `isRightToLeft` from `ownDirection` or the parent. Returns true if it has changed.
  @discardableResult
  final func takeDirection() -> Bool {
    let new = ownDirection.map { $0 == .rightToLeft } ?? parent?.isRightToLeft ?? false
    guard new != isRightToLeft else { return false }
    isRightToLeft = new
    _ = markLayout()
    markPaint()
    return true
  }

  /// Updates the direction of this node and of the descendants that inherit it, after `ownDirection` has changed.
  final func directionDidChange() {
    guard host != nil, takeDirection() else { return }
    func handDown(_ node: RenderNode) {
      for child in node.children where child.takeDirection() { handDown(child) }
    }
    handDown(self)
    setNeedsLayout()
    setNeedsPaint()
  }

  /// The left top corner of the node if its leading top corner is placed at `point`, both in the parent's content space.
  final func trueOrigin(for point: CGPoint, size: CGSize) -> CGPoint {
    guard let parent, parent.isRightToLeft, parent.size.width.isFinite else { return point }
    return CGPoint(x: parent.size.width - point.x - size.width, y: point.y)
  }
}
