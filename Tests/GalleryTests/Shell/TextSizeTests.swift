import Engine
import Gallery
import ScrollInstruments
import ScrollUI
import ScrollUITesting
import Testing

/// The setting “Text size”: it changes the texts of a window by the factor `TextSize.scale`.
@MainActor @Suite struct TextSizeTests {
  private func open(
    _ page: String, _ size: GallerySettings.TextSize, width: CGFloat = 900, height: CGFloat = 640
  ) -> TestWindow {
    var state = GalleryState()
    state.settings.textSize = size
    let window = TestWindow(width: width, height: height) {
      GalleryView(page: page, feed: ListFeed(count: 20), state: state)
    }
    window.settle()
    return window
  }

  /// The sizes of the fonts of each string.
  private func sizes(in window: TestWindow) -> [String: Set<Int>] {
    var sizes: [String: Set<Int>] = [:]
    for span in window.nodes(of: TextNode.self).flatMap(\.spans) where !span.text.isEmpty {
      sizes[span.text, default: []].insert(Self.thousandths(span.font.size))
    }
    return sizes
  }

  private static func thousandths(_ size: CGFloat) -> Int { Int((size * 1000).rounded()) }

  /// The texts of a page and of the shell grow with their rows: a text that fits into a `FixedFrameNode` at the standard size fits at
  /// the largest.
  @Test(arguments: await GalleryPages.names) func allTextsAndTheirRowsGrowByTheFactorOfTheSetting(page: String) {
    let (standard, largest) = (open(page, .standard), open(page, .largest))
    compare(largest, with: standard, factor: 1.5, on: page)
    let known = Set(cut(in: standard))
    for text in cut(in: largest) where !known.contains(text) {
      Issue.record("“\(text)” is higher than its row on \(page)")
    }
  }

  @Test(arguments: GallerySettings.TextSize.allCases) func eachSizeIsThatOfTheSetting(size: GallerySettings.TextSize) {
    compare(open("feed", size), with: open("feed", .standard), factor: size.scale, on: "feed")
  }

  private func compare(_ scaled: TestWindow, with standard: TestWindow, factor: CGFloat, on page: String) {
    let (scaled, standard) = (sizes(in: scaled), sizes(in: standard))
    var compared = 0
    for (text, sizes) in scaled {
      guard let expected = standard[text] else { continue }
      compared += 1
      let factors = Set(expected.map { Self.thousandths(CGFloat($0) / 1000 * factor) })
      #expect(sizes.isSubset(of: factors), "“\(text)” on \(page): \(sizes), not \(factors)")
    }
    #expect(compared >= min(20, standard.count / 2), "\(page)")
  }

  /// The texts that are higher than the nearest frame with a fixed height.
  private func cut(in window: TestWindow) -> [String] {
    window.nodes(of: TextNode.self).filter { text in
      let frame = text.nearestAncestor { ($0 as? FixedFrameNode)?.height != nil || $0 is ScrollNode }
      guard let frame = frame as? FixedFrameNode, let height = frame.height else { return false }
      return text.size.height > height + 1
    }.map { $0.spans.map(\.text).joined() }
  }

  @Test func theInstrumentsGrowToo() throws {
    for (size, factor) in [(GallerySettings.TextSize.standard, 1.0), (.largest, 1.5)] {
      let window = open("million", size)
      window.key("F")
      window.settle()
      let graph = try #require(window.delegates(of: FrameGraphDrawing.self).first)
      #expect(graph.font.size == 12 * CGFloat(factor))
    }
  }

  @Test func theSelectionOfSourceLinesFollowsTheirHeight() throws {
    let window = open("nested", .largest, width: 1200)
    window.key("U", .control)
    window.settle()
    let numbers = try #require(window.frames("line numbers").first)
    let texts = window.nodes(of: TextNode.self).map { ($0.string, $0.convert($0.bounds, to: nil)) }
    let row = try #require(texts.first { $0.0 == "5" && numbers.intersects($0.1) }).1
    let height = SourceLine.height * GallerySettings.TextSize.largest.scale
    #expect(((row.midY - numbers.minY) / height).truncatingRemainder(dividingBy: 1) == 0.5)
    window.click(CGPoint(x: numbers.midX, y: row.midY))
    window.settle()
    window.key("C", .control)
    window.settle()
    let file = try #require(PageSources.files[GalleryPages.page(named: "nested").sourceFile])
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(window.textInput.clipboardText == "\(lines[4])\n")
  }
}
