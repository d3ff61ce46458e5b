import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct ScrollViewSizeTests {
  @Test func itTakesTheProposalAlongItsAxisAndTheContentAcrossIt() {
    let column = ScrollView { Color.red.frame(width: 30, height: 900) }
    #expect(size(of: column, 100, 200) == CGSize(width: 30, height: 200))
    #expect(size(of: column, nil, nil) == CGSize(width: 30, height: 900))
    #expect(size(of: column, 10, 0) == CGSize(width: 30, height: 0))
    let row = ScrollView(.horizontal) { Color.red.frame(width: 900, height: 30) }
    #expect(size(of: row, 100, 200) == CGSize(width: 100, height: 30))
    let both = ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 900, height: 30) }
    #expect(size(of: both, 100, 200) == CGSize(width: 100, height: 200))
    let neither = ScrollView([]) { Color.red.frame(width: 900, height: 30) }
    #expect(size(of: neither, 100, 200) == CGSize(width: 900, height: 30))
  }

  @Test func theContentIsProposedItsIdealLengthAlongTheAxisAndTheProposalAcross() {
    let window = show(100, 80) { ScrollView { Color.red.probe("content") } }
    #expect(window.frame("content") == rect(0, 0, 100, 10))
  }

  @Test func anEmptyScrollViewHasNoWidth() {
    #expect(size(of: ScrollView {}, 100, 200) == CGSize(width: 0, height: 200))
  }

  @Test(arguments: [Axis.Set.vertical, .horizontal])
  func severalChildrenFormAColumn(axes: Axis.Set) {
    let window = show(100, 100) {
      ScrollView(axes) {
        box("a", 10, 10)
        box("b", 30, 10)
      }
    }
    #expect(window.frame("a") == rect(10, 0, 10, 10))
    #expect(window.frame("b") == rect(0, 18, 30, 10))
  }

  @Test func shortContentIsAtTheTopLeadingCorner() {
    let window = show(100, 100) { ScrollView([.horizontal, .vertical]) { box("a", 10, 10) } }
    #expect(window.frame("a") == rect(0, 0, 10, 10))
  }
}
