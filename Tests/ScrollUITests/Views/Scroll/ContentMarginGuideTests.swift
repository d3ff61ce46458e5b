import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct ContentMarginGuideTests {
  private func resize(_ window: TestWindow, to width: CGFloat) {
    window.pipeline.root.windowSize.width = width
    window.advance()
  }

  @Test func aViewIsInsetByTheMarginsOfTheWindow() {
    let window = TestWindow { Color.red.probe("view").contentMargins(for: .container) }
    #expect(window.frame("view") == CGRect(x: 16, y: 16, width: 368, height: 568))
    resize(window, to: 500)
    #expect(window.frame("view") == CGRect(x: 20, y: 20, width: 460, height: 560))
    resize(window, to: 413)
    #expect(window.frame("view") == CGRect(x: 16, y: 16, width: 381, height: 568))
  }

  @Test func otherEdgesAreNotInset() {
    let window = TestWindow {
      Color.red.probe("view").contentMargins(for: .container, edges: [.top, .trailing])
    }
    #expect(window.frame("view") == CGRect(x: 0, y: 16, width: 384, height: 584))
  }

  /// Without an alignment the view keeps its size, with space around it.
  @Test func alignmentPlacesASmallViewWithinTheMargins() {
    let window = TestWindow {
      ZStack {
        Color.red.frame(width: 50, height: 30).contentMargins(for: .container, edges: .horizontal).probe("plain")
        Color.red.frame(width: 50, height: 30).probe("corner")
          .contentMargins(for: .container, alignment: .bottomTrailing)
        Color.red.frame(width: 50, height: 30).probe("side")
          .contentMargins(for: .container, edges: .horizontal, alignment: .leading)
      }
    }
    #expect(window.frame("plain").size == CGSize(width: 82, height: 30))
    #expect(window.frame("corner") == CGRect(x: 334, y: 554, width: 50, height: 30))
    #expect(window.frame("side") == CGRect(x: 16, y: 285, width: 50, height: 30))
  }

  /// The container of scrolled content is the scroll view: a narrow one has narrow margins in a wide window.
  @Test func theContainerIsTheNearestScrollView() {
    let window = TestWindow(width: 600) {
      ScrollView {
        Color.red.frame(height: 50).probe("view").contentMargins(for: .container, edges: .horizontal)
      }
      .frame(width: 300)
    }
    #expect(window.frame("view").width == 268)
  }

  @Test func readersReceiveTheMarginsAndTheirChanges() {
    var all: [EdgeInsets] = []
    var sides: EdgeInsets?
    let window = TestWindow {
      GeometryReader { proxy in
        let _ = all.append(proxy.contentMargins(for: .container))
        let _ = sides = proxy.contentMargins(for: .container, edges: .horizontal)
        Color.red
      }
    }
    #expect(all.last == EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
    #expect(sides == EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    resize(window, to: 700)
    #expect(all.last == EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20))
  }
}
