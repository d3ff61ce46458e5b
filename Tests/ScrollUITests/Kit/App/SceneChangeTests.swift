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
}
