import Engine

/// An element that caches `ListRowSource.isMovable(item:)`.
@MainActor protocol RowActionsObserver: AnyObject {
  /// Called after `RowActions.move` or `RowActions.delete` was set or removed below this element.
  func rowActionsDidChange()
}

/// The list itself, for the modifiers of its rows.
enum RowActionsObserverFact: ElementFact {
  typealias Value = any RowActionsObserver
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
    guard let item = node?.list?.interaction.movableItem(at: point, onGrip: onGrip),
      let (entry, _) = segments.locate(item), rowAction(of: entry, \.isReorderable) == nil
    else { return nil }
    return item
  }

  func beginMove(of item: Int, with selected: [Int], at point: CGPoint) {
    guard let list = node?.list, let (entry, _) = segments.locate(item) else { return }
    let rows = selected.filter(entry.items.contains).map { $0 - entry.start }
    let moved = self.rows(rows, of: entry, without: \.isMoveDisabled).map { $0 + entry.start }
    list.interaction.beginMove(
      of: item, with: Set(moved + [item]), in: entry.items, at: point, reducesMotion: listAppearance.reducesMotion)
  }

  func continueMove(to point: CGPoint) { node?.list?.interaction.continueMove(to: point) }

  func cancelMove() { node?.list?.interaction.cancelMove() }

  func endMove() {
    guard let drag = node?.list?.interaction.endMove(), let (entry, _) = segments.locate(drag.item),
      let action = rowAction(of: entry, \.move)
    else { return }
    let rows = IndexSet(drag.items.map { $0 - entry.start })
    let destination = drag.destination - entry.start
    guard let first = rows.min(), let last = rows.max() else { return }
    let isInPlace = last - first + 1 == rows.count && (first...last + 1).contains(destination)
    guard !isInPlace else { return }
    withAnimation(changeAnimation) { action(rows, destination) }
  }
}
