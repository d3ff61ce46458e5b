/// A container with items that make way for an item that a pointer moves: a `LazyNode`, or the `ChildItems` of another node.
///
/// Items are counted from 0 in the order of the views. Rectangles are in the coordinates of `areaNode`, and without `displacement`.
@MainActor package protocol ReorderArea: AnyObject {
  /// The node with the items.
  var areaNode: RenderNode { get }
  /// The number of items, built or not.
  var itemCount: Int { get }
  /// The axis along which the items follow each other, one in each line; nil for a grid and for other layouts.
  var lineAxis: Axis? { get }
  /// The distance between two items along `lineAxis`, in points.
  var itemGap: CGFloat { get }
  /// Returns the slot of an item, estimated for an item that is not built. Builds no items.
  func slot(ofItem item: Int) -> CGRect
  /// Returns the item whose slot is nearest to a point; nil without items.
  func item(nearest point: CGPoint) -> Int?
  /// Calls `body` with each built item and its nodes.
  func forEachBuiltItem(_ body: (_ item: Int, _ nodes: [RenderNode]) -> Void)
}

extension LazyNode: ReorderArea {
  package var areaNode: RenderNode { self }

  package var lineAxis: Axis? { tracks.isEmpty ? axis : nil }

  package var itemGap: CGFloat { gap }

  package func slot(ofItem item: Int) -> CGRect {
    guard list != nil else { return frame(ofItem: item) }
    // Rows of a list have margins, which depend on their places in the section.
    let card = card(ofItem: item)
    return CGRect(x: 0, y: card.lowerBound, width: size.width, height: card.upperBound - card.lowerBound)
  }

  package func item(nearest point: CGPoint) -> Int? {
    let position = isMirrored ? size.width - point.x : point[axis]
    guard lines.count > 0, let line = index.row(at: Double(position)) else { return nil }
    let items = lines.items(inLine: line)
    return items.count == 1
      ? items.lowerBound : items.min { slot($0, distanceFrom: point) < slot($1, distanceFrom: point) }
  }

  private func slot(_ item: Int, distanceFrom point: CGPoint) -> CGFloat {
    let slot = slot(ofItem: item)
    return abs(slot.origin[axis.cross] + slot.size[axis.cross] / 2 - point[axis.cross])
  }

  package func forEachBuiltItem(_ body: (_ item: Int, _ nodes: [RenderNode]) -> Void) {
    for line in live { for cell in line.cells { body(cell.item, cell.nodes) } }
  }
}

/// The children of a node that builds all of them, such as a stack: each child is an item.
@MainActor package final class ChildItems: ReorderArea {
  package let areaNode: RenderNode

  package init(of node: RenderNode) { areaNode = node }

  package var itemCount: Int { areaNode.children.count }

  /// The axis along which each child begins after the end of the child before it.
  package var lineAxis: Axis? {
    let children = areaNode.children
    guard children.count > 1 else { return areaNode.stackAxis ?? .vertical }
    return Axis.allCases.first { axis in
      zip(children, children.dropFirst()).allSatisfy { gap(after: $0, before: $1, axis) > -0.5 }
    }
  }

  package var itemGap: CGFloat {
    guard let axis = lineAxis, areaNode.children.count > 1 else { return 0 }
    return max(0, gap(after: areaNode.children[0], before: areaNode.children[1], axis))
  }

  private func gap(after first: RenderNode, before second: RenderNode, _ axis: Axis) -> CGFloat {
    let (first, second) = (frame(of: first), frame(of: second))
    if axis == .horizontal, areaNode.isRightToLeft { return first.minX - second.maxX }
    return second.origin[axis] - first.origin[axis] - first.size[axis]
  }

  private func frame(of node: RenderNode) -> CGRect { CGRect(origin: node.origin, size: node.size) }

  package func slot(ofItem item: Int) -> CGRect { frame(of: areaNode.children[item]) }

  package func item(nearest point: CGPoint) -> Int? {
    areaNode.children.indices.min {
      slot(ofItem: $0).distance(to: point) < slot(ofItem: $1).distance(to: point)
    }
  }

  package func forEachBuiltItem(_ body: (_ item: Int, _ nodes: [RenderNode]) -> Void) {
    for (item, node) in areaNode.children.enumerated() { body(item, [node]) }
  }
}

extension CGRect {
  /// The distance from the rectangle to a point, in points; 0 for a point inside.
  package func distance(to point: CGPoint) -> CGFloat {
    let (dx, dy) = (max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY))
    return (dx * dx + dy * dy).squareRoot()
  }
}
