extension RenderNode {
  /// The rectangle of the node in its own space; the origin is zero.
  package final var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Converts a rectangle from this node's space to that of `ancestor`, or to the window's if `ancestor` is nil.
  ///
  /// A rotated rectangle becomes its upright bounding box. O(depth).
  package final func convert(_ rect: CGRect, to ancestor: RenderNode?) -> CGRect {
    var rect = rect
    var node = self
    while node !== ancestor {
      rect = rect.offsetBy(dx: node.origin.x, dy: node.origin.y)
      guard let parent = node.parent else { break }
      rect = parent.transformed(rect).offsetBy(dx: parent.childTranslation.x, dy: parent.childTranslation.y)
      node = parent
    }
    return rect
  }

  /// The origin that layout gave the node in the content space of `ancestor`, in points: without offsets, effects and scroll
  /// translations between them. O(depth).
  final func layoutOrigin(in ancestor: RenderNode) -> CGPoint {
    var sum = origin
    var node = parent
    while let current = node, current !== ancestor {
      sum = sum + current.origin
      node = current.parent
    }
    return sum
  }

  /// Converts a point from the window's space to this node's space. O(depth).
  package final func convertFromWindow(_ point: CGPoint) -> CGPoint {
    guard let parent else { return point - origin }
    return parent.toChildSpace(parent.convertFromWindow(point)) - origin
  }

  /// Converts a rectangle from the space of `other`, a node of the same window, to this node's space. O(depth).
  package final func convert(_ rect: CGRect, from other: RenderNode) -> CGRect {
    let inWindow = other.convert(rect, to: nil)
    let topLeft = convertFromWindow(CGPoint(x: inWindow.minX, y: inWindow.minY))
    let bottomRight = convertFromWindow(CGPoint(x: inWindow.maxX, y: inWindow.maxY))
    return CGRect(
      x: min(topLeft.x, bottomRight.x), y: min(topLeft.y, bottomRight.y),
      width: abs(bottomRight.x - topLeft.x), height: abs(bottomRight.y - topLeft.y))
  }

  /// Converts a point from this node's space to the content space of its children.
  final func toChildSpace(_ point: CGPoint) -> CGPoint {
    untransformed(point - childTranslation)
  }

  /// The nearest ancestor, from the parent up, that satisfies `condition`. O(depth).
  package final func nearestAncestor(where condition: (RenderNode) -> Bool) -> RenderNode? {
    var node = parent
    while let current = node {
      if condition(current) { return current }
      node = current.parent
    }
    return nil
  }

  /// The topmost ancestor: the root of the window if the node is attached. O(depth).
  package final var root: RenderNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }
}
