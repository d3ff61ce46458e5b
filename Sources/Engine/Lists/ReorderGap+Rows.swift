/// The `RowDecorations` of `ListRowNode`s while they make way.
extension ReorderGap {
  /// Ends the hover of a row, and rounds its corners as its new place in the section asks.
  func decorate(_ nodes: [RenderNode], ofItem item: Int) {
    let range = area.itemGap == 0 ? plan.range(of: item) : nil
    let ends = range.map { plan.ends(ofRange: $0) }
    for case let row as ListRowNode in nodes {
      var corners: ListRowCorners?
      if let range, let ends {
        corners = ListRowCorners(
          top: ends.first == item && row === nodes.first && beginsSection(plan.ranges[range]),
          bottom: ends.last == item && row === nodes.last && endsSection(plan.ranges[range]))
      }
      if !row.decorations.isAside || row.decorations.asideCorners != corners {
        (row.decorations.isAside, row.decorations.asideCorners) = (true, corners)
      }
    }
  }

  private func beginsSection(_ range: Range<Int>) -> Bool {
    guard case let row as ListRowNode = area.nodes(ofItem: range.lowerBound).first else { return false }
    return row.appearance.roundsTop
  }

  private func endsSection(_ range: Range<Int>) -> Bool {
    guard case let row as ListRowNode = area.nodes(ofItem: range.upperBound - 1).last else { return false }
    return row.appearance.roundsBottom
  }

  /// Restores the looks of all built rows.
  func removeDecorations() {
    area.forEachBuiltItem { _, nodes in
      for case let row as ListRowNode in nodes {
        (row.decorations.isAside, row.decorations.asideCorners) = (false, nil)
      }
    }
  }
}

extension ReorderPlan {
  /// The items at the ends of a range in the new order; nil for an end at which `source` would be.
  package func ends(ofRange index: Int) -> (first: Int?, last: Int?) {
    let range = ranges[index]
    let others = range.count - (source.map(range.contains) == true ? 1 : 0)
    guard others > 0 else { return (nil, nil) }
    let first = range.lowerBound == source ? range.lowerBound + 1 : range.lowerBound
    let last = range.upperBound - 1 == source ? range.upperBound - 2 : range.upperBound - 1
    let front = slot?.range == index ? slot?.item : nil
    return (front.map { $0 <= first } == true ? nil : first, front.map { $0 > last } == true ? nil : last)
  }
}
