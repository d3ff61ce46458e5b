import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Semantics
import Testing

/// The page "stream" at its end, away from it, and on the way back.
@MainActor @Suite struct StreamPageTests {
  @Test(arguments: [30, 200]) func theEndStaysInViewWhileTextArrives(rate: Int) {
    let page = StreamWindow(rate: rate)
    page.window.advance(seconds: 0.5)
    let first = page.maximum
    for _ in 0..<300 {
      page.window.advance()
      #expect(page.isAtEnd, "\(page.offset) of \(page.maximum)")
    }
    #expect(page.maximum > first + 100)
    #expect(!page.showsPill)
  }

  @Test func noLineMovesWhileTheReaderIsAboveTheEnd() {
    let page = StreamWindow(rate: 5)
    // The answer with the program takes more than a minute.
    page.window.key("N")
    page.window.advance(seconds: 2)
    page.scrollUp(5)
    let lines = page.lines()
    #expect(lines.count > 4)
    for frame in 0..<3600 {
      page.window.advance()
      #expect(page.movement(of: lines) == 0, "frame \(frame)")
    }
    #expect(page.isWriting, "text arrives to the end")
    #expect(page.window.texts.contains("New text below"))
  }

  private enum Turn: CaseIterable { case notch, touchpad, finger, pageKey, thumb }

  @Test(arguments: Turn.allCases) private func theFirstTurnUpwardsLetsTheEndGo(turn: Turn) {
    let page = StreamWindow(rate: 200)
    page.window.advance(seconds: 0.4)
    #expect(page.isAtEnd)
    switch turn {
    case .notch: page.window.wheel(1, at: StreamWindow.point)
    case .touchpad: page.window.wheel(0.2, at: StreamWindow.point, isPrecise: true)
    case .finger:
      page.window.drag(from: StreamWindow.point, by: CGVector(dx: 0, dy: 60), steps: 6, rest: 0.3, with: .finger)
    case .pageKey: page.window.key("PageUp")
    case .thumb:
      page.window.drag(from: CGPoint(x: 896, y: 620), by: CGVector(dx: 0, dy: -40), steps: 6, with: .mouse)
    }
    page.window.advance(seconds: 1)
    let lines = page.lines()
    #expect(!page.isAtEnd && lines.count > 4)
    for _ in 0..<120 {
      page.window.advance()
      #expect(page.movement(of: lines) == 0)
    }
    #expect(page.showsPill)
  }

  @Test func thePillReturnsWithMotionAndTheEndIsFollowedAgain() throws {
    let page = StreamWindow(rate: 30)
    page.window.key("N")
    page.window.advance(seconds: 1)
    page.scrollUp(8)
    page.window.advance(seconds: 1)
    let start = page.offset
    try page.window.tap("New text below")
    var places: Set<Double> = []
    for _ in 0..<60 {
      page.window.advance()
      places.insert(page.offset)
    }
    #expect(places.count > 8 && page.offset > start + 100)
    #expect(page.isAtEnd && !page.showsPill)
    let length = page.maximum
    for _ in 0..<200 {
      page.window.advance()
      #expect(page.isAtEnd)
    }
    #expect(page.maximum > length)
  }

  @Test func scrollingBackToTheEndFollowsAgain() {
    let page = StreamWindow(rate: 30)
    page.window.key("N")
    page.window.advance(seconds: 1)
    page.scrollUp(3)
    #expect(page.showsPill)
    page.scrollUp(-12)
    page.window.advance(seconds: 2)
    #expect(page.isAtEnd && !page.showsPill)
  }

  @Test func olderAnswersAreInsertedAboveWithoutAJump() {
    let page = StreamWindow(rate: 30)
    page.window.advance(seconds: 1)
    page.scrollUp(3)
    for _ in 0..<3 {
      let (count, lines) = (page.rowCount, page.lines())
      page.window.key("H")
      #expect(page.movement(of: lines) < 0.001)
      page.window.advance(seconds: 1)
      #expect(page.movement(of: lines) < 0.001)
      #expect(page.rowCount > count + 40)
    }
  }

  @Test func olderAnswersLoadNearTheBeginning() {
    let page = StreamWindow(rate: 200)
    page.finish()
    let count = page.rowCount
    for _ in 0..<30 { page.scrollUp(10) }
    #expect(page.rowCount > count + 80)
    #expect(page.offset > 0)
  }

  @Test func aPauseHoldsTheTextAndEndsIt() {
    let page = StreamWindow(rate: 30)
    page.window.advance(seconds: 1)
    page.window.key("P")
    page.window.advance(seconds: 0.5)
    let texts = page.window.texts
    page.window.advance(seconds: 3)
    #expect(page.window.texts == texts)
    page.window.key("P")
    page.window.advance(seconds: 1)
    #expect(page.window.texts != texts)
  }

  @Test func thePageRestsAfterTheAnswer() {
    let page = StreamWindow(rate: 200)
    page.finish()
    page.window.settle()
    #expect(!page.window.pipeline.wantsFrame && page.window.pipeline.nextDeadline == nil)
  }

