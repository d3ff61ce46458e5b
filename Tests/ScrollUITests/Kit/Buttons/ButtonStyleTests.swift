import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct ButtonStyleTests {
  private let recorder = Recorder()
  private let center = CGPoint(x: 100, y: 100)

  private func window<Content: View>(@ViewBuilder content: @escaping () -> Content) -> TestWindow {
    TestWindow(width: 200, height: 200, content: content)
  }

  @Test func everyBuiltInStyleActsAndShowsHover() {
    func check(_ name: String, _ window: TestWindow) {
      window.move(CGPoint(x: 1, y: 1))
      let resting = window.drawnColors
      window.move(center)
      #expect(window.drawnColors != resting, "\(name) under the mouse")
      let hovered = window.drawnColors
      window.press(center)
      #expect(window.drawnColors != hovered, "\(name) pressed")
      window.release(center)
      window.move(CGPoint(x: 1, y: 1))
      #expect(window.drawnColors == resting, "\(name) at rest again")
      #expect(recorder.take() == ["action"], "\(name)")
    }
    let button = Button("Press me") { recorder.note("action") }
    check("automatic", window { button })
    check("bordered", window { button.buttonStyle(.bordered) })
    check("borderedProminent", window { button.buttonStyle(.borderedProminent) })
    check("borderless", window { button.buttonStyle(.borderless) })
    check("plain", window { button.buttonStyle(.plain) })
  }

  @Test func aDisabledButtonShowsNeitherHoverNorAPress() {
    let window = window { Button("x") { recorder.note("action") }.disabled(true) }
    let resting = window.drawnColors
    window.move(center)
    window.press(center)
    #expect(window.drawnColors == resting)
    window.release(center)
    #expect(recorder.take() == [])
  }

  @Test func aPrimitiveStyleTriggersTheAction() {
    struct DoubleClickStyle: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
      }
    }
    let window = window { Button("Press me") { recorder.note("action") }.buttonStyle(DoubleClickStyle()) }
    window.click(center)
    window.settle()
    #expect(recorder.take() == [])
    window.click(center)
    window.click(center)
    #expect(recorder.take() == ["action"])
  }

  @Test func aStyleMayExtendAnotherStyle() {
    struct Framed: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(.borderless).padding(20)
      }
    }
    let window = window { Button("x") { recorder.note("action") }.buttonStyle(Framed()) }
    window.click(center)
    #expect(recorder.take() == ["action"])
  }

  @Test func aHeldRepeatingButtonActsRepeatedly() {
    let window = window { Button("x") { recorder.note("a") }.buttonRepeatBehavior(.enabled) }
    window.press(center)
    window.advance(seconds: 0.4)
    #expect(recorder.take().count == 0)
    window.advance(seconds: 0.35)
    #expect(recorder.take().count == 3)
    window.release(center)
    window.settle()
    #expect(recorder.take().count == 0)
    window.click(center)
    #expect(recorder.take().count == 1)
  }

  @Test func thePressContinuesWhenThePointerReturns() {
    let window = window { Button("Press me") { recorder.note("action") } }
    window.press(center)
    window.move(CGPoint(x: 1, y: 1))
    window.move(center)
    window.release(center)
    #expect(recorder.take() == ["action"])
  }

  @Test func largerControlsAreLarger() {
    func height(_ size: ControlSize) -> CGFloat {
      window { Button("x") {}.probe("button").controlSize(size) }.frame("button").height
    }
    let heights = ControlSize.allCases.map(height)
    #expect(heights == heights.sorted())
    #expect(Set(heights).count == heights.count)
  }

  @Test func aCapsuleIsRoundAtItsEnds() {
    let window = window { Button("Press me") {}.buttonBorderShape(.capsule) }
    let isRound = window.drawn.contains {
      if case .roundedRectangle(let rect, let radius) = $0 { radius == rect.height / 2 } else { false }
    }
    #expect(isRound)
  }
}
