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

extension ReorderArea {
  /// The nodes of an item; empty for an item that is not built.
  package func nodes(ofItem item: Int) -> [RenderNode] {
    var found: [RenderNode] = []
    forEachBuiltItem { if $0 == item { found = $1 } }
    return found
  }

  func isMirrored(_ axis: Axis) -> Bool { axis == .horizontal && areaNode.isRightToLeft }

  /// The range of a rectangle along an axis, ascending in reading direction.
  func span(_ rect: CGRect, _ axis: Axis) -> (start: CGFloat, end: CGFloat) {
    if isMirrored(axis) { return (-rect.maxX, -rect.minX) }
    return (rect.origin[axis], rect.origin[axis] + rect.size[axis])
  }

  /// The range of the slots of `items` along an axis, which must not be empty.
  func reach(of items: Range<Int>, _ axis: Axis) -> ClosedRange<CGFloat> {
    let area = slot(ofItem: items.lowerBound).union(slot(ofItem: items.upperBound - 1))
    return area.origin[axis]...area.origin[axis] + area.size[axis]
  }

  /// True if slots of `items` lie beyond an edge of `viewport`; a negative `direction` is the upper or left edge.
  func hides(_ items: Range<Int>, beyond viewport: any EdgeScrollTarget, _ axis: Axis, _ direction: CGFloat) -> Bool {
    let (start, end) = viewport.scrollEdges(axis)
    let reach = reach(of: items, axis)
    var shown = CGRect(x: 0, y: 0, width: 1, height: 1)
    (shown.origin[axis], shown.size[axis]) = (start, end - start)
    shown = areaNode.convert(shown, from: viewport)
    return direction < 0
      ? shown.origin[axis] > reach.lowerBound : shown.origin[axis] + shown.size[axis] < reach.upperBound
  }
}

extension LazyNode: ReorderArea {
  package var areaNode: RenderNode { self }

  package var lineAxis: Axis? { tracks.isEmpty ? axis : nil }

  package var itemGap: CGFloat { gap }

  package func slot(ofItem item: Int) -> CGRect {
    // Rows of a list have margins, which depend on their places in the section.
    let rows = list == nil ? [] : listRows(ofItem: item)
    guard let first = rows.first, let last = rows.last else { return frame(ofItem: item) }
    let start = first.origin.y + first.card.minY
    return CGRect(x: 0, y: start, width: size.width, height: max(0, last.origin.y + last.card.maxY - start))
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
