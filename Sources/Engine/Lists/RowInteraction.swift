/// The state of the rows of a list under a pointer: idle, or moving a row. A list has one interaction, so at most one of its rows moves.
@MainActor package final class RowInteraction {
  private enum State {
    case idle
    case moving(RowDrag)
  }

  private unowned let lazy: LazyNode
  private var state = State.idle

  init(_ lazy: LazyNode) { self.lazy = lazy }

  private var drag: RowDrag? {
    if case .moving(let drag) = state { drag } else { nil }
  }

  // MARK: Moving a row

  /// Returns the item with a movable row at `point`, in window coordinates; `nil` if there is none. `onGrip` requires that its grip is at
  /// the point.
  package func movableItem(at point: CGPoint, onGrip: Bool) -> Int? {
    let own = lazy.convertFromWindow(point)
    guard let item = lazy.item(at: own) else { return nil }
    let rows = lazy.listRows(ofItem: item)
    if onGrip, !rows.contains(where: { $0.gripArea?.contains(own - $0.origin) == true }) { return nil }
    return !rows.isEmpty && rows.allSatisfy { $0.appearance.grip != nil } ? item : nil
  }

  /// Lifts the row of a built item, which then follows a pointer.
  ///
  /// - Parameters:
  ///   - items: the items that move when the row is dropped, `item` included.
  ///   - range: the items among which the row moves.
  ///   - point: the position of the pointer, in window coordinates.
  package func beginMove(
    of item: Int, with items: Set<Int>, in range: Range<Int>, at point: CGPoint, reducesMotion: Bool
  ) {
    cancelMove()
    let drag = RowDrag(item, with: items, in: range, of: lazy, at: point, reducesMotion: reducesMotion)
    state = .moving(drag)
    drag.begin()
  }

  /// Moves the lifted row to a pointer at `point`, in window coordinates.
  package func continueMove(to point: CGPoint) { drag?.move(to: point) }

  /// Drops the lifted row. Returns the finished drag; `nil` if it was cancelled before.
  package func endMove() -> RowDrag? {
    guard let drag else { return nil }
    state = .idle
    drag.end()
    return drag
  }

  /// Returns the lifted row to its position.
  package func cancelMove() { _ = endMove() }

  // MARK: Lines

  /// Moves the lifted row and the rows aside after the built rows or the offset have changed.
  func follow() { drag?.follow() }

  /// Returns true if a line contains the lifted row, so that the line stays built outside of the viewport.
  func holds(_ line: LazyLine) -> Bool { drag?.holds(line) == true }
}
