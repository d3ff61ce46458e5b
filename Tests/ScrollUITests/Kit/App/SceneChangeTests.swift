import ScrollUI
import ScrollUITesting
import Testing

/// Actions of scenes for changed values.
@MainActor @Suite struct SceneChangeTests {
  private struct Counting: App {
    var recorder = Recorder()
    @State private var count = 0

    var body: some Scene {
      let recorder = recorder
      WindowGroup { Button("Count") { count += 1 } }
        .onChange(of: count) { count in recorder.note("\(count)") }
        .onChange(of: count) { old, new in recorder.note("\(old) to \(new)") }
    }
  }

  @Test func aSceneIsToldOfChangedValues() {
    let recorder = Recorder()
    let window = TestWindow(app: Counting(recorder: recorder), width: 200, height: 100)
    window.settle()
    #expect(recorder.take() == [])
    window.button("Count").press()
    window.settle()
    #expect(Set(recorder.take()) == ["1", "0 to 1"])
  }

  private struct Activity: View {
    @Environment(\.appearsActive) private var appearsActive
    @Environment(\.controlActiveState) private var state
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some View { Text("\(appearsActive) \(state) \(supportsMultipleWindows)") }
  }

  @Test func controlsKnowWhetherTheWindowHasTheKeyboard() {
    let window = TestWindow { Activity() }
    #expect(window.texts == ["true key true"])
    window.updateEnvironment { $0.scenePhase = .inactive }
    window.settle()
    #expect(window.texts == ["false inactive true"])
  }
}
