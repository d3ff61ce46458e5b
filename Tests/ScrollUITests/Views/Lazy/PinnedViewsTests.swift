import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct PinnedViewsTests {
  /// Sections of ten rows of 50 points with a header of 30 points and a footer of 20.
  private func window(_ pinned: PinnedScrollableViews) -> TestWindow {
    TestWindow(width: 400, height: 600) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<100) { section in
            Section {
              ForEach(0..<10) { Color.red.frame(height: 50).probe("\(section)/\($0)") }
            } header: {
              Color.blue.frame(height: 30).probe("h\(section)")
            } footer: {
              Color.green.frame(height: 20).probe("f\(section)")
            }
          }
        }
      }
    }
  }

  private let section: CGFloat = 550

  @Test func unpinnedHeadersAreRows() {
    let window = window([])
    window.settle()
    #expect(window.contentHeight == section * 100)
    #expect(window.frame("h1").minY == 550)
    window.jump(to: 100)
    #expect(window.nodes("h0").isEmpty || window.frame("h0").maxY <= 0)
  }

  @Test func aPinnedHeaderStaysUntilTheNextHeaderPushesIt() {
    let window = window(.sectionHeaders)
    window.settle()
    #expect(window.frame("h0").minY == 0)
    for offset in [1.0, 100, 400, 500] {
      window.jump(to: offset)
      #expect(window.frame("h0").minY == 0, "at \(offset)")
    }
    window.jump(to: 510)
    #expect(window.frame("h0").minY == -10, "the footer's end pushes it")
    window.jump(to: 550)
    #expect(window.frame("h1").minY == 0)
    window.jump(to: section * 60 + 300)
    #expect(window.frame("h60").minY == 0, "its line is far above the viewport")
    #expect(window.drawnColors.last != window.drawnColors.first, "it is drawn in front")
  }

  @Test func aPinnedFooterStaysAtTheEnd() {
    let window = window(.sectionFooters)
    window.settle()
    window.jump(to: section * 3 + 100)
    #expect(window.frame("f3").minY == 430)
    window.jump(to: section * 3 + 560 - 600)
    #expect(window.frame("f3").maxY <= 600.01)
    window.jump(to: section * 5 - 200)
    #expect(window.frame("f5").maxY == 600)
  }

  @Test func aPinnedHeaderTakesOnePlacementPerFrame() {
    let window = window(.sectionHeaders)
    window.settle()
    window.jump(to: 60)
    window.settle()
    window.scroll?.model.jump(to: CGPoint(x: 0, y: 62))
    let counts = window.advance()
    #expect(counts.bodies == 0)
    #expect(counts.measures == 0)
  }
}
