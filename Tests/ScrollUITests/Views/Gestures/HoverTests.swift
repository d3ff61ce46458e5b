import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct HoverTests {
  private let recorder = Recorder()

  private func row(_ name: String) -> some View {
    Text(name).frame(width: 200, height: 50).onHover { recorder.note("\(name) \($0 ? "in" : "out")") }
  }

  private func list() -> TestWindow {
    TestWindow(width: 200, height: 100) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<10) { row("\($0)") } } }
    }
  }

  @Test func hoverFollowsTheMouse() {
    let window = list()
    window.move(CGPoint(x: 5, y: 25))
    window.move(CGPoint(x: 6, y: 25))
    #expect(recorder.take() == ["0 in"])
    window.move(CGPoint(x: 6, y: 75))
    #expect(recorder.take() == ["0 out", "1 in"])
    window.move(CGPoint(x: -1, y: -1))
    #expect(recorder.take() == ["1 out"])
  }

  @Test func contentScrolledUnderTheMouseIsHoveredInTheSameFrame() {
    let window = list()
    window.move(CGPoint(x: 5, y: 25))
    _ = recorder.take()
    window.wheel(-50 / 53, at: CGPoint(x: 5, y: 25), isPrecise: true)
    #expect(recorder.take() == ["0 out", "1 in"])
  }

  @Test func hoverStateIsShownInTheSameFrame() {
    struct Row: View {
      @State private var isOver = false

      var body: some View {
        Text(isOver ? "over" : "away").frame(width: 200, height: 50).onHover { isOver = $0 }
      }
    }
    let window = TestWindow(width: 200, height: 100) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<10) { _ in Row() } } }
    }
    window.move(CGPoint(x: 5, y: 25))
    #expect(window.drawnTexts == ["over", "away"])
    window.wheel(-50 / 53, at: CGPoint(x: 5, y: 25), isPrecise: true)
    #expect(window.texts.prefix(3) == ["away", "over", "away"])
    #expect(window.drawnTexts == ["over", "away"])
  }

  @Test func removingAHoveredViewEndsItsHover() {
    let isShown = Knob(true)
    let window = TestWindow(width: 200, height: 100) {
      KnobView(isShown) { if $0 { row("x") } }
    }
    window.move(CGPoint(x: 100, y: 50))
    isShown.value = false
    window.advance()
    #expect(recorder.take() == ["x in", "x out"])
  }

  @Test func theWholeRectangleIsHovered() {
    let window = TestWindow(width: 200, height: 100) {
      HStack(spacing: 100) {
        Text("a")
        Text("b")
      }
      .onHover { recorder.note("\($0)") }
    }
    window.move(CGPoint(x: 100, y: 50))
    #expect(recorder.take() == ["true"])
  }

  @Test func viewsInFrontReceiveTheHover() {
    let window = TestWindow(width: 200, height: 100) {
      ZStack {
        Color.red.onHover { recorder.note("back \($0)") }
        Color.blue.frame(width: 50, height: 50).onHover { recorder.note("front \($0)") }
      }
    }
    window.move(CGPoint(x: 10, y: 10))
    window.move(CGPoint(x: 100, y: 50))
    #expect(recorder.take() == ["back true", "back false", "front true"])
  }

  @Test func continuousHoverUsesTheGivenCoordinateSpace() {
    var phases: [HoverPhase] = []
    let window = TestWindow(width: 200, height: 100) {
      Color.red.frame(width: 100, height: 50).onContinuousHover { phases.append($0) }
    }
    window.move(CGPoint(x: 60, y: 30))
    window.move(CGPoint(x: 61, y: 30))
    window.move(CGPoint(x: 10, y: 30))
    #expect(phases == [.active(CGPoint(x: 10, y: 5)), .active(CGPoint(x: 11, y: 5)), .ended])
  }

  @Test func theInnermostViewSetsThePointerStyle() {
    let window = TestWindow(width: 200, height: 100) {
      ZStack {
        Color.red
        Color.blue.frame(width: 50, height: 50).pointerStyle(.link)
      }
      .pointerStyle(.columnResize)
    }
    let hover = window.pipeline.input.hover
    #expect(hover.shape == .arrow)
    window.move(CGPoint(x: 10, y: 10))
    #expect(hover.shape == .resizeHorizontal)
    window.move(CGPoint(x: 100, y: 50))
    #expect(hover.shape == .hand)
    window.move(CGPoint(x: -1, y: -1))
    #expect(hover.shape == .arrow)
  }

  @Test func fingersDoNotHover() {
    let window = list()
    window.touch(1, CGPoint(x: 5, y: 25), isDown: true)
    window.lift(1, CGPoint(x: 5, y: 25))
    #expect(recorder.take() == [])
  }
}
