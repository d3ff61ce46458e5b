import Geometry

/// The direction in which views follow each other, and the one place where places are mirrored.
extension RenderNode {
  /// Takes the direction of the parent. Returns whether it is another one than before.
  @discardableResult
  final func takeDirection() -> Bool {
    let new = ownDirection.map { $0 == .rightToLeft } ?? parent?.isRightToLeft ?? false
    guard new != isRightToLeft else { return false }
    isRightToLeft = new
    _ = markLayout()
    markPaint()
    return true
  }

  /// Hands a direction of its own that has changed down to all nodes that take it.
  final func directionDidChange() {
    guard pipeline != nil, takeDirection() else { return }
    func handDown(_ node: RenderNode) {
      for child in node.children where child.takeDirection() { handDown(child) }
    }
    handDown(self)
    setNeedsLayout()
    setNeedsPaint()
  }

  /// Where the node's left top corner lies when its leading one is put at `point`.
  final func trueOrigin(for point: CGPoint, size: CGSize) -> CGPoint {
    guard let parent, parent.isRightToLeft, parent.size.width.isFinite else { return point }
    return CGPoint(x: parent.size.width - point.x - size.width, y: point.y)
  }
}
