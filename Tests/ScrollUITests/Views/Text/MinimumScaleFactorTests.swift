import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct MinimumScaleFactorTests {
  @Test func aTextThatFitsKeepsItsSize() {
    #expect(size(of: Text("abcd").lineLimit(1).minimumScaleFactor(0.5), 20, 10) == CGSize(width: 20, height: 10))
  }

  @Test func aTextShrinksUntilItFits() {
    let window = show(15, 100) { Text("abcd").lineLimit(1).minimumScaleFactor(0.5).probe("text") }
    #expect(window.drawnTexts == ["abcd"])
    let width = window.frame("text").width
    #expect(width > 14.5 && width <= 15)
  }

  @Test func atTheMinimumScaleTextIsTruncated() {
    let window = show(8, 100) { Text("abcdefgh").lineLimit(1).minimumScaleFactor(0.5).probe("text") }
    #expect(window.drawnTexts == ["ab…"])
    #expect(window.frame("text").height == 5)
  }

  @Test func moreSpaceRestoresTheTextSize() {
    let knob = Knob<CGFloat>(15)
    let window = show {
      KnobView(knob) { Text("abcd").lineLimit(1).minimumScaleFactor(0.1).probe("text").frame(width: $0) }
    }
    #expect(window.frame("text").width < 15.01)
    knob.value = 40
    window.advance()
    #expect(window.frame("text").size == CGSize(width: 20, height: 10))
  }
}
