import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// The find bar, the matches and the current match of a list.
@MainActor @Suite struct FindTests {
  private static func lines(_ count: Int, every: Int) -> [String] {
    (0..<count).map { $0 % every == 0 ? "line \($0) with X" : "line \($0)" }
  }

  // MARK: The bar

  @Test func controlFOpensABarInTheTopTrailingCorner() throws {
    let sample = FindSample(Self.lines(100, every: 10))
    #expect(!sample.isOpen)
    sample.find("")
    let frame = try #require(sample.field)
    #expect(frame.maxX < 400 && frame.minX > 70 && frame.maxY < FindTests.barHeight)
  }

  /// The rows at both ends of the content cannot be scrolled out from under a bar.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [3, 40, 1000])
  func theBarCoversNoRowOfACurrentMatch(direction: LayoutDirection, count: Int) async throws {
    let sample = FindSample((0..<count).map { "line \($0) with X" }, direction: direction)
    sample.find("x")
    #expect(await sample.finish())
    for key in ["Return", "Return", "F3", "F3"] {
      for modifiers in [Modifiers.shift, .shift, [], [], []] {
        let current = try #require(sample.current)
        let row = try #require(sample.window.frame(ofText: current))
        let bar = try #require(sample.field).insetBy(dx: 0, dy: -8)
        #expect(row.maxY <= bar.minY || row.minY >= bar.maxY, "\(sample.count ?? "")")
        sample.window.key(key, modifiers)
        sample.window.settle()
      }
    }
  }

  private static let barHeight: CGFloat = 52

  @Test func theBarCountsTheMatches() async {
    let sample = FindSample(Self.lines(100, every: 10))
    sample.find("x")
    #expect(await sample.finish())
    #expect(sample.count == "1 of 10")
  }

  @Test(arguments: [("en_US", "1 of 1,234"), ("de_DE", "1 of 1.234")])
  func theFiguresHaveTheSeparatorsOfTheLocale(locale: String, expected: String) async {
    let sample = FindSample((0..<1234).map { "x \($0)" }, locale: locale)
    sample.find("x")
    #expect(await sample.finish())
    #expect(sample.count == expected)
  }

  @Test func aTextWithoutMatches() async {
    let sample = FindSample(Self.lines(100, every: 10))
    sample.find("missing")
    #expect(await sample.finish())
    #expect(sample.count == "No matches")
    #expect(sample.ticks.isEmpty)
  }

  @Test func escapeClosesTheBarAndRemovesTicksAndMarks() async {
    let sample = FindSample(Self.lines(100, every: 10))
    sample.find("x")
    #expect(await sample.finish())
    #expect(!sample.ticks.isEmpty && sample.current != nil)
    sample.window.key("Escape")
    sample.window.settle()
    #expect(!sample.isOpen)
    #expect(sample.ticks.isEmpty && sample.current == nil)
    #expect(sample.window.nodes(of: TextNode.self).allSatisfy { $0.marks?.pattern == nil })
  }

  @Test func closingReturnsTheFocusToTheList() async {
    let window = TestWindow { SelectableRows() }
    window.tap(CGPoint(x: 60, y: 100))
    window.settle()
    let row = window.texts.last
    window.key("F", .control)
    window.settle()
    #expect(!window.editedTexts.isEmpty)
    window.key("Down")
    window.settle()
    #expect(window.texts.contains(row ?? ""), "the field has the focus")
    window.key("Escape")
    window.settle()
    window.key("Down")
    window.settle()
    #expect(row?.hasPrefix("selected") == true && window.texts.last != row)
  }

  // MARK: Next and previous

  @Test(arguments: [("Return", Modifiers.shift), ("F3", Modifiers.shift)])
  func matchesWrapAroundAtBothEnds(key: String, back: Modifiers) async {
    let sample = FindSample(Self.lines(1000, every: 400))
    sample.find("x")
    #expect(await sample.finish())
    var seen = [sample.count]
    for _ in 0..<3 {
      sample.window.key(key)
      sample.window.settle()
      seen.append(sample.count)
    }
    #expect(seen == ["1 of 3", "2 of 3", "3 of 3", "1 of 3"])
    sample.window.key(key, back)
    sample.window.settle()
    #expect(sample.count == "3 of 3")
    #expect(sample.current == "line 800 with X")
  }

  @Test func theRowOfAMatchIsRevealedInTheMiddle() async throws {
    let sample = FindSample(Self.lines(10_000, every: 4000))
    sample.find("x")
    #expect(await sample.finish())
    sample.window.key("Return")
    sample.window.settle()
    let frame = try #require(sample.window.frame(ofText: "line 4000 with X"))
    #expect(abs(frame.midY - 300) < 1)
  }

  @Test func aVisibleMatchDoesNotScroll() async {
    let sample = FindSample(Self.lines(1000, every: 5))
    sample.find("x")
    #expect(await sample.finish())
    sample.window.key("Return")
    sample.window.settle()
    #expect(sample.count == "2 of 200")
    #expect(sample.window.scroll?.model.offset.y == 0)
  }