  @Test func askingAgainBeginsTheAnswerAgain() {
    let page = StreamWindow(rate: 200)
    page.finish()
    let (count, length) = (page.rowCount, page.maximum)
    page.window.key("A")
    page.window.advance(seconds: 0.2)
    #expect(page.rowCount < count && page.isWriting)
    page.finish()
    #expect(page.rowCount == count && page.maximum == length && page.isAtEnd)
  }

  // MARK: Work

  /// The greatest counts of a frame while the answer with the program arrives, with a number of earlier answers.
  private func work(earlier: Int) -> (bodies: Int, measures: Int, rows: Int) {
    let page = StreamWindow(rate: 200)
    for _ in 0..<(earlier / 4) {
      page.window.key("H")
      page.window.advance()
    }
    page.finish()
    page.window.key("N")
    page.window.advance(seconds: 0.8)
    let frames = page.window.advance(seconds: 1)
    return (frames.map(\.bodies).max() ?? 0, frames.map(\.measures).max() ?? 0, page.rowCount)
  }

  @Test func theWorkOfAPieceDoesNotGrowWithTheConversation() {
    let (short, long) = (work(earlier: 0), work(earlier: 140))
    #expect(long.rows > 2000 && short.rows < 250, "\(short.rows), \(long.rows)")
    #expect(long.bodies <= 40 && long.measures <= 200, "\(long)")
    #expect(long.bodies <= short.bodies + 4 && long.measures <= short.measures + 20, "\(short), \(long)")
  }

  // MARK: Reading

  private final class Listener: SemanticObserver {
    var announcements: [String] = []
    func semanticsDidChange(_ events: [SemanticEvent]) {
      for case .announcement(let announcement) in events { announcements.append(announcement.text) }
    }
  }

  @Test func aReaderHearsBlocksAndNoWords() {
    let page = StreamWindow(rate: 30)
    let listener = Listener()
    page.window.pipeline.semantics.add(listener)
    page.finish()
    let blocks = MarkdownDocument(StreamAnswer.answers(in: .english)[1].text).blocks.map(\.plainText)
    #expect(listener.announcements.count > 20)
    #expect(listener.announcements == blocks.filter { !$0.isEmpty }.prefix(listener.announcements.count).map { $0 })
  }

  @Test func allBlocksAreCopied() throws {
    let page = StreamWindow(rate: 200)
    page.finish()
    let line = try #require(page.lines().last { $0.node.selection != nil }?.node)
    let frame = line.convert(line.bounds, to: nil)
    page.window.tap(CGPoint(x: frame.minX + 2, y: frame.midY))
    page.window.key("A", .control)
    page.window.key("C", .control)
    page.window.settle()
    let copied = page.window.textInput.clipboardText
    let answers = StreamAnswer.answers(in: .english)
    for answer in [answers[0], answers[1]] {
      #expect(copied.contains(answer.question))
      let texts = MarkdownDocument(answer.text).blocks.map(\.plainText).filter { !$0.isEmpty }
      for text in texts { #expect(copied.contains(text)) }
    }
  }

  @Test func wordsAreFoundInAllBlocksWhileTextArrives() async {
    let page = StreamWindow(rate: 30)
    page.window.advance(seconds: 1)
    page.window.key("F", .control)
    page.window.advance(seconds: 0.2)
    page.window.type("funicular")
    #expect(await page.window.wait { page.window.texts.contains("1 of 1") })
    #expect(page.isWriting)
  }

  @Test func codeIsCopied() throws {
    let page = StreamWindow(rate: 200)
    page.window.key("N")
    page.finish()
    let copy = try #require(page.lines().last { $0.node.spans.map(\.text) == ["Copy"] }?.node)
    let frame = copy.convert(copy.bounds, to: nil)
    page.window.tap(CGPoint(x: frame.midX, y: frame.midY))
    page.window.advance()
    #expect(page.window.textInput.clipboardText.hasPrefix("swift sort.swift diary.txt > sorted.txt\n"))
    #expect(page.window.texts.contains("Copied"))
  }

  // MARK: Links

  @Test func linksOpenByPointerKeyboardAndReader() throws {
    final class Opened { var urls: [String] = [] }
    let opened = Opened()
    let window = TestWindow(width: 900, height: 640) {
      GalleryView(page: "stream", settings: ["pause=on"])
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.urls.append(url.absoluteString)
            return .handled
          })
    }
    window.settle()
    window.element(.link, "the rail planner").press()
    window.settle()
    func link() throws -> SemanticNode {
      try #require(window.presentTree.nodes.values.first { $0.role == .link && $0.label == "the rail planner" })
    }
    let frame = try link().frame
    window.click(CGPoint(x: frame.midX, y: frame.midY))
    window.settle()
    for _ in 0..<80 where try !link().states.contains(.focused) {
      window.key("Tab")
      window.settle()
    }
    window.key("Return")
    window.settle()
    #expect(opened.urls == Array(repeating: "https://example.org/rail", count: 3))
  }
}
