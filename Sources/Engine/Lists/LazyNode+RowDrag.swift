/// Moving rows of a list with a pointer.
extension LazyNode {
  /// The item with its grip at `point`, in window coordinates; `nil` if there is no grip.
  package func gripItem(at point: CGPoint) -> Int? {
    let own = convertFromWindow(point)
    guard let item = item(at: own) else { return nil }
    let isOnGrip = listRows(ofItem: item).contains { $0.gripArea?.contains(own - $0.origin) == true }
    return isOnGrip ? item : nil
  }

  /// True if a pointer can move the row of a built item.
  package func canMove(item: Int) -> Bool {
    let rows = listRows(ofItem: item)
    return !rows.isEmpty && rows.allSatisfy { $0.appearance.grip != nil }
  }

  /// Lifts the row of a built item, which then follows a pointer.
  ///
  /// - Parameters:
  ///   - items: the items that move when the row is dropped, `item` included.
  ///   - range: the items among which the row moves.
  ///   - point: the position of the pointer, in window coordinates.
  package func beginRowDrag(
    _ item: Int, with items: Set<Int>, in range: Range<Int>, at point: CGPoint, reducesMotion: Bool
  ) {
    cancelRowDrag()
    let drag = RowDrag(item, with: items, in: range, of: self, at: point, reducesMotion: reducesMotion)
    rowDrag = drag
    drag.begin()
  }

  /// Moves the lifted row to a pointer at `point`, in window coordinates.
  package func continueRowDrag(to point: CGPoint) { rowDrag?.move(to: point) }

  /// Drops the lifted row. Returns the finished drag; `nil` if it was cancelled before.
  package func endRowDrag() -> RowDrag? {
    guard let drag = rowDrag else { return nil }
    rowDrag = nil
    drag.end()
    return drag
  }

  /// Returns the lifted row to its position.
  package func cancelRowDrag() { _ = endRowDrag() }

  // MARK: Geometry

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
}