  @Test func severalMatchesInARowAreSeparate() async {
    let sample = FindSample(["x and x", "none", "x"])
    sample.find("x")
    #expect(await sample.finish())
    var indices: [Int?] = []
    for _ in 0..<3 {
      let node = sample.window.nodes(of: TextNode.self).first { $0.marks?.currentIndex(in: $0) != nil }
      indices.append(node?.marks?.currentIndex(in: node!))
      sample.window.key("Return")
      sample.window.settle()
    }
    #expect(indices == [0, 1, 0])
    #expect(sample.count == "1 of 3")
  }

  // MARK: Cost

  @Test func aSearchInAMillionRowsBuildsNoRowOutsideOfTheWindow() async {
    let sample = FindSample((0..<1_000_000).map { $0 == 777_777 ? "x" : "row" })
    let built = sample.model.built
    sample.window.key("F", .control)
    sample.window.settle()
    sample.model.reads = 0
    sample.window.type("x")
    var (bodies, measures, reads, frames) = (0, 0, 0, 0)
    var former = sample.model.reads
    let isDone = await sample.run {
      bodies = max(bodies, sample.window.counts.bodies)
      measures = max(measures, sample.window.counts.measures)
      reads = max(reads, sample.model.reads - former)
      if sample.model.reads > former { frames += 1 }
      former = sample.model.reads
      return sample.count != nil
    }
    #expect(isDone)
    #expect(sample.count == "1 of 1")
    #expect(sample.model.reads == 1_000_000)
    #expect(reads <= FindSession.maximumRows + 64, "texts of a frame")
    // Two seconds at 60 frames in a second.
    #expect(frames <= 120, "frames that read texts")
    #expect(bodies <= 80 && measures <= 400, "\(bodies) bodies, \(measures) measures")
    let new = sample.model.built.subtracting(built)
    // An idle container measures a few rows around the window, and once a sample of 96 rows for its estimate, without a search too.
    let outside = new.filter { abs($0 - 777_777) >= 60 && $0 >= 300 }
    #expect(outside.count <= 96 && new.count < 300, "\(outside.sorted().prefix(10)) of \(new.count)")
  }

  @Test func theFirstMatchIsShownBeforeAllRowsWereRead() async {
    let sample = FindSample((0..<1_000_000).map { $0 % 100 == 50 ? "x" : "row" })
    sample.find("x")
    sample.model.reads = 0
    #expect(await sample.run { sample.window.texts.contains { $0.hasPrefix("1 of ") } })
    #expect(sample.model.reads <= 2 * FindSession.maximumRows)
    sample.window.press(.escape)
    sample.window.settle()
  }

  @Test func ticksCostPixelsAndNotMatches() async throws {
    let sample = FindSample((0..<200_000).map { "x \($0)" })
    sample.find("x")
    #expect(await sample.finish())
    let indicators = try #require(sample.window.scroll).indicators
    #expect(sample.ticks == Array(stride(from: 0, to: indicators.tickRoom, by: indicators.tickPitch)))
  }

  @Test func ticksOfVeryManyMatchesAreDrawnApart() async throws {
    let sample = FindSample((0..<10_000).map { "x \($0)" })
    sample.find("x")
    #expect(await sample.finish())
    sample.window.settle()
    let bar = try #require(sample.window.scroll).bounds.maxX - 20
    let drawn = sample.window.drawn.compactMap { step -> CGRect? in
      if case .rectangle(let rect) = step, rect.width == 7, rect.minX > bar { rect } else { nil }
    }
    #expect(drawn.count == sample.ticks.count && drawn.count > 100)
    #expect(zip(drawn, drawn.dropFirst()).allSatisfy { $1.minY - $0.maxY >= 1.99 })
  }

