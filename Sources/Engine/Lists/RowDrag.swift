/// The row of a list that a pointer moves: it follows the pointer, other rows move aside, and the list scrolls at its edges.
///
/// Rows move by their `displacement` alone. No layout runs and no view is evaluated until the row is dropped.
@MainActor final class RowDrag {
  /// The duration in seconds in which a row rises above the list, or sinks into it.
  private static let liftDuration = 0.15
  /// The opacity of the other rows that move together with the row.
  private static let opacityOfOthers = 0.4
  /// The zones at the edges of the viewport in which the list scrolls.
  private static let edgeZone = EdgeZone(width: 44, speed: .velocity(1100))

  private unowned let lazy: LazyNode
  /// The item that follows the pointer.
  private let item: Int
  private let plan: RowMove
  /// The items that move when the row is dropped, `item` included.
  private let items: Set<Int>
  /// The index of the item in front of which the row would be dropped; `range.upperBound` for the end.
  private var destination: Int
  /// True if rows move without animation.
  private let reducesMotion: Bool
  /// The distance of the pointer from the upper edge of the row's background at the beginning.
  private let grip: CGFloat
  private var liftStart: Double?
  /// Scrolls the list while the pointer is at an edge.
  private let edges: EdgeScroller

  init(_ item: Int, _ move: RowMove, of lazy: LazyNode, at pointer: CGPoint, reducesMotion: Bool) {
    self.lazy = lazy
    self.item = item
    plan = move
    items = move.items()
    self.reducesMotion = reducesMotion
    destination = item
    grip = lazy.convertFromWindow(pointer).y - lazy.card(ofItem: item).lowerBound
    edges = EdgeScroller(
      Self.edgeZone, axes: [.vertical], path: lazy.scroll.map { [$0] } ?? [], at: pointer, hasDeadBand: true
    ) { [unowned lazy] viewport, _, direction in lazy.hides(move.range, beyond: viewport, direction) }
  }

  private var range: Range<Int> { plan.range }

  /// The animation of rows that move aside or return; `nil` with reduced motion.
  private var animation: NodeAnimation? { reducesMotion ? nil : NodeAnimation(timing: RowShiftTiming()) }

  /// True if a line contains `item`, so that it stays built outside of the viewport.
  func holds(_ line: LazyLine) -> Bool { line.cells.contains { $0.item == item } }

  // MARK: Course

  func begin() {
    guard let host = lazy.host else { return }
    liftStart = host.time
    for row in lazy.listRows(ofItem: item) {
      row.decorations.liftedCount = items.count
      row.sinking = nil
    }
    setLift(reducesMotion ? 1 : 0.01)
    host.services.holdPointerShape(.grabbing)
    follow()
    host.add(self)
  }

  /// Moves the row to a pointer at `point`, in window coordinates.
  func move(to point: CGPoint) {
    edges.move(to: point)
    follow()
    if edges.isPulled { lazy.host?.add(self) }
  }

  /// Starts the return of all rows to their origins. Called before the action that moves the rows in the data, whose layout continues from the
  /// present positions.
  func end() {
    guard let host = lazy.host else { return }
    host.services.holdPointerShape(nil)
    for line in lazy.live {
      for cell in line.cells {
        for case let row as ListRowNode in cell.nodes where row.decorations.asideDistance != nil {
          row.decorations.asideDistance = nil
          row.decorations.asideCorners = nil
          move(row, to: .zero)
          if items.contains(cell.item) { fade(row, to: 1) }
        }
      }
    }
    let rows = lazy.listRows(ofItem: item)
    if animation == nil {
      rows.forEach { $0.decorations.lift = 0 }
      host.remove(self)
    } else {
      let sinking = RowSinking(rows, from: host.time)
      host.remove(self)
      host.add(sinking)
    }
  }

  /// Moves the items in the data. Called after `end()`.
  func drop() { plan.drop(items, destination) }

  // MARK: Positions

  /// Moves the row to the pointer and other rows aside. Called after the pointer, the offset or the built rows have changed.
  func follow() {
    let card = lazy.card(ofItem: item)
    let length = card.upperBound - card.lowerBound
    let reach = lazy.reach(of: range)
    let top = min(max(lazy.convertFromWindow(edges.point).y - grip, reach.lowerBound), reach.upperBound - length)
    destination = destination(of: top, card: card)
    let ends = ends
    for line in lazy.live {
      for cell in line.cells where range.contains(cell.item) {
        for case let row as ListRowNode in cell.nodes {
          if cell.item == item {
            row.decorations.asideDistance = 0
            lazy.host?.motion.hold(row, at: CGPoint(x: 0, y: top - card.lowerBound))
          } else {
            moveAside(row, item: cell.item, by: length + lazy.gap)
            if let ends {
              row.decorations.asideCorners = ListRowCorners(
                top: ends.top == cell.item && row === cell.nodes.first,
                bottom: ends.bottom == cell.item && row === cell.nodes.last)
            }
          }
        }
      }
    }
  }

