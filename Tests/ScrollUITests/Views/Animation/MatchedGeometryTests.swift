import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct MatchedGeometryTests {
  /// A marker that follows one of three boxes.
  private struct Tabs: View {
    let chosen: Knob<Int>
    @Namespace private var tabs

    var body: some View {
      ZStack(alignment: .topLeading) {
        HStack(spacing: 0) {
          ForEach(0..<3) { index in
            box("\(index)", 20 + CGFloat(index) * 20, 10).matchedGeometryEffect(id: index, in: tabs)
          }
        }
        KnobView(chosen) { Color.blue.probe("mark").matchedGeometryEffect(id: $0, in: tabs, isSource: false) }
      }
    }
  }

  @Test func aNonSourceViewTakesTheFrameOfItsSource() {
    let chosen = Knob(0)
    let window = show(200, 50) { Tabs(chosen: chosen) }
    #expect(window.frame("mark") == rect(0, 0, 20, 10))
    chosen.value = 2
    window.advance()
    #expect(window.frame("mark") == rect(60, 0, 60, 10))
    #expect(window.pipeline.isClean)
  }

  @Test func changingTheSourceAnimatesToItsFrame() {
    let chosen = Knob(0)
    let window = show(200, 50) { Tabs(chosen: chosen) }
    withAnimation(.linear(duration: 1)) { chosen.value = 2 }
    window.advance()
    func shown() -> CGRect {
      window.drawn.compactMap { if case .rectangle(let rect) = $0 { rect } else { nil } }.last ?? .zero
    }
    #expect(shown() == rect(0, 0, 20, 10))
    window.advance(seconds: 0.5)
    let middle = shown()
    #expect(abs(middle.minX - 30) < 0.001 && abs(middle.width - 40) < 0.001)
    window.settle()
    #expect(shown() == rect(60, 0, 60, 10))
    #expect(window.pipeline.isClean)
  }

  @Test func aMovingSourceIsFollowed() {
    let offset = Knob(0.0)
    struct Pair: View {
      let offset: Knob<Double>
      @Namespace private var space

      var body: some View {
        ZStack(alignment: .topLeading) {
          KnobView(offset) { box("source", 20, 10).matchedGeometryEffect(id: "a", in: space).padding(.leading, $0) }
          Color.blue.probe("mark").matchedGeometryEffect(id: "a", in: space, properties: .position, isSource: false)
            .frame(width: 6, height: 4)
        }
      }
    }
    let window = show(200, 50) { Pair(offset: offset) }
    #expect(window.frame("mark") == rect(7, 3, 6, 4))
    offset.value = 50
    window.advance()
    #expect(window.frame("mark") == rect(57, 3, 6, 4))
  }

  private struct Hero: View {
    let isLarge: Knob<Bool>
    @Namespace private var space

    var body: some View {
      KnobView(isLarge) { isLarge in
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 200, height: 200)
          if isLarge {
            Color.red.probe("large").matchedGeometryEffect(id: "hero", in: space).frame(width: 100, height: 80)
              .padding(.leading, 100).padding(.top, 100)
          } else {
            Color.blue.probe("small").matchedGeometryEffect(id: "hero", in: space).frame(width: 20, height: 20)
          }
        }
      }
    }
  }

  /// The middles of the rectangles that are drawn, and their widths.
  private func shown(_ window: TestWindow) -> [[CGFloat]] {
    window.drawn.compactMap { step in
      guard case .rectangle(let rect) = step else { return nil }
      return [rect.midX, rect.midY, rect.width].map { ($0 * 100).rounded() / 100 }
    }
  }

  @Test func anInsertedSourceStartsAtTheFrameOfTheRemovedSource() {
    let isLarge = Knob(false)
    let window = show(400, 400) { Hero(isLarge: isLarge) }
    #expect(shown(window) == [[10, 10, 20]])
    withAnimation(.linear(duration: 1)) { isLarge.value = true }
    window.advance()
    #expect(shown(window) == [[10, 10, 20]])
    window.advance(seconds: 0.5)
    #expect(shown(window) == [[80, 75, 20], [80, 75, 60]])
    window.settle()
    #expect(shown(window) == [[150, 140, 100]])
    #expect(window.frame("large") == rect(100, 100, 100, 80))
    #expect(window.pipeline.isClean)
  }

  @Test func withoutAnAnimationTheNewFrameIsShownAtOnce() {
    let isLarge = Knob(false)
    let window = show(400, 400) { Hero(isLarge: isLarge) }
    isLarge.value = true
    window.advance()
    #expect(shown(window) == [[150, 140, 100]])
    #expect(!window.pipeline.wantsFrame)
  }

  @Test func namespacesOfTwoViewsDiffer() {
    let window = show(200, 50) {
      HStack(spacing: 0) {
        Tabs(chosen: Knob(0)).frame(width: 120)
        Color.green.frame(width: 10, height: 10)
        Tabs(chosen: Knob(1)).frame(width: 120)
      }
    }
    #expect(window.frames("mark").map(\.width) == [20, 40])
  }
}
