import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// The claims of document 001 about `scrollClipDisable`, later `scrollClipDisabled`.
@MainActor @Suite struct ScrollClipTests {
  private struct Rows: View {
    let knob: Knob<Bool>
    var isLazy = false

    var body: some View {
      VStack(spacing: 0) {
        Color.clear.frame(height: 200)
        ScrollView { if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } } }
        Color.clear.frame(height: 200)
      }
      .scrollClipDisabled(knob.value)
    }

    private var rows: some View { ForEach(0..<200) { Text("\($0)").frame(width: 100, height: 50) } }
  }

  private func scroll(_ window: TestWindow, to offset: CGFloat) {
    window.scroll?.model.jump(to: CGPoint(x: 0, y: offset))
    window.settle()
  }

  @Test func contentIsCutOffOnlyWhileClippingIsEnabled() {
    let knob = Knob(false)
    let window = TestWindow { Rows(knob: knob) }
    scroll(window, to: 1000)
    #expect(window.drawnTexts == ["20", "21", "22", "23"])
    knob.value = true
    window.settle()
    #expect(window.drawnTexts == (16...27).map(String.init), "all of the window")
    knob.value = false
    window.settle()
    #expect(window.drawnTexts.count == 4)
  }

  @Test func scrollClipDisableIsAnAlias() {
    let window = TestWindow {
      ScrollView { Text("far").frame(width: 100, height: 50).offset(y: -80) }
        .frame(height: 100).scrollClipDisable(true)
    }
    #expect(window.drawnTexts == ["far"])
  }

  @Test func unclippedLazyRowsAreBuiltAsFarAsVisible() {
    let knob = Knob(false)
    let window = TestWindow { Rows(knob: knob, isLazy: true) }
    scroll(window, to: 1000)
    #expect(window.drawnTexts == ["20", "21", "22", "23"])
    knob.value = true
    window.settle()
    #expect(window.drawnTexts == (16...27).map(String.init))
    scroll(window, to: 5000)
    #expect(window.drawnTexts == (96...107).map(String.init))
    #expect(window.nodes(of: TextNode.self).count < 60, "and not much further")
  }

  @Test func contentDrawnOutsideReceivesNoHits() {
    var taps = 0
    let window = TestWindow {
      ScrollView { Color.red.frame(width: 100, height: 2000).onTapGesture { taps += 1 } }
        .frame(height: 100).scrollClipDisabled()
    }
    window.click(CGPoint(x: 200, y: 500))
    #expect(taps == 0)
    window.click(CGPoint(x: 200, y: 300))
    #expect(taps == 1)
  }

  /// Radius 50, as in the listing: the layer of a shadow is the same in each scrolled frame, so that it is rasterized once.
  @Test func aShadowIsDrawnOutsideFromOneCachedLayer() throws {
    let window = TestWindow {
      ScrollView {
        ForEach(0..<3) { _ in
          RoundedRectangle(cornerRadius: 10).fill(.cyan).frame(width: 100, height: 100)
            .shadow(color: .black, radius: 50)
        }
      }
      .frame(height: 250)
      .scrollClipDisabled()
    }
    let before = window.drawnLayers
    #expect(before.count == 3)
    let clips = window.drawn.compactMap { if case .clip(let rect) = $0 { rect.height } else { nil } }
    #expect(clips.allSatisfy { $0 == 600 }, "no clip at the scroll view's edge: \(clips)")
    window.wheel(-1, at: CGPoint(x: 200, y: 300), isPrecise: true)
    window.settle()
    #expect(window.drawnLayers.map(\.content) == before.map(\.content))
    #expect(window.drawnLayers.map(\.origin.y) != before.map(\.origin.y))
  }
}
