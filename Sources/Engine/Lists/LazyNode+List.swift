/// Queries of the rows of a list.
extension LazyNode {
  /// The item with the row at `point` in the `LazyNode`'s coordinates; `nil` if there is none. Pinned headers are in front.
  package func item(at point: CGPoint) -> Int? {
    let hit = drawingOrder.last { node in
      CGRect(origin: node.origin, size: node.size).contains(point)
        && node.fact(ListRowFact.self).map { $0.card.contains(point - $0.origin) } ?? true
    }
    return hit.flatMap(item(ofRow:))
  }

  /// The item that a child is a part of; `nil` for other nodes.
  func item(ofRow row: RenderNode) -> Int? {
    for line in live {
      for cell in line.cells where cell.nodes.contains(where: { $0 === row }) { return cell.item }
    }
    return nil
  }

  /// A built item with its nodes; `nil` for an item that is not built.
  func cell(ofItem item: Int) -> LazyCell? {
    guard item >= 0, item < lines.itemCount else { return nil }
    let index = firstLive(from: lines.line(ofItem: item))
    return index < live.count ? live[index].cells.first { $0.item == item } : nil
  }

  /// The item with the row at `point` in window coordinates; `nil` if there is none.
  package func item(atWindowPoint point: CGPoint) -> Int? { item(at: convertFromWindow(point)) }

  /// The rows of a built item.
  package func listRows(ofItem item: Int) -> [ListRowNode] { cell(ofItem: item)?.rows ?? [] }

  /// True if the row of a built `item` lies in the viewport of `scroll` as a whole.
  package func showsWhole(item: Int) -> Bool {
    guard let scroll, let row = listRows(ofItem: item).first else { return false }
    let (viewport, frame) = (scroll.convert(scroll.bounds, to: nil), row.convert(row.bounds, to: nil))
    return viewport.minY <= frame.minY && frame.maxY <= viewport.maxY
  }

  /// The indices of the built items, in order.
  package var liveItems: [Int] { live.flatMap { $0.cells.map(\.item) } }

  /// The number of items, built or not.
  package var itemCount: Int { lines.itemCount }

  package func role(ofItem item: Int) -> LazyRole { lines.role(ofLine: lines.line(ofItem: item)) }

  /// The item one page (the viewport without its insets) after `item`, or before it if `direction` is negative.
  package func itemOnePage(from item: Int, direction: Int) -> Int {
    guard let scroll, lines.itemCount > 0 else { return item }
    let metrics = scroll.model.metrics
    let page = max(1, metrics.viewport[axis] - metrics.insets.start(axis) - metrics.insets.end(axis))
    let frame = frame(ofItem: item)
    let middle = frame.origin[axis] + frame.size[axis] / 2
    let line = index.row(at: max(0, middle + (direction < 0 ? -page : page))) ?? 0
    return lines.items(inLine: line).lowerBound
  }

  /// The item at the upper edge of the viewport, headers included; `nil` without items.
  package var topItem: Int? {
    guard let scroll = nearestScrollNode(), itemCount > 0 else { return nil }
    let origin = scroll.contentRect(bounds, of: self).minY
    // A point more, as a section that was scrolled to begins within rounding at the edge.
    return item(at: Double(max(0, scroll.visibleContent.minY - origin + 1)))
  }

  /// Scrolls at once until a row is at the beginning of the viewport. Builds no rows between.
  package func jump(to item: Int) {
    guard let scroll = nearestScrollNode(), itemCount > 0 else { return }
    let reference = LazyItemReference(item: min(max(0, item), itemCount - 1), in: self)
    scroll.requests.add(ScrollRequest(.id(UncheckedHashable(AnyHashable(reference)), anchor: .top), rank: .explicit))
  }

  /// Glides by the shortest distance that shows an item clear of pinned headers. `ends`: the ends of the content that are shown too if
  /// the viewport has room beside the item. `margin`: the content around the item that is shown too, in points.
  package func reveal(item: Int, ends: Edge.Set = [], margin: CGFloat = 0) {
    guard let scroll, item >= 0, item < lines.itemCount else { return }
    let reference = UncheckedHashable(AnyHashable(LazyItemReference(item: item, in: self)))
    var request = ScrollRequest(.id(reference, anchor: nil), rank: .explicit)
    request.glides = true
    request.ends = ends
    request.margin = margin
    scroll.requests.add(request)
  }
}
