import Geometry

extension RenderNode {
  /// The node's bounds in its own space.
  package final var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// A rectangle of this node's own space in that of `ancestor`, or of the window where that is nil.
  ///
  /// Complexity: O(depth). A rotated rectangle becomes the upright one around it.
  package final func convert(_ rect: CGRect, to ancestor: RenderNode?) -> CGRect {
    var rect = rect
    var node = self
    while node !== ancestor {
      rect = rect.offsetBy(dx: node.origin.x, dy: node.origin.y)
      guard let parent = node.parent else { break }
      if let transform = parent.childTransform { rect = rect.applying(transform) }
      rect = rect.offsetBy(dx: parent.childTranslation.x, dy: parent.childTranslation.y)
      node = parent
    }
    return rect
  }

  /// Where layout has put the node in the content of `ancestor`: without the offsets, effects and scroll translations on the way.
  ///
  /// Complexity: O(depth).
  final func layoutOrigin(in ancestor: RenderNode) -> CGPoint {
    var sum = origin
    var node = parent
    while let current = node, current !== ancestor {
      sum = sum + current.origin
      node = current.parent
    }
    return sum
  }

  /// A point of the window in this node's own space.
  package final func convertFromWindow(_ point: CGPoint) -> CGPoint {
    guard let parent else { return point - origin }
    return parent.toChildSpace(parent.convertFromWindow(point)) - origin
  }

  /// A rectangle of another node's own space in this node's own space, both in the same window.
  package final func convert(_ rect: CGRect, from other: RenderNode) -> CGRect {
    let inWindow = other.convert(rect, to: nil)
    let topLeft = convertFromWindow(CGPoint(x: inWindow.minX, y: inWindow.minY))
    let bottomRight = convertFromWindow(CGPoint(x: inWindow.maxX, y: inWindow.maxY))
    return CGRect(
      x: min(topLeft.x, bottomRight.x), y: min(topLeft.y, bottomRight.y),
      width: abs(bottomRight.x - topLeft.x), height: abs(bottomRight.y - topLeft.y))
  }

  /// A point of this node's own space in the space where its children's origins lie.
  final func toChildSpace(_ point: CGPoint) -> CGPoint {
    let moved = point - childTranslation
    guard let childTransform else { return moved }
    return moved.applying(childTransform.inverted())
  }

  /// The nearest ancestor, from the parent up, for which `condition` holds.
  package final func nearestAncestor(where condition: (RenderNode) -> Bool) -> RenderNode? {
    var node = parent
    while let current = node {
      if condition(current) { return current }
      node = current.parent
    }
    return nil
  }
}
