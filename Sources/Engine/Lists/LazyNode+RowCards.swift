/// The positions of the backgrounds of rows along the list.
extension LazyNode {
  /// The range of an item's background along the list, in the container's coordinates; estimated for an item that is not built.
  func card(ofItem item: Int) -> ClosedRange<CGFloat> {
    let rows = listRows(ofItem: item)
    if let first = rows.first, let last = rows.last {
      let start = first.origin.y + first.card.minY
      return start...max(start, last.origin.y + last.card.maxY)
    }
    let line = lines.line(ofItem: item)
    let start = CGFloat(index.offset(of: line))
    return start...(start + max(0, CGFloat(index.extent(of: line)) - gap))
  }

  /// The range that the backgrounds of items cover, in the container's coordinates.
  func reach(of items: Range<Int>) -> ClosedRange<CGFloat> {
    let start = card(ofItem: items.lowerBound).lowerBound
    return start...max(start, card(ofItem: items.upperBound - 1).upperBound)
  }

  /// Returns true if rows of `items` lie beyond an edge of `viewport`; a negative `direction` is the upper edge.
  func hides(_ items: Range<Int>, beyond viewport: any EdgeScrollTarget, _ direction: CGFloat) -> Bool {
    let (top, bottom) = viewport.scrollEdges(.vertical)
    let reach = reach(of: items)
    let shown = convert(CGRect(x: 0, y: top, width: 1, height: bottom - top), from: viewport)
    return direction < 0 ? shown.minY > reach.lowerBound : shown.maxY < reach.upperBound
  }
}
