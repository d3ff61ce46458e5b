import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct ButtonTests {
  private struct PressStyle: ButtonStyle {
    let recorder: Recorder

    func makeBody(configuration: Configuration) -> some View {
      let _ = recorder.note(configuration.isPressed ? "down" : "up")
      configuration.label.frame(width: 100, height: 50)
    }
  }

  private let recorder = Recorder()
  private let inside = CGPoint(x: 200, y: 300)
  private let outside = CGPoint(x: 20, y: 20)

  private func window(isDisabled: Bool = false) -> TestWindow {
    let window = TestWindow {
      Button("x") { recorder.note("action") }.buttonStyle(PressStyle(recorder: recorder)).disabled(isDisabled)
    }
    _ = recorder.take()
    return window
  }

  @Test func aClickShowsAPressAndRunsTheAction() {
    let window = window()
    window.send(.mouseDown(inside, button: 1))
    window.advance()
    #expect(recorder.take() == ["down"])
    window.send(.mouseUp(inside, button: 1))
    window.advance()
    #expect(recorder.take() == ["action", "up"])
  }

  @Test func movingAwayCancelsThePress() {
    let window = window()
    window.send(.mouseDown(inside, button: 1))
    window.advance()
    window.send(.mouseMove(outside))
    window.advance()
    #expect(recorder.take() == ["down", "up"])
    window.send(.mouseUp(outside, button: 1))
    window.advance()
    #expect(recorder.take() == [])
  }

  @Test func aClickBesideDoesNothing() {
    let window = window()
    window.click(outside)
    #expect(recorder.take() == [])
  }

  @Test func aDisabledButtonDoesNothing() {
    let window = window(isDisabled: true)
    window.click(inside)
    #expect(recorder.take() == [])
  }

  @Test func losingTheFocusCancelsThePress() {
    let window = window()
    window.send(.mouseDown(inside, button: 1))
    window.advance()
    window.send(.focusLost)
    window.send(.mouseUp(inside, button: 1))
    window.advance()
    #expect(recorder.take() == ["down", "up"])
  }

  @Test func tapsReportTheirCountAndLocation() {
    var places: [CGPoint] = []
    let window = TestWindow(width: 100, height: 100) {
      Color.red.frame(width: 40, height: 40)
        .onTapGesture(count: 2) { recorder.note("twice") }
        .padding(10)
        .onTapGesture(coordinateSpace: .named("box")) { places.append($0) }
        .coordinateSpace(name: "box")
    }
    window.click(CGPoint(x: 50, y: 50))
    #expect(recorder.take() == [])
    window.click(CGPoint(x: 50, y: 50))
    #expect(recorder.take() == ["twice"])
    let single = TestWindow(width: 100, height: 100) {
      Color.red.frame(width: 40, height: 40).padding(10)
        .onTapGesture(coordinateSpace: .named("box")) { places.append($0) }
        .padding(5)
        .coordinateSpace(name: "box")
    }
    single.click(CGPoint(x: 50, y: 40))
    #expect(places == [CGPoint(x: 35, y: 25)])
  }
}
