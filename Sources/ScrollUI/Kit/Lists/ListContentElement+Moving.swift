import Engine

/// An element that caches `ListRowStyling.isMovable(item:)`.
@MainActor protocol RowActionsObserver: AnyObject {
  /// Called after `RowActions.move` was set or removed below this element.
  func rowActionsDidChange()
}

extension ListContentElement: RowActionsObserver {
  func rowActionsDidChange() { takeView() }
}

/// Moving rows with a pointer, through `RowDrag`.
extension ListContentElement {
  func isMovable(item: Int) -> Bool {
    guard let (entry, _) = segments.locate(item), entry.role == .row else { return false }
    let key = ObjectIdentifier(entry.segment)
    if let cached = movableSegments[key] { return cached }
    let isMovable = rowAction(of: entry, \.move) != nil
    movableSegments[key] = isMovable
    return isMovable
  }

  func movableItem(at point: CGPoint, onGrip: Bool) -> Int? {
    guard let node else { return nil }
    let item = onGrip ? node.gripItem(at: point) : node.item(at: node.convertFromWindow(point))
    return item.flatMap { node.canMove(item: $0) ? $0 : nil }
  }

  func beginMove(of item: Int, with selected: [Int], at point: CGPoint) {
    guard let node, let (entry, _) = segments.locate(item) else { return }
    let rows = selected.filter(entry.items.contains).map { $0 - entry.start }
    let moved = self.rows(rows, of: entry, without: \.isMoveDisabled).map { $0 + entry.start }
    node.beginRowDrag(item, with: Set(moved + [item]), in: entry.items, at: point, reducesMotion: reducesMotion)
  }

  func continueMove(to point: CGPoint) { node?.continueRowDrag(to: point) }

  func cancelMove() { node?.cancelRowDrag() }

  func endMove() {
    guard let drag = node?.endRowDrag(), let (entry, _) = segments.locate(drag.item),
      let action = rowAction(of: entry, \.move)
    else { return }
    let rows = IndexSet(drag.items.map { $0 - entry.start })
    let destination = drag.destination - entry.start
    guard let first = rows.min(), let last = rows.max() else { return }
    let isInPlace = last - first + 1 == rows.count && (first...last + 1).contains(destination)
    guard !isInPlace else { return }
    withAnimation(reducesMotion ? nil : .default) { action(rows, destination) }
  }
}
