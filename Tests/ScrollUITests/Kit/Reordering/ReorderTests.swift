import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct ReorderTests {
  typealias Call = ReorderSample.Call

  // MARK: Drops

  @Test(arguments: ReorderSample.Layout.allCases)
  func anItemMovesBehindTheNext(layout: ReorderSample.Layout) {
    let sample = ReorderSample(layout)
    let step = sample.middle(1) - sample.middle(0)
    sample.drag(0, by: CGPoint(x: step.x * 1.1, y: step.y * 1.1))
    #expect(sample.takeCalls() == [Call(sources: [0], collection: "A", before: 2)])
    #expect(sample.ids("A") == [1, 0, 2, 3, 4, 5])
    #expect(sample.shift(0) == .zero && sample.shift(1) == .zero)
  }

  @Test(arguments: ReorderSample.Layout.allCases)
  func anItemMovesToTheEndAndBack(layout: ReorderSample.Layout) {
    let sample = ReorderSample(layout)
    sample.drag(1, by: sample.middle(5) - sample.middle(1))
    #expect(sample.takeCalls().last?.before == nil && sample.ids("A") == [0, 2, 3, 4, 5, 1])
    sample.drag(1, by: sample.middle(0) - sample.middle(1))
    #expect(sample.takeCalls() == [Call(sources: [1], collection: "A", before: 0)])
    #expect(sample.ids("A") == [1, 0, 2, 3, 4, 5])
  }

  @Test(arguments: [ReorderSample.Layout.list, .lists, .lazyStack, .lazyGrid, .stacks])
  func anItemMovesIntoTheOtherCollection(layout: ReorderSample.Layout) {
    let sample = ReorderSample(layout)
    let target = sample.middle(101)
    // The pointer is in the first half of the item, or before it where the items above close up.
    sample.drag(2, by: CGPoint(x: target.x - 5, y: target.y - 5) - sample.middle(2))
    let calls = sample.takeCalls()
    #expect(calls.count == 1 && calls.first?.sources == [2] && calls.first?.collection == "B")
    #expect(sample.ids("A") == [0, 1, 3, 4, 5])
    #expect(sample.ids("B").sorted() == [2, 100, 101, 102] && sample.ids("B").count == 4)
    #expect(sample.window.frame(ofText: "Item 2") != nil)
  }

  @Test func aCollectionThatHasBecomeEmptyTakesItemsAgain() {
    for layout in [ReorderSample.Layout.list, .lists, .lazyStack] {
      let sample = ReorderSample(layout, count: 1)
      sample.drag(0, by: sample.middle(100) - sample.middle(0))
      #expect(sample.ids("A").isEmpty && sample.ids("B").contains(0), "\(layout)")
      sample.drag(101, by: CGPoint(x: 10, y: 10) - sample.middle(101))
      #expect(sample.ids("A") == [101], "\(layout)")
    }
  }

  @Test func aDropInTheSamePlaceCallsNothing() {
    let sample = ReorderSample(.list)
    sample.drag(2, by: CGPoint(x: 3, y: 12))
    #expect(sample.takeCalls().isEmpty && !sample.session.isActive)
  }

  @Test func aClickStaysAClick() {
    let sample = ReorderSample(.list)
    sample.window.click(sample.middle(2))
    sample.window.settle()
    #expect(sample.selection.value == [2] && sample.takeCalls().isEmpty)
  }

  @Test func aRefusedChangeLeavesAllItemsInTheirSlots() {
    let sample = ReorderSample(.lazyGrid, isApplied: false)
    sample.drag(0, by: sample.middle(3) - sample.middle(0))
    #expect(sample.takeCalls().count == 1)
    for id in 0..<6 { #expect(sample.shift(id) == .zero) }
    #expect(sample.window.drawnTexts.contains("Item 0"))
  }

  @Test func aRightToLeftRowMovesTowardsItsEnd() {
    let sample = ReorderSample(.row, direction: .rightToLeft)
    let step = sample.middle(1) - sample.middle(0)
    #expect(step.x < 0)
    sample.drag(0, by: CGPoint(x: step.x * 1.1, y: 0))
    #expect(sample.ids("A") == [1, 0, 2, 3, 4, 5])
  }

  // MARK: Making way

  @Test func itemsBetweenMakeWayWithoutLayoutAndWithoutBodies() {
    let sample = ReorderSample(.lazyStack)
    let start = sample.middle(0)
    sample.window.press(start)
    sample.window.move(CGPoint(x: start.x, y: start.y + 20))
    sample.window.settle()
    _ = sample.bodies.take()
    sample.window.move(CGPoint(x: start.x, y: start.y + 100))
    #expect(sample.window.counts.measures == 0)
    sample.window.advance(seconds: 0.5)
    #expect(sample.shift(1).y == -44 && sample.shift(2).y == -44 && sample.shift(3) == .zero)
    #expect(sample.bodies.take().isEmpty)
    sample.window.release(CGPoint(x: start.x, y: start.y + 100))
    sample.window.settle()
    #expect(sample.ids("A") == [1, 2, 0, 3, 4, 5])
  }

  @Test(arguments: [ReorderSample.Layout.list, .lazyStack, .lazyGrid, .stacks])
  func itemsMakeWayOverSeveralFrames(layout: ReorderSample.Layout) {
    let sample = ReorderSample(layout)
    let (start, next) = (sample.middle(0), sample.middle(1))
    sample.window.press(start)
    sample.window.move(CGPoint(x: start.x + 10, y: start.y + 4))
    sample.window.advance(seconds: 0.2)
    sample.window.move(CGPoint(x: next.x, y: next.y + 1))
    sample.window.advance()
    let shift = sample.shift(1).distance(to: .zero)
    #expect(shift < 0.9 * start.distance(to: next), "on its way")
    sample.window.advance(seconds: 0.5)
    #expect(sample.shift(1).distance(to: start - next) < 0.5)
    sample.window.press(.escape)
    sample.window.settle()
  }

  @Test func aHeaderBetweenTwoCollectionsMakesWay() {
    let sample = ReorderSample(.lazyStack)
    let header = sample.window.frame(ofText: "Header")?.midY ?? 0
    sample.lift(5, by: CGPoint(x: 0, y: sample.middle(100).y - sample.middle(5).y - 10))
    let text = sample.window.nodes(of: TextNode.self).first { $0.spans.map(\.text).joined() == "Header" }
    #expect(text?.nearestAncestor { $0.displacement.y == -44 } != nil && header > 0)
    sample.window.press(.escape)
    sample.window.settle()
  }

  @Test func gridItemsMoveToTheSlotsOfTheirNeighbors() {
    let sample = ReorderSample(.lazyGrid)
    let slots = (0..<6).map(sample.middle)
    sample.lift(0, by: slots[5] - slots[0])
    for id in 1..<6 {
      let expected = slots[id - 1] - slots[id]
      #expect(sample.shift(id).distance(to: expected) < 0.5, "item \(id)")
    }
    sample.window.press(.escape)
    sample.window.settle()
    for id in 0..<6 { #expect(sample.shift(id) == .zero) }
  }

  @Test func theLiftedItemIsHiddenAndItsPreviewIsDrawn() {
    let sample = ReorderSample(.list)
    sample.lift(1, by: CGPoint(x: 0, y: 60))
    #expect(sample.window.drawnTexts.filter { $0 == "Item 1" }.count == 1)
    sample.window.press(.escape)
    sample.window.settle()
    #expect(sample.window.drawnTexts.filter { $0 == "Item 1" }.count == 1)
  }

  // MARK: Several, excluded and disabled items

  @Test func selectedRowsMoveTogether() {
    let sample = ReorderSample(.list)
    sample.selection.value = [0, 2, 101]
    sample.window.settle()
    sample.drag(2, by: CGPoint(x: 0, y: sample.middle(3).y - sample.middle(2).y + 10))
    #expect(sample.takeCalls() == [Call(sources: [0, 2, 101], collection: "A", before: 4)])
    #expect(sample.ids("A") == [1, 3, 0, 2, 101, 4, 5] && sample.ids("B") == [100, 102])
  }

  @Test func anExcludedItemAndADisabledContainerStay() {
    let sample = ReorderSample(.list)
    sample.drag(4, by: CGPoint(x: 0, y: -100))
    sample.isEnabled.value = false
    sample.window.settle()
    sample.drag(0, by: CGPoint(x: 0, y: 100))
    #expect(sample.takeCalls().isEmpty)
    #expect(sample.window.nodes(of: ListRowNode.self).allSatisfy { $0.gripArea == nil })
    sample.isEnabled.value = true
    sample.window.settle()
    #expect(sample.window.nodes(of: ListRowNode.self).contains { $0.gripArea != nil })
  }

  @Test(arguments: [false, true]) func anExcludedForEachStays(isExcluded: Bool) {
    struct Item: Identifiable {
      let id: Int
    }
    let calls = Recorder()
    let window = TestWindow(width: 300, height: 300) {
      LazyVStack(spacing: 0) {
        ForEach([Item(id: 0), Item(id: 1), Item(id: 2)]) { Text("Item \($0.id)").frame(width: 300, height: 40) }
          .reorderable()
          .moveDisabled(isExcluded)
      }
      .reorderContainer(for: Item.self) { calls.note("move \($0.sources)") }
    }
    window.settle()
    let start = window.frame(ofText: "Item 0")?.midY ?? 0
    window.press(CGPoint(x: 150, y: start))
    for step in 1...4 { window.move(CGPoint(x: 150, y: start + 20 * CGFloat(step))) }
    window.release(CGPoint(x: 150, y: start + 80))
    window.settle()
    #expect(calls.take() == (isExcluded ? [] : ["move [0]"]))
  }

  @Test func keysMoveSelectedRows() throws {
    let sample = ReorderSample(.list)
    sample.window.click(sample.middle(1))
    sample.window.settle()
    sample.window.key("Down", .option)
    sample.window.settle()
    #expect(sample.takeCalls() == [Call(sources: [1], collection: "A", before: 3)])
    sample.window.key("Up", .option)
    sample.window.settle()
    #expect(sample.ids("A") == [0, 1, 2, 3, 4, 5])
  }

  @Test func keysMoveRowsFromSectionToSection() throws {
    let sample = ReorderSample(.list)
    sample.window.click(sample.middle(5))
    sample.window.settle()
    sample.window.key("Down", .option)
    sample.window.settle()
    #expect(sample.takeCalls() == [Call(sources: [5], collection: "B", before: 100)])
    #expect(sample.ids("B") == [5, 100, 101, 102])
    #expect(sample.selection.value == [5], "the selection moves along")
    sample.window.key("Down", .option)
    sample.window.settle()
    #expect(sample.ids("B") == [100, 5, 101, 102])
    for _ in 0..<4 {
      sample.window.key("Up", .option)
      sample.window.settle()
    }
    #expect(sample.ids("A") == [0, 1, 2, 5, 3, 4])
    #expect(sample.ids("B") == [100, 101, 102])
  }

  @Test func aBlockOfRowsMovesToTheNextSectionAndBackAndStaysAtTheEnds() throws {
    let sample = ReorderSample(.list, count: 2)
    sample.window.click(sample.middle(0))
    sample.window.settle()
    sample.selection.value = [0, 1]
    sample.window.settle()
    sample.window.key("Up", .option)
    sample.window.settle()
    #expect(sample.takeCalls() == [], "no section is above")
    sample.window.key("Down", .option)
    sample.window.settle()
    #expect(sample.takeCalls() == [Call(sources: [0, 1], collection: "B", before: 100)])
    #expect(sample.ids("A") == [])
    sample.window.key("Up", .option)
    sample.window.settle()
    #expect(sample.takeCalls() == [Call(sources: [0, 1], collection: "A", before: nil)])
    #expect(sample.ids("A") == [0, 1], "the empty section takes rows")
    sample.selection.value = [102]
    sample.window.settle()
    sample.window.key("Down", .option)
    sample.window.settle()
    #expect(sample.takeCalls() == [], "no section is below")
  }

  @Test func rowsOfADisabledContainerStayInTheirSection() throws {
    let sample = ReorderSample(.list)
    sample.window.click(sample.middle(5))
    sample.isEnabled.value = false
    sample.window.settle()
    sample.window.key("Down", .option)
    sample.window.settle()
    #expect(sample.takeCalls() == [])
  }

  @Test func aRowMovedToAnotherSectionByKeysStaysVisible() throws {
    let sample = ReorderSample(.list, count: 40)
    sample.window.click(sample.middle(0))
    sample.window.key("End")
    sample.window.settle()
    sample.selection.value = [39]
    sample.window.settle()
    for _ in 0..<4 {
      sample.window.key("Down", .option)
      sample.window.settle()
      let frame = try #require(sample.window.frame(ofText: "Item 39"))
      #expect(frame.minY >= 0 && frame.maxY <= 720)
    }
    #expect(sample.ids("B") == [100, 101, 102, 39])
  }

  // MARK: Fingers

  @Test func aFingerLiftsAnItemAfterARestAndScrollsOtherwise() {
    let sample = ReorderSample(.lazyStack, count: 40)
    let start = sample.middle(1)
    sample.window.touch(1, start, isDown: true)
    sample.window.touch(1, CGPoint(x: start.x, y: start.y - 60))
    sample.window.advance(seconds: 0.1)
    #expect(sample.window.scroll?.model.offset.y ?? 0 > 0 && !sample.session.isActive)
    sample.window.lift(1, CGPoint(x: start.x, y: start.y - 60))
    sample.window.settle()
    let rest = sample.middle(5)
    sample.window.touch(1, rest, isDown: true)
    sample.window.advance(seconds: 0.6)
    sample.window.touch(1, CGPoint(x: rest.x, y: rest.y + 50))
    sample.window.advance(seconds: 0.5)
    #expect(sample.session.isActive)
    sample.window.lift(1, CGPoint(x: rest.x, y: rest.y + 50))
    sample.window.settle()
    #expect(sample.takeCalls().count <= 1 && !sample.session.isActive)
  }

  // MARK: Ends

  enum End: CaseIterable {
    case escape, focusLost, secondButton, removed, replaced, resized, outside
  }

  @Test(arguments: End.allCases, [ReorderSample.Layout.list, .lazyGrid, .stacks])
  func everyEndLeavesAllItemsInTheirSlots(end: End, layout: ReorderSample.Layout) {
    let sample = ReorderSample(layout)
    let start = sample.middle(0)
    sample.lift(0, by: CGPoint(x: 10, y: 70))
    var point = CGPoint(x: start.x + 10, y: start.y + 70)
    switch end {
    case .escape: sample.window.press(.escape)
    case .focusLost: sample.window.send(.focusLost)
    case .secondButton: sample.window.send(.mouseDown(point, button: 3))
    case .removed: sample.items.value["A"]?.removeFirst()
    case .replaced: sample.items.value["A"] = (10..<14).map { ReorderSample.Item(id: $0) }
    case .resized: sample.window.resize(width: 580, height: 700)
    case .outside:
      point = CGPoint(x: -50, y: -50)
      sample.window.move(point)
      sample.window.advance(seconds: 0.5)
    }
    sample.window.advance(seconds: 0.1)
    sample.window.release(point)
    sample.window.settle()
    #expect(!sample.session.isActive && sample.window.pipeline.root.foreground == nil)
    let calls = sample.takeCalls()
    if end != .resized { #expect(calls.isEmpty) }
    for id in sample.ids("A") + sample.ids("B") {
      #expect(sample.shift(id) == .zero, "item \(id)")
      #expect(sample.window.drawnTexts.filter { $0 == "Item \(id)" }.count == 1, "item \(id)")
    }
    #expect(!sample.window.pipeline.wantsFrame)
  }

  @Test func theDragFollowsItemsThroughAnInsertionAbove() {
    let sample = ReorderSample(.lazyStack)
    let start = sample.middle(3)
    sample.lift(3, by: CGPoint(x: 0, y: 50))
    sample.items.value["A"]?.insert(ReorderSample.Item(id: 50), at: 5)
    sample.window.advance(seconds: 0.5)
    sample.window.release(CGPoint(x: start.x, y: start.y + 50))
    sample.window.settle()
    #expect(sample.ids("A") == [0, 1, 2, 4, 3, 50, 5])
  }

  // MARK: Edges

  @Test func aDragThroughAMillionRowsBuildsNoRowsOnTheWay() {
    let sample = ReorderSample(.list, count: 1_000_000)
    let rows = sample.window.pipeline.work.liveRows
    let start = sample.middle(1)
    sample.window.press(start)
    sample.window.move(CGPoint(x: start.x, y: 200))
    sample.window.move(CGPoint(x: start.x, y: 715))
    var most = 0
    for _ in 0..<600 {
      sample.window.advance()
      most = max(most, sample.window.pipeline.work.liveRows)
    }
    #expect(sample.window.scroll?.model.offset.y ?? 0 > 5_000 && most <= 2 * rows)
    sample.window.move(CGPoint(x: start.x, y: 200))
    sample.window.release(CGPoint(x: start.x, y: 200))
    sample.window.settle()
    let call = sample.takeCalls().first
    #expect(call?.sources == [1] && call?.before ?? 0 > 100)
  }
}
