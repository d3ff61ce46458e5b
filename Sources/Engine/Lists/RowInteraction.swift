/// The state of the rows of a list under a pointer: idle, a `Move` of a row, or a `RowSwipe` that moves its content aside. A list
/// has one interaction, so at most one of its rows moves or is open.
@MainActor package final class RowInteraction {
  private enum State {
    case idle
    case moving(Move)
    case swiped(RowSwipe)
  }

  /// A row that a pointer moves among the rows of its `ForEach`.
  private struct Move {
    let item: Int
    let gap: ReorderGap
    let lift: RowLift
    /// Scrolls the list while the pointer is at an edge.
    let edges: EdgeScroller
  }

  /// The velocity of a flick that opens a row, in points per second.
  private static let openingVelocity: CGFloat = 4000

  private unowned let lazy: LazyNode
  private weak var source: (any ListRowSource)?
  private var state = State.idle
  /// The swipes that return to their places, after `RowSwipe.close(velocity:)` or `RowSwipe.cover()`.
  private var closing: [RowSwipe] = []

  init(_ lazy: LazyNode, _ source: any ListRowSource) {
    self.lazy = lazy
    self.source = source
  }

  private var move: Move? {
    if case .moving(let move) = state { move } else { nil }
  }

  private var swipe: RowSwipe? {
    if case .swiped(let swipe) = state { swipe } else { nil }
  }

  // MARK: Moving a row

  /// The item with a row at `point`, in window coordinates, that a pointer can move, and the items among which it moves; `nil` if there is
  /// none. `onGrip` requires that its grip is at the point.
  private func movableRow(at point: CGPoint, onGrip: Bool) -> (item: Int, range: Range<Int>)? {
    let own = lazy.convertFromWindow(point)
    guard let item = lazy.item(at: own) else { return nil }
    let rows = lazy.listRows(ofItem: item)
    if onGrip, !rows.contains(where: { $0.gripArea?.contains(own - $0.origin) == true }) { return nil }
    guard !rows.isEmpty, rows.allSatisfy({ $0.appearance.grip != nil }) else { return nil }
    return source?.movingRange(ofItem: item).map { (item, $0) }
  }

  /// True if a pointer can move the row at `point`, in window coordinates. `onGrip`: true if the point must be over the grip of the row.
  func canMoveRow(at point: CGPoint, onGrip: Bool) -> Bool { movableRow(at: point, onGrip: onGrip) != nil }

  /// Lifts the row at `point`, in window coordinates.
  func beginMove(at point: CGPoint) {
    guard let source, let host = lazy.host, let (item, range) = movableRow(at: point, onGrip: false) else { return }
    cancelMove()
    closeSwipe()
    let others = Set(source.movedItems(with: item).filter(range.contains)).subtracting([item])
    let reducesMotion = source.listAppearance.reducesMotion
    let move = Move(
      item: item, gap: ReorderGap(lazy, reducesMotion: reducesMotion),
      lift: RowLift(lazy.listRows(ofItem: item), count: others.count + 1, reducesMotion: reducesMotion),
      edges: EdgeScroller(
        .ofDrags, axes: [.vertical], path: lazy.scroll.map { [$0] } ?? [], at: point, hasDeadBand: true
      ) { [unowned lazy] viewport, axis, direction in lazy.hides(range, beyond: viewport, axis, direction) })
    state = .moving(move)
    host.services.holdPointerShape(.grabbing)
    move.gap.hold(item, among: range, with: others, at: point)
  }

  /// Moves the lifted row to a pointer at `point`, in window coordinates.
  func continueMove(to point: CGPoint) {
    guard let move else { return }
    move.edges.move(to: point)
    move.gap.move(to: point)
    if move.edges.isPulled { lazy.host?.add(self) }
  }

  /// Drops the lifted row, and moves it in the data.
  func endMove() {
    guard let move else { return }
    cancelMove()
    guard let slot = move.gap.plan.slot else { return }
    source?.moveItems(move.gap.others.union([move.item]), before: slot.item)
  }

  /// Returns the lifted row to its position. The layout of a change that follows continues from the present positions.
  func cancelMove() {
    guard let move else { return }
    state = .idle
    lazy.host?.services.holdPointerShape(nil)
    lazy.host?.remove(self)
    move.gap.close()
    move.lift.lower()
  }

  // MARK: Swiping a row

  /// The row at `point`, in window coordinates, that a pointer may swipe, and its item; `nil` while a pointer holds another row.
  package func swipeableRow(at point: CGPoint) -> (item: Int, row: ListRowNode)? {
    if move != nil || swipe?.isHeld == true { return nil }
    let own = lazy.convertFromWindow(point)
    guard let item = lazy.item(at: own), lazy.role(ofItem: item) == .row,
      let row = lazy.listRows(ofItem: item).first(where: {
        CGRect(origin: $0.origin, size: $0.size).contains(own)
      }), !row.isHidden
    else { return nil }
    return (item, row)
  }

  /// The item of a built row; `nil` if the list does not have the row any more.
  package func item(of row: ListRowNode) -> Int? {
    lazy.liveItems.first { lazy.listRows(ofItem: $0).contains { $0 === row } }
  }

  /// Uncovers the trailing buttons of the row with `RowMark.delete` at `point`, in window coordinates. Returns false without such a mark.
  package func openMarkedRow(at point: CGPoint) -> Bool {
    guard let item = lazy.item(atWindowPoint: point), let row = lazy.listRows(ofItem: item).first,
      row.appearance.mark == .delete, row.markArea?.contains(row.convertFromWindow(point)) == true
    else { return false }
    let direction: CGFloat = row.isRightToLeft ? 1 : -1
    if beginSwipe(at: point, by: direction) { endSwipe(velocity: direction * Self.openingVelocity) }
    return true
  }

  /// Closes the row that is swiped or open.
  package func closeSwipe() {
    guard let swipe else { return }
    leave(swipe)
    swipe.close()
  }

  /// Ends a swipe after a press of its button. With `removesRow` the row stays covered until it is removed; otherwise it closes.
  package func perform(_ swipe: RowSwipe, removesRow: Bool) {
    if self.swipe === swipe { leave(swipe) }
    if removesRow { swipe.cover() } else { swipe.close() }
  }

  /// Called when a row has returned to its place or has left the list.
  func swipeDidEnd(_ swipe: RowSwipe) {
    if self.swipe === swipe { leave(swipe) }
    closing.removeAll { $0 === swipe }
  }

  private func leave(_ swipe: RowSwipe) {
    state = .idle
    if !swipe.isOver { closing.append(swipe) }
    lazy.scroll?.model.remove(self)
    lazy.host?.services[GestureArena.self].remove(self)
  }

  /// Ends all swipes without animation: the list leaves its window.
  func endSwipes() {
    for swipe in closing + (swipe.map { [$0] } ?? []) { swipe.end() }
  }

  // MARK: Lines

  /// Returns true if a line contains the lifted row, so that the line stays built outside of the viewport.
  func holds(_ line: LazyLine) -> Bool { move.map { move in line.cells.contains { $0.item == move.item } } == true }
}

