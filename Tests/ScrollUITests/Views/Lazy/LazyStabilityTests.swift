import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct LazyStabilityTests {
  private let remote = Remote<[LazyItem]>()

  private func window(_ items: [LazyItem]) -> TestWindow {
    let window = TestWindow(width: 400, height: 600) { LazyListView(remote, items) }
    window.settle()
    return window
  }

  private func scrolled(to offset: CGFloat = 20_000, count: Int = 10_000) -> TestWindow {
    let window = window((0..<count).map { LazyItem($0) })
    window.jump(to: offset)
    window.settle()
    return window
  }

  /// The rows visible before and after `change`, and the distance that each has moved.
  private func movements(_ window: TestWindow, _ change: () -> Void) -> [Int: CGFloat] {
    let before = Dictionary(uniqueKeysWithValues: window.visibleRows.map { ($0.id, $0.y) })
    change()
    window.advance()
    var moved: [Int: CGFloat] = [:]
    for (id, y) in window.visibleRows { if let old = before[id] { moved[id] = abs(y - old) } }
    return moved
  }

  private func expectStill(_ window: TestWindow, _ change: () -> Void) {
    let moved = movements(window, change)
    #expect(moved.count >= 5)
    #expect(moved.values.allSatisfy { $0 <= 0.5 }, "\(moved)")
  }

  @Test func insertingAboveMovesNoVisibleRow() {
    let window = scrolled()
    expectStill(window) { remote.value.insert(contentsOf: (0..<100).map { LazyItem(-1 - $0) }, at: 0) }
    expectStill(window) { remote.value.insert(contentsOf: (0..<50).map { LazyItem(100_000 + $0) }, at: 40) }
  }

  @Test func removingAboveMovesNoVisibleRow() {
    let window = scrolled()
    expectStill(window) { remote.value.removeFirst(30) }
    expectStill(window) { remote.value.removeSubrange(20..<60) }
  }

  /// The rows keep the length of their container, so no layout of the scroll view follows.
  @Test func movingARowUpAtTheEndKeepsTheOffsetInItsRange() {
    let window = scrolled(to: 100_000, count: 58)
    let end = window.offset
    remote.value.insert(remote.value.remove(at: 54), at: 3)
    window.settle()
    #expect(window.offset == end)
  }

  @Test func changesBelowMoveNoVisibleRow() {
    let window = scrolled()
    expectStill(window) { remote.value.removeLast(5000) }
    expectStill(window) { remote.value.append(contentsOf: (0..<100).map { LazyItem(50_000 + $0) }) }
  }

  @Test func aGrowingRowAboveMovesNoVisibleRow() {
    let window = scrolled()
    expectStill(window) { for index in 0..<200 { remote.value[index].height += 33 } }
  }

  @Test func manyChangesAtOnceMoveNoVisibleRow() throws {
    let window = scrolled()
    let first = try #require(window.visibleRows.first).id
    expectStill(window) {
      var items = remote.value
      items.removeSubrange(10..<20)
      items.insert(contentsOf: (0..<7).map { LazyItem(-100 - $0) }, at: 3)
      items.swapAt(30, 31)
      let index = items.firstIndex { $0.id == first }! - 5
      items.insert(LazyItem(-999), at: index)
      items.removeLast(100)
      remote.value = items
    }
  }

  @Test func removingTheFirstVisibleRowKeepsTheNext() throws {
    let window = scrolled()
    let second = try #require(window.visibleRows.dropFirst(2).first).id
    let removed = window.visibleRows.prefix(2).map(\.id)
    let moved = movements(window) { remote.value.removeAll { removed.contains($0.id) } }
    #expect(try #require(moved[second]) <= 0.5)
  }

  @Test func removingAllVisibleRowsShowsTheirNeighbors() throws {
    let window = scrolled()
    let ids = window.visibleRows.map(\.id)
    let next = try #require(ids.last) + 1
    remote.value.removeAll { ids.contains($0.id) }
    window.advance()
    #expect(window.visibleRows.contains { $0.id == next })
    #expect(abs(window.visibleRows.first!.y) <= 120)
  }

  @Test func atTheTopNewRowsPushTheContentDown() {
    let window = window((0..<1000).map { LazyItem($0, height: 50) })
    remote.value.insert(contentsOf: [LazyItem(-1, height: 50), LazyItem(-2, height: 50)], at: 0)
    window.advance()
    #expect(window.offset == 0)
    #expect(window.visibleRows.first?.id == -1)
    #expect(window.visibleRows.first { $0.id == 0 }?.y == 100)
  }

  @Test func changesDuringAFlingDoNotMoveRows() throws {
    let window = scrolled()
    window.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -300), steps: 6)
    var last = window.visibleRows
    #expect(window.scroll?.model.isMoving == true)
    for frame in 0..<40 {
      let control = window.offset
      if frame.isMultiple(of: 3) { remote.value.insert(LazyItem(-frame - 1), at: 2) }
      window.advance()
      _ = control
      // All rows move by one distance, and towards the top.
      let now = Dictionary(uniqueKeysWithValues: window.visibleRows.map { ($0.id, $0.y) })
      let moves = last.compactMap { row in now[row.id].map { $0 - row.y } }
      let first = try #require(moves.first)
      #expect(moves.allSatisfy { abs($0 - first) <= 0.5 })
      #expect(first <= 0.5 && first > -200, "frame \(frame): \(first)")
      last = window.visibleRows
    }
  }

  @Test func shrinkingContentLeavesNoEmptySpace() {
    let window = scrolled(to: 300_000)
    remote.value = Array(remote.value.prefix(20))
    window.advance()
    #expect(window.visibleRows.last?.id == 19)
    #expect(window.offset == window.contentHeight - 600)
    let bottom = window.liveRows.last!.frame.maxY
    #expect(abs(bottom - 600) < 0.01)
  }

  @Test func aChangedWidthKeepsTheFirstRowAndRestoresOldMeasurements() throws {
    let window = scrolled()
    let first = try #require(window.visibleRows.first { $0.y >= 0 })
    let total = window.contentHeight
    window.pipeline.root.windowSize = CGSize(width: 300, height: 600)
    window.advance()
    #expect(abs(try #require(window.visibleRows.first { $0.id == first.id }).y - first.y) <= 0.5)
    window.pipeline.root.windowSize = CGSize(width: 400, height: 600)
    window.advance()
    #expect(abs(try #require(window.visibleRows.first { $0.id == first.id }).y - first.y) <= 0.5)
    #expect(abs(window.contentHeight - total) < 1)
  }

  @Test(arguments: [UInt64(5), 2026, 991]) func randomEditsMoveNoVisibleRow(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let window = scrolled(count: 3000)
    var next = 1_000_000
    for step in 0..<520 {
      if step.isMultiple(of: 3) {
        window.jump(to: Double.random(in: 100...(window.contentHeight - 800), using: &random))
      }
      var items = remote.value
      let visible = Set(window.visibleRows.map(\.id))
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        edit(&items, sparing: visible, next: &next, &random)
      }
      let before = window.visibleRows
      remote.value = items
      window.advance()
      let now = Dictionary(uniqueKeysWithValues: window.liveRows.map { ($0.id, $0.frame.minY) })
      for (id, y) in before {
        guard let place = now[id], abs(place - y) <= 0.5 else {
          Issue.record("seed \(seed), step \(step): row \(id) was at \(y) and is at \(String(describing: now[id]))")
          return
        }
      }
    }
  }

  /// A random edit that does not insert between visible rows.
  private func edit(
    _ items: inout [LazyItem], sparing visible: Set<Int>, next: inout Int, _ random: inout SeededGenerator
  ) {
    guard let first = items.firstIndex(where: { visible.contains($0.id) }),
      let last = items.lastIndex(where: { visible.contains($0.id) })
    else { return }
    let isAbove = Bool.random(using: &random) && first > 2
    guard isAbove || last + 2 < items.count else { return }
    let range = isAbove ? 0..<first : (last + 1)..<items.count
    let index = Int.random(in: range, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      items.insert(
        contentsOf: (0..<5).map { _ in
          defer { next += 1 }; return LazyItem(next)
        }, at: index)
    case 1 where items.count > 500: items.remove(at: index)
    case 2: items[index].height = CGFloat.random(in: 5...200, using: &random)
    default: items.swapAt(index, Int.random(in: range, using: &random))
    }
  }
}
