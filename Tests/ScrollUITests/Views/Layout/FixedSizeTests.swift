import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct FixedSizeTests {
  @Test func theChildTakesItsIdealSize() {
    #expect(size(of: Color.red.fixedSize(), 100, 100) == CGSize(width: 10, height: 10))
    let window = show(20, 20) { Text("aaaaaaaaaa").probe("text").fixedSize() }
    #expect(window.frame("text").size == CGSize(width: 50, height: 10))
  }

  @Test func eachAxisCanBeFixed() {
    #expect(size(of: Color.red.fixedSize(horizontal: true, vertical: false), 100, 90) == CGSize(width: 10, height: 90))
    #expect(size(of: Color.red.fixedSize(horizontal: false, vertical: true), 100, 90) == CGSize(width: 100, height: 10))
    #expect(
      size(of: Color.red.fixedSize(horizontal: false, vertical: false), 100, 90) == CGSize(width: 100, height: 90))
  }

  @Test func fixedTextKeepsAllLinesWhenTooHigh() {
    let text = Text("aa bb cc").fixedSize(horizontal: false, vertical: true)
    #expect(size(of: text, 10, 5) == CGSize(width: 10, height: 30))
  }
}
