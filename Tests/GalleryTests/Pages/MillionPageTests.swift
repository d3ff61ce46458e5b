import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct MillionPageTests {
  private let window = TestWindow(width: 900, height: 640) { GalleryView(page: "million", rows: 100_000) }

  private var lazy: LazyNode { window.lazyList }

  @Test func onlyAViewportOfRowsIsAlive() {
    window.settle()
    #expect(lazy.lineCount == 100_000)
    let all = window.nodes(of: LazyNode.self).map(\.liveItemCount).reduce(0, +)
    #expect(window.pipeline.work.liveRows == all, "with the list of pages")
    #expect(lazy.liveItemCount < 30)
    #expect(window.texts.contains("100,000"))
  }

  @Test func jumpsReachTheMiddleOfTheListAndBuildOneViewport() throws {
    window.settle()
    window.send(.keyDown(KeyStroke(.character("J"), modifiers: [])))
    let counts = window.advance()
    #expect(try #require(window.scroll).model.offset.y > 1000)
    #expect(counts.bodies < 40 * 8, "a row is eight bodies at most")
    #expect(lazy.liveItemCount < 40)
  }

  @Test func insertionsAndRemovalsAboveMoveNoVisibleRow() throws {
    window.settle()
    window.key("J")
    window.settle()
    for (key, count) in [("I", 100_100), ("D", 100_000)] {
      let titles = window.nodes(of: TextNode.self).map { ($0, $0.convert($0.bounds, to: nil).minY) }
      window.key(key)
      #expect(lazy.lineCount == count)
      let moved = titles.filter { $0.0.host != nil }.map { abs($0.0.convert($0.0.bounds, to: nil).minY - $0.1) }
      #expect(moved.count > 10)
      #expect(moved.allSatisfy { $0 <= 0.5 })
    }
  }

  @Test func insertedRowsAreNumberedInTheirOrder() {
    var list = RowList(count: 4)
    list.insert(3)
    #expect(list.rows.map { 1 - $0.id }.prefix(3) == [1, 2, 3])
    list.insert(2)
    #expect(list.rows.map { 1 - $0.id }.prefix(5) == [4, 5, 1, 2, 3])
    #expect(list.rows.map(\.id).suffix(4) == [1, 2, 3, 4])
  }

  @Test func slowRowsExplainThemselves() {
    let window = TestWindow(width: 900, height: 640) {
      GalleryView(page: "million", rows: 200).environment(\.slowRowWork, {})
    }
    window.settle()
    #expect(!window.texts.contains { $0.hasPrefix("Every 50th row") })
    window.key("X")
    window.settle()
    #expect(window.texts.contains { $0.hasPrefix("Every 50th row") })
    window.key("End")
    window.settle()
    #expect(window.texts.contains("wastes 34 ms"))
    window.key("X")
    window.settle()
    #expect(!window.texts.contains("wastes 34 ms"))
  }

  @Test func rowsCanBeShuffledAndChangeTheirHeights() throws {
    window.settle()
    window.key("J")
    window.settle()
    let height = try #require(window.scroll).model.metrics.contentSize.height
    window.key("H")
    window.settle()
    #expect(try #require(window.scroll).model.metrics.contentSize.height != height)
    #expect(lazy.lineCount == 100_000)
    let texts = window.texts
    window.key("M")
    window.settle()
    #expect(lazy.lineCount == 100_000)
    #expect(window.texts != texts)
    #expect(lazy.liveItemCount < 40)
  }

  @Test func sectionHeadersArePinned() {
    window.settle()
    window.key("S")
    window.key("J")
    window.settle()
    #expect(window.texts.contains { $0.contains(" – ") })
    window.key("S")
    #expect(!window.texts.contains { $0.contains(" – ") })
  }

  /// The number and the window position of the first row that begins below the header.
  private func firstRow(_ window: TestWindow) throws -> (number: String, y: CGFloat) {
    let scroll = try #require(window.scroll)
    let top = scroll.convert(scroll.bounds, to: nil).minY + 40
    let rows = window.nodes(of: TextNode.self).compactMap { node -> (number: String, y: CGFloat)? in
      let text = node.spans.map(\.text).joined()
      guard !text.isEmpty, text.allSatisfy({ $0.isNumber || $0 == "," }) else { return nil }
      return (text, node.convert(node.bounds, to: nil).minY)
    }
    return try #require(rows.filter { $0.y > top }.min { $0.y < $1.y })
  }

  @Test(arguments: [false, true]) func switchingSectionHeadersKeepsTheVisibleRow(isShuffled: Bool) throws {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "million", rows: 1_000_000) }
    window.settle()
    if isShuffled { window.key("M") }
    let height = try #require(window.scroll).model.metrics.contentSize.height
    try #require(window.scroll).model.jump(to: CGPoint(x: 0, y: height * 0.90205))
    window.settle()
    for _ in 0..<4 {
      let before = try firstRow(window)
      window.key("S")
      let after = window.frame(ofText: before.number)
      #expect(abs((after?.minY ?? .infinity) - before.y) < 0.5, "row \(before.number)")
      window.settle()
      let settled = window.frame(ofText: before.number)
      #expect(abs((settled?.minY ?? .infinity) - before.y) < 0.5, "row \(before.number)")
    }
  }

  @Test func theListIsTheSameOnEveryMachine() {
    #expect(RowList(count: 8).rows.map(\.sentences) == RowList(count: 9).rows.prefix(8).map(\.sentences))
    #expect(RowList.formatted(1_234_567) == "1,234,567")
    #expect(RowList.formatted(-20) == "−20")
    #expect(RowList(count: 250).sections.map(\.rows) == [0..<100, 100..<200, 200..<250])
  }
}
