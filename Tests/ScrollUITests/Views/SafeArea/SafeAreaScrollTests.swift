import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Scroll views extend through the safe area and inset their content by it at rest.
@MainActor @Suite struct SafeAreaScrollTests {
  private func window<Content: View>(
    _ safeArea: EdgeInsets, @ViewBuilder _ content: @escaping () -> Content
  ) -> TestWindow {
    let window = TestWindow(content: content)
    window.pipeline.root.safeArea = safeArea
    window.advance()
    return window
  }

  private static let device = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

  @Test func aScrollViewKeepsItsFullFrameAndTurnsTheOverlapIntoInsets() throws {
    let window = window(Self.device) { ScrollView { Color.red.frame(height: 2000).probe("content") } }
    let scroll = try #require(window.scroll)
    #expect(scroll.convert(scroll.bounds, to: nil) == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(scroll.model.metrics.insets == Self.device)
    #expect(scroll.model.offset.y == -47)
    #expect(window.frame("content").minY == 47)
    window.wheel(-1, at: CGPoint(x: 200, y: 300))
    window.settle()
    #expect(window.frame("content").minY == -6, "content scrolls under the covered part")
    scroll.model.jump(to: CGPoint(x: 0, y: 9999))
    window.advance()
    #expect(window.frame("content").maxY == 566)
  }

  @Test func otherViewsAreLaidOutInsideTheSafeArea() {
    let window = window(Self.device) { Color.red.probe("view") }
    #expect(window.frame("view") == CGRect(x: 0, y: 47, width: 400, height: 519))
  }

  @Test func onlyEdgesThatTouchTheSafeAreaAreCovered() {
    let window = window(Self.device) {
      VStack(spacing: 0) {
        Color.blue.frame(height: 100)
        ScrollView { Color.red.frame(height: 2000) }
      }
    }
    #expect(window.scroll?.model.metrics.insets == EdgeInsets(.bottom, 34))
    #expect(window.scroll?.size.height == 453)
  }

  @Test func aFixedFrameKeepsTheScrollViewInTheSafeArea() {
    let window = window(Self.device) { ScrollView { Color.red.frame(height: 2000) }.frame(height: 200) }
    #expect(window.scroll?.model.metrics.insets == EdgeInsets())
    #expect(window.scroll?.size.height == 200)
  }

  @Test func contentMarginsAreAddedToTheSafeArea() throws {
    let window = window(Self.device) {
      ScrollView { Color.red.frame(height: 2000).probe("content") }.contentMargins(.top, 20)
    }
    let scroll = try #require(window.scroll)
    #expect(scroll.model.offset.y == -67)
    #expect(window.frame("content").minY == 67)
    #expect(scroll.indicators.track(.vertical) == 69...564)
  }

  /// Document 001: it has an effect on the nearest view only.
  @Test func safeAreaPaddingAppliesToTheScrollViewAndNotToItsContent() {
    let window = window(EdgeInsets()) {
      ScrollView {
        ScrollView(.horizontal) { Color.red.frame(width: 2000, height: 100).probe("inner") }
      }
      .safeAreaPadding(.leading, 20)
    }
    let insets = window.nodes(of: ScrollNode.self).map { $0.model.metrics.insets.leading }
    #expect(insets == [20, 0])
    #expect(window.frame("inner").minX == 20)
  }

  @Test func scrolledContentHasNoSafeArea() {
    var insets: EdgeInsets?
    let window = window(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)) {
      ScrollView {
        GeometryReader { proxy in
          let _ = insets = proxy.safeAreaInsets
          Color.clear
        }
        .frame(height: 2000)
      }
    }
    #expect(insets == EdgeInsets())
    #expect(window.scroll?.model.offset.x == -30)
    #expect(window.scroll?.size.width == 400)
  }

  @Test func aContainerRelativeFrameExcludesTheSafeArea() {
    let window = window(Self.device) {
      ScrollView { Color.red.containerRelativeFrame([.horizontal, .vertical]).probe("page") }
    }
    #expect(window.frame("page") == CGRect(x: 0, y: 47, width: 400, height: 519))
  }

  @Test func aChangedSafeAreaKeepsContentAtItsBeginning() throws {
    let window = window(Self.device) { ScrollView { Color.red.frame(height: 2000).probe("content") } }
    let scroll = try #require(window.scroll)
    window.pipeline.root.safeArea = EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
    window.advance()
    #expect(scroll.model.offset.y == -10)
    scroll.model.jump(to: CGPoint(x: 0, y: 100))
    window.pipeline.root.safeArea.top = 60
    window.advance()
    #expect(scroll.model.offset.y == 100)
    #expect(window.frame("content").minY == -100)
  }

  @Test func anEndAnchorIsKeptAboveANewBar() throws {
    let knob = Knob<CGFloat>(0)
    let window = TestWindow {
      KnobView(knob) { height in
        ScrollView { Color.red.frame(height: 2000).probe("content") }
          .defaultScrollAnchor(.bottom)
          .safeAreaPadding(.bottom, height)
      }
    }
    window.settle()
    #expect(window.frame("content").maxY == 600)
    knob.value = 50
    window.advance()
    #expect(window.frame("content").maxY == 550)
  }

  @Test func aScrolledFrameInASafeAreaNeedsNoLayout() {
    let window = window(Self.device) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<50) { Text("\($0)").frame(height: 300) } } }
        .safeAreaInset(edge: .bottom) { Text("bar").frame(height: 40) }
    }
    window.settle()
    window.wheel(-1, at: CGPoint(x: 200, y: 300), isPrecise: true)
    #expect(window.scroll?.model.offset.y ?? 0 > -47)
    #expect((window.counts.measures, window.counts.places, window.counts.bodies) == (0, 1, 0))
  }

  @Test func aTextEditorScrollsUnderTheSafeArea() throws {
    let window = window(Self.device) { TextEditor(text: .constant("Hello\nworld")) }
    #expect(window.scroll?.size.height == 600)
    #expect(window.scroll?.model.offset.y == -47)
    let caret = try #require(window.nodes(of: TextEditingNode.self).first)
    #expect(caret.convert(caret.bounds, to: nil).minY == 52)
  }
}