  /// The largest counts of a frame while `every`th row of a hundred thousand has a match.
  private func workOfASearch(every: Int) async -> (bodies: Int, measures: Int, commands: Int) {
    let sample = FindSample((0..<100_000).map { $0 % every == 0 ? "x" : "row" })
    sample.find("x")
    var work = (bodies: 0, measures: 0, commands: 0)
    #expect(
      await sample.run {
        let counts = sample.window.counts
        work = (
          max(work.bodies, counts.bodies), max(work.measures, counts.measures), max(work.commands, counts.commands)
        )
        return sample.count != nil
      })
    return work
  }

  @Test func theWorkOfAFrameDoesNotGrowWithTheMatches() async {
    let few = await workOfASearch(every: 1_000)
    let many = await workOfASearch(every: 1)
    // Each match in the window has a mark, and each four points of the bar a tick.
    let (rows, ticks) = (600 / 40, 600 / 4)
    #expect(many.bodies <= few.bodies + 2 && many.measures <= few.measures + 2, "\(many) and \(few)")
    #expect(many.commands <= few.commands + 2 * rows + ticks, "\(many) and \(few)")
  }

  @Test func textsAreReadUpToTheBytesOfASlice() {
    let texts = RowTexts<[String]> { $0 }
    let data = ["one", "two", "three", "four"]
    #expect(texts.read(data, 1..<3, .max) == ["two", "three"])
    #expect(texts.read(data, 2..<9, .max) == ["three", "four"])
    #expect(texts.read(data, 7..<9, .max) == [])
    #expect(texts.read(data, 0..<4, 4) == ["one", "two"])
    #expect(texts.read(data, 0..<4, 0) == [])
  }

  @Test func typingOnCancelsTheSearch() async {
    let sample = FindSample((0..<50_000).map { "row \($0)" })
    sample.find("r")
    sample.window.advance()
    sample.window.type("ow 777")
    let reads = sample.model.reads
    #expect(await sample.finish())
    #expect(sample.matches("row 777").count == 11)
    #expect(sample.count?.hasSuffix("of 11") == true)
    #expect(sample.model.reads - reads < 50_000 + 5 * 4096)
  }

  // MARK: Brute force

  @Test(arguments: [1, 2, 3])
  func ticksEqualASearchOfAllRows(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 200...5000, using: &random)
    let sample = FindSample((0..<count).map { _ in Int.random(in: 0..<40, using: &random) == 0 ? "ax" : "b" })
    sample.find("X")
    #expect(await sample.finish())
    #expect(sample.ticks == sample.expectedTicks("x"), "seed \(seed)")
  }

  @Test(arguments: [4, 5, 6, 7])
  func changesOfTheDataRestartTheSearchAndKeepTheCurrentRow(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let sample = FindSample((0..<3000).map { $0 % 7 == 0 ? "x \($0)" : "y \($0)" })
    sample.find("x")
    #expect(await sample.finish())
    for _ in 0..<12 {
      for _ in 0..<Int.random(in: 0...3, using: &random) { sample.window.key("Return") }
      sample.window.settle()
      guard let row = sample.current else {
        Issue.record("no current row, seed \(seed)")
        return
      }
      let kept = sample.model.lines.firstIndex { $0.text == row }!
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        sample.model.lines.insert(
          .init(id: .random(in: 10_000...99_999_999, using: &random), text: "x new"),
          at: Int.random(in: 0...kept, using: &random))
      case 1 where kept > 0: sample.model.lines.remove(at: Int.random(in: 0..<kept, using: &random))
      default: sample.model.lines.remove(at: Int.random(in: kept + 1..<sample.model.lines.count, using: &random))
      }
      sample.window.advance()
      #expect(await sample.finish())
      sample.window.settle()
      #expect(sample.current == row, "seed \(seed)")
      let matches = sample.matches("x")
      let place = matches.firstIndex { sample.model.lines[$0].text == row }!
      if sample.model.lines.count(where: { $0.text == row }) == 1 {
        #expect(sample.count == "\(place + 1) of \(matches.count)", "seed \(seed)")
      }
      #expect(sample.ticks == sample.expectedTicks("x"), "seed \(seed)")
    }
  }
}

extension FindSample {
  /// The ticks of all matches, from the layout of the rows: 44 points each in the list of this sample.
  fileprivate func expectedTicks(_ text: String) -> [Int] {
    guard let scroll = window.scroll else { return [] }
    let (room, length) = (scroll.indicators.tickRoom, Double(scroll.model.metrics.contentSize.height))
    let lazy = window.nodes(of: LazyNode.self)[0]
    var pixels: Set<Int> = []
    let pitch = scroll.indicators.tickPitch
    for row in matches(text) {
      let frame = scroll.contentRect(lazy.frame(ofItem: row), of: lazy)
      pixels.insert(Int(Double(frame.midY) / length * Double(room)))
    }
    // A tick hides further ticks up to its pitch.
    return pixels.sorted().reduce(into: []) { ticks, pixel in
      if ticks.last.map({ pixel - $0 >= pitch }) ?? true { ticks.append(pixel) }
    }
  }
}

private struct SelectableRows: View {
  @State private var selection: Int? = 1

  var body: some View {
    List(selection: $selection) {
      ForEach(0..<50) { Text("row \($0)") }.findable { "row \($0)" }
    }
    .overlay(alignment: .bottom) { Text("selected \(selection ?? -1)") }
  }

  // MARK: Memory

  @Test func aRowWithManyMatchesIsStoredOnce() async {
    let sample = FindSample((0..<200).map { _ in String(repeating: "x", count: 500) })
    sample.find("x")
    #expect(await sample.finish())
    #expect(sample.count == "1 of 100,000")
    var hits = FindHits()
    hits.append((0..<200).map { ($0, 500) }, from: 0, wraps: false)
    #expect(hits.count == 100_000 && hits.rowCount == 200)
  }

  @Test func matchesAreCountedInTheOrderOfTheItems() {
    var hits = FindHits()
    hits.append([(0, 2), (3, 1)], from: 10, wraps: false)
    hits.append([(1, 3), (4, 1)], from: 0, wraps: true)
    let items = [1, 1, 1, 4, 10, 10, 13]
    #expect(hits.count == items.count && (0..<hits.count).map { hits[$0] } == items)
    #expect(hits.firstAfterStart == 4)
    for item in 0...14 {
      #expect(hits.index(from: item) == items.firstIndex { $0 >= item } ?? items.count, "\(item)")
    }
    #expect(FindHits().index(from: 3) == 0 && FindHits().firstAfterStart == nil)
  }
}
