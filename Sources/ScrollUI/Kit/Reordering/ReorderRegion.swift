import Engine

extension LazyListOwner {
  /// The `LazySegments.Entry.items` of the first `ForEach` inside of `element`; nil if `element` is not in the container.
  func items(below element: Element) -> Range<Int>? {
    segments.entries.first { entry in
      entry.segment.lineage.prefix { $0 !== self }.contains { $0 === element }
    }?.items
  }
}

/// The items of a `reorderable()` collection in the container that shows them.
@MainActor struct ReorderRegion {
  let holder: any ReorderableHolding
  let area: any ReorderArea
  /// The items of `holder` among those of `area`.
  let items: Range<Int>
  private let container: (any LazyListOwner)?

  /// Fails for a collection that is not shown, or with several nodes for an item outside of a lazy container.
  init?(_ holder: any ReorderableHolding) {
    self.holder = holder
    container = holder.element.list?.owner
    if let container {
      guard let node = container.lazyNode, node.host != nil, let items = container.items(below: holder.element) else {
        return nil
      }
      (area, self.items) = (node, items)
    } else {
      let nodes = holder.nodes
      guard let node = nodes.first?.parent, node.host != nil, nodes.count == holder.itemCount,
        let start = node.children.firstIndex(where: { $0 === nodes[0] })
      else { return nil }
      (area, items) = (ChildItems(of: node), start..<start + nodes.count)
    }
  }

  /// True if the items of both are in a single area.
  func isBeside(_ other: ReorderRegion) -> Bool { area.areaNode === other.area.areaNode }

  /// The viewport of a `LazyNode`, or the `bounds` of another node, in window coordinates.
  private var frame: CGRect {
    let node = (area as? LazyNode)?.nearestScrollNode() ?? area.areaNode
    return node.convert(node.bounds, to: nil)
  }

  /// The distance of a point of the window from `frame` across the lines of the area, then along them, so that the space below a short column
  /// belongs to the column.
  func distance(from point: CGPoint) -> (across: CGFloat, along: CGFloat) {
    let frame = frame
    let dx = max(frame.minX - point.x, 0, point.x - frame.maxX)
    let dy = max(frame.minY - point.y, 0, point.y - frame.maxY)
    return area.lineAxis == .horizontal ? (dy, dx) : (dx, dy)
  }

  /// The index of the visible item at a point of the window; nil without such an item.
  func index(at point: CGPoint) -> Int? {
    let own = area.areaNode.convertFromWindow(point)
    if let scroll = area.areaNode.nearestScrollNode(), !scroll.convert(scroll.bounds, to: nil).contains(point) {
      return nil
    }
    guard !items.isEmpty, let item = area.item(nearest: own), items.contains(item),
      area.slot(ofItem: item).contains(own)
    else { return nil }
    return item - items.lowerBound
  }

  /// True if `moveDisabled(_:)` excludes a built item.
  func isMoveDisabled(_ index: Int) -> Bool {
    area.nodes(ofItem: items.lowerBound + index).contains { $0.ownRowTraits[MoveDisabled.self] }
  }

  /// The items that move together with that at `index`, as indices over the items of `area`.
  func movedItems(with index: Int) -> [Int] {
    container?.movedItems(with: items.lowerBound + index) ?? [items.lowerBound + index]
  }
}
