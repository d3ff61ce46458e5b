import Engine
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct KeyPressPhaseTests {
  private let recorder = Recorder()

  private func window(_ phases: KeyPress.Phases) -> TestWindow {
    TestWindow {
      Text("x").onKeyPress(phases: phases) { press in
        let phase = press.phase == .down ? "down" : press.phase == .up ? "up" : "repeat"
        recorder.note("\(press.characters) \(phase)")
        return .handled
      }
    }
  }

  @Test func aHeldKeyRepeatsAndIsReleased() {
    window(.all).hold("A", repeats: 2)
    #expect(recorder.take() == ["a down", "a repeat", "a repeat", "a up"])
  }

  @Test func onlyRequestedPhasesAreReported() {
    window(.up).hold("A", repeats: 1)
    #expect(recorder.take() == ["a up"])
    window([.down, .up]).hold("B", repeats: 3)
    #expect(recorder.take() == ["b down", "b up"])
  }

  @Test func losingTheFocusReleasesEveryKey() {
    let window = window([.down, .up])
    window.send(.keyDown(KeyStroke(.character("A"))))
    window.send(.focusLost)
    window.send(.keyDown(KeyStroke(.character("A"))))
    window.advance()
    #expect(recorder.take() == ["a down", "a up", "a down"])
  }

  @Test func aShortcutPressesItsButtonOnce() {
    let window = TestWindow { Button("x") { recorder.note("pressed") }.keyboardShortcut("k") }
    for _ in 0..<3 { window.send(.keyDown(KeyStroke(.character("K"), modifiers: .control))) }
    window.advance()
    #expect(recorder.take() == ["pressed"])
  }
}
