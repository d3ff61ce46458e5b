import Engine
import ScrollUI
import ScrollUITesting
import Testing

/// A program with an answer that grows, made of public interfaces alone.
@MainActor @Suite struct AnswerStreamTests {
  private func window() -> TestWindow {
    let window = TestWindow(app: AnswerStream(), width: 420, height: 500)
    window.advance(seconds: 20)
    return window
  }

  private func isAtEnd(_ window: TestWindow) -> Bool {
    window.scrollGeometry().map { abs($0.visibleRect.maxY - $0.contentSize.height) < 1 } ?? false
  }

  private func length(_ window: TestWindow) -> CGFloat { window.scrollGeometry()?.contentSize.height ?? 0 }

  @Test func theEndStaysInViewWhileWordsArrive() {
    let window = window()
    let former = length(window)
    #expect(former > 700)
    for _ in 0..<600 {
      window.advance()
      #expect(isAtEnd(window))
    }
    #expect(length(window) > former + 200 && !window.texts.contains("Latest"))
  }

  @Test func aReaderAboveTheEndIsNotMovedAndReturns() throws {
    let window = window()
    window.wheel(2, at: CGPoint(x: 200, y: 250))
    window.advance(seconds: 1)
    let (offset, former) = (window.scrollGeometry()?.contentOffset.y, length(window))
    for _ in 0..<600 {
      window.advance()
      #expect(window.scrollGeometry()?.contentOffset.y == offset)
    }
    #expect(length(window) > former)
    try window.tap("Latest")
    window.advance(seconds: 2)
    #expect(isAtEnd(window) && !window.texts.contains("Latest"))
    let second = length(window)
    window.advance(seconds: 5)
    #expect(length(window) > second && isAtEnd(window))
  }

  @Test func aWheelTurnedDownToTheEndArrivesAtTheEndThatMoves() {
    let window = window()
    window.wheel(4, at: CGPoint(x: 200, y: 250))
    window.advance(seconds: 1)
    #expect(!isAtEnd(window))
    window.wheel(-30, at: CGPoint(x: 200, y: 250))
    window.advance(seconds: 3)
    #expect(isAtEnd(window))
  }
}
