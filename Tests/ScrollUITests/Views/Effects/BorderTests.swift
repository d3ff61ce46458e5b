import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct BorderTests {
  @Test func aBorderLiesInsideTheEdgeAndInFront() {
    let window = show { box("box", 20, 20).border(.red, width: 3).probe("whole") }
    #expect(window.drawn == [.rectangle(rect(0, 0, 20, 20)), .frame(rect(0, 0, 20, 20), lineWidth: 3)])
    #expect(window.frame("whole").size == CGSize(width: 20, height: 20))
  }

  @Test func aBorderIsAtMostAsWideAsItsView() {
    #expect(
      show { Color.clear.frame(width: 20, height: 10).border(.red, width: 99) }.drawn
        == [.frame(rect(0, 0, 20, 10), lineWidth: 5)])
  }

  @Test func noBorderAndAClearOneAreNotDrawn() {
    #expect(show { Color.clear.border(.red, width: 0) }.drawn.isEmpty)
    #expect(show { Color.clear.border(.clear, width: 2) }.drawn.isEmpty)
  }
}
