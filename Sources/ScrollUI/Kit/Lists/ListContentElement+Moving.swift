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

  func move(ofItem item: Int) -> RowMove? {
    guard let (entry, _) = segments.locate(item), rowAction(of: entry, \.isReorderable) == nil else { return nil }
    let items = entry.items
    return RowMove(
      in: items, items: { [weak self] in Set(self?.movedItems(with: item).filter(items.contains) ?? [item]) },
      drop: { [weak self] in self?.drop($0, before: $1) })
  }

  private func drop(_ items: Set<Int>, before destination: Int) {
    guard let first = items.min(), let last = items.max(), let (entry, _) = segments.locate(first),
      let action = rowAction(of: entry, \.move)
    else { return }
    let isInPlace = last - first + 1 == items.count && (first...last + 1).contains(destination)
    guard !isInPlace else { return }
    let rows = IndexSet(items.map { $0 - entry.start })
    withAnimation(changeAnimation) { action(rows, destination - entry.start) }
  }
}