  /// The items at the rounded ends of the section while rows are aside; `nil` if rows are separate cards.
  private var ends: (top: Int?, bottom: Int?)? {
    guard lazy.gap == 0 else { return nil }
    let (first, last) = (range.lowerBound, range.upperBound - 1)
    var top: Int? = destination == first ? item : item == first && destination > first + 1 ? first + 1 : first
    var bottom: Int? = destination == last + 1 ? item : item == last && destination < last ? last - 1 : last
    if lazy.listRows(ofItem: first).first?.appearance.roundsTop != true { top = nil }
    if lazy.listRows(ofItem: last).last?.appearance.roundsBottom != true { bottom = nil }
    return (top, bottom)
  }

  /// The index in front of which a row with its upper edge at `top` is dropped: it has passed the middle of the rows between.
  private func destination(of top: CGFloat, card: ClosedRange<CGFloat>) -> Int {
    let isDown = top > card.lowerBound
    let edge = isDown ? top + card.upperBound - card.lowerBound : top
    guard let line = lazy.index.row(at: Double(edge)) else { return item }
    let target = lazy.lines.items(inLine: line).lowerBound
    guard target != item, range.contains(target) else {
      return target == item ? item : target < range.lowerBound ? range.lowerBound : range.upperBound
    }
    let other = lazy.card(ofItem: target)
    let middle = (other.lowerBound + other.upperBound) / 2
    if isDown { return edge > middle ? target + 1 : target == item + 1 ? item : target }
    return edge < middle ? target : target + 1
  }

  private func moveAside(_ row: ListRowNode, item other: Int, by length: CGFloat) {
    let distance: CGFloat =
      item < other && other < destination ? -length : destination <= other && other < item ? length : 0
    guard distance != row.decorations.asideDistance else { return }
    let isNew = row.decorations.asideDistance == nil
    row.decorations.asideDistance = distance
    if isNew, items.contains(other) { fade(row, to: Self.opacityOfOthers) }
    // A row that was built during the drag has no former position.
    if isNew, distance != 0 {
      lazy.host?.motion.hold(row, at: CGPoint(x: 0, y: distance))
    } else if !isNew {
      move(row, to: CGPoint(x: 0, y: distance))
    }
  }

  private func move(_ row: ListRowNode, to displacement: CGPoint) {
    guard let host = lazy.host else { return }
    // A row at its destination may still have a glide that has just begun.
    if let animation, row.displacement != displacement {
      host.motion.glide(row, by: .zero, to: displacement, animation)
    } else {
      host.motion.hold(row, at: displacement)
    }
  }

  private func fade(_ row: ListRowNode, to opacity: Double) {
    guard let host = lazy.host else { return }
    if let animation { host.motion.fade(row, to: opacity, animation) } else { row.transitionOpacity = opacity }
  }

  private func setLift(_ lift: CGFloat) {
    for row in lazy.listRows(ofItem: item) { row.decorations.lift = lift }
  }

}

extension RowDrag: FrameTicker {
  /// Raises the row, and scrolls the list while the pointer is at an edge.
  func tick(at time: Double) -> NextTick {
    var isRising = false
    if let start = liftStart {
      let part = reducesMotion ? 1 : min(1, (time - start) / Self.liftDuration)
      setLift(max(0.01, CGFloat(part)))
      isRising = part < 1
      if !isRising { liftStart = nil }
    }
    let isScrolling = edges.step(at: time)
    return isRising || isScrolling ? .nextFrame : .never
  }
}

/// Lowers rows after they were dropped.
@MainActor final class RowSinking: FrameTicker {
  private static let duration = 0.25
  private let rows: [ListRowNode]
  private let start: Double

  init(_ rows: [ListRowNode], from time: Double) {
    self.rows = rows
    start = time
    for row in rows { row.sinking = self }
  }

  func tick(at time: Double) -> NextTick {
    let lift = max(0, 1 - (time - start) / Self.duration)
    for row in rows where row.sinking === self { row.decorations.lift = CGFloat(lift) }
    return lift > 0 ? .nextFrame : .never
  }
}

/// The move of a row by a pointer, as its list allows it.
package struct RowMove {
  /// The items among which the row moves.
  let range: Range<Int>
  /// The items of `range` that move together when the row is dropped, with that of the row. Called when the row is lifted.
  let items: @MainActor () -> Set<Int>
  /// Moves items in the data in front of the item `destination`, or to the end of `range`.
  let drop: @MainActor (_ items: Set<Int>, _ destination: Int) -> Void

  package init(
    in range: Range<Int>, items: @escaping @MainActor () -> Set<Int>,
    drop: @escaping @MainActor (_ items: Set<Int>, _ destination: Int) -> Void
  ) {
    self.range = range
    self.items = items
    self.drop = drop
  }
}