extension RowInteraction: FrameTicker {
  /// Scrolls the list while the pointer that moves a row is at an edge.
  package func tick(at time: Double) -> NextTick { move?.edges.step(at: time) == true ? .nextFrame : .never }
}

extension RowInteraction: RowSwiper {
  package func canSwipeRow(at point: CGPoint, by translation: CGFloat) -> Bool {
    guard let (item, row) = swipeableRow(at: point) else { return false }
    if swipe?.row === row { return true }
    let edges = translation == 0 ? HorizontalEdge.allCases : [row.edge(uncoveredBy: translation)]
    return edges.contains { source?.buttons(ofRow: row, item: item, edge: $0) != nil }
  }

  /// Begins to move the content of a row aside. Another open row closes. The row that is open already is held again.
  package func beginSwipe(at point: CGPoint, by translation: CGFloat) -> Bool {
    guard let source, let (item, row) = swipeableRow(at: point) else { return false }
    let open = swipe.flatMap { $0.row === row ? $0 : nil }
    let edge = open?.edge ?? row.edge(uncoveredBy: translation)
    guard let buttons = source.buttons(ofRow: row, item: item, edge: edge) else { return false }
    if let open {
      open.hold()
      return true
    }
    closeSwipe()
    for former in closing where former.row === row { former.end() }
    let swipe = RowSwipe(
      of: row, edge: edge, allowsFullSwipe: buttons.allowsFullSwipe, reducesMotion: source.listAppearance.reducesMotion,
      in: self)
    state = .swiped(swipe)
    lazy.scroll?.model.add(self)
    lazy.host?.services[GestureArena.self].add(self)
    buttons.build(swipe)
    return true
  }

  package func continueSwipe(by translation: CGFloat) { swipe?.move(by: translation) }

  package func endSwipe(velocity: CGFloat) {
    guard let swipe, swipe.isHeld, !swipe.release(velocity: velocity), self.swipe === swipe else { return }
    leave(swipe)
  }

  package func cancelSwipe() { if swipe?.isHeld == true { closeSwipe() } }
}

extension RowInteraction: ScrollObserver {
  package func scrollOffsetDidChange(_ model: ScrollModel) { closeSwipe() }

  package func scrollActivityDidChange(_ model: ScrollModel, from old: ScrollActivity) {
    if model.activity != .idle, model.activity != .tracking { closeSwipe() }
  }
}

extension RowInteraction: PressGuard {
  /// Takes each press while a row is open, except those on its buttons. A press on the row itself can move it further; any other press
  /// closes it, and may swipe another row, but has no other effect.
  func detector(for press: Press, path: [RenderNode]) -> GestureDetector? {
    guard let swipe else { return nil }
    if swipe.isHeld { return SwallowedPressDetector() }
    if swipe.hasButton(in: path) { return nil }
    let isOnRow = swipe.contains(press.location) && path.contains { $0 === lazy.scroll }
    if isOnRow, press.source.isFinger || press.source == .leftButton { return OpenRowDetector(self) }
    closeSwipe()
    let swiper = path.lazy.compactMap { $0.fact(GestureFact.self)?.detector.rowSwiper }.first
    guard let swiper, press.source.isFinger || press.source == .leftButton,
      swiper.canSwipeRow(at: press.start, by: 0)
    else { return SwallowedPressDetector() }
    return RowSwipeDetector(of: swiper, taking: press)
  }

  func dismiss() -> Bool {
    guard let swipe, !swipe.isHeld else { return false }
    closeSwipe()
    return true
  }

  /// Holds the open row again.
  func holdOpenRow() -> Bool {
    guard let swipe, !swipe.isHeld else { return false }
    swipe.hold()
    return true
  }
}
