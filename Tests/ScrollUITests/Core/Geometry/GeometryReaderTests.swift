import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct GeometryReaderTests {
  @Test func aReaderFillsTheProposal() {
    let reader = GeometryReader { _ in Color.red.frame(width: 5, height: 5) }
    #expect(size(of: reader, 30, 40) == CGSize(width: 30, height: 40))
    #expect(size(of: reader, 0, 0) == .zero)
    #expect(size(of: reader, nil, nil) == CGSize(width: 10, height: 10))
    #expect(size(of: reader, .infinity, nil) == CGSize(width: CGFloat.infinity, height: 10))
  }

  @Test func contentIsAtTheTopLeadingCorner() {
    let window = show(100, 80) {
      GeometryReader { proxy in
        box("a", 10, 10)
        Color.red.probe("b").frame(width: proxy.size.width / 2, height: proxy.size.height / 2)
      }
    }
    #expect(window.frame("a") == rect(0, 0, 10, 10))
    #expect(window.frame("b") == rect(0, 0, 50, 40))
  }

  @Test func contentMayOverflowTheEdge() {
    let window = show(100, 80) { GeometryReader { _ in box("a", 200, 10) }.probe("reader") }
    #expect(window.frame("reader").size == CGSize(width: 100, height: 80))
    #expect(window.frame("a") == rect(0, 0, 200, 10))
  }
}
