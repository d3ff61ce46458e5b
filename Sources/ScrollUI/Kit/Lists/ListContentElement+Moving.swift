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

/// Moving rows with a pointer.
extension ListContentElement {
  func isMovable(item: Int) -> Bool {
    guard let (entry, _) = segments.locate(item), entry.role == .row else { return false }
    let key = ObjectIdentifier(entry.segment)
    if let cached = movableSegments[key] { return cached }
    let isMovable = rowAction(of: entry, \.move) != nil
    movableSegments[key] = isMovable
    return isMovable
  }

  func movingRange(ofItem item: Int) -> Range<Int>? {
    guard let (entry, _) = segments.locate(item), rowAction(of: entry, \.moveAcross) == nil else { return nil }
    return entry.items
  }

  func moveItems(_ items: Set<Int>, before destination: Int) {
    guard let (entry, _) = items.first.flatMap(segments.locate) else { return }
    _ = move(IndexSet(items.map { $0 - entry.start }), of: entry, to: destination - entry.start)
  }

  /// Calls the `onMove` action of an entry. Returns false without an action, and if the rows are in their place.
  func move(_ rows: IndexSet, of entry: LazySegments.Entry, to destination: Int) -> Bool {
    guard let action = rowAction(of: entry, \.move), !rows.isInPlace(at: destination) else { return false }
    withAnimation(changeAnimation) { action(rows, destination) }
    return true
  }
}

extension IndexSet {
  /// True if elements at these offsets keep their order and place in a move to `destination`, an offset before the move.
  func isInPlace(at destination: Int) -> Bool {
    guard let first, let last else { return true }
    return last - first + 1 == count && (first...last + 1).contains(destination)
  }
}
