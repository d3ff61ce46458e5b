import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct FrameClockTests {
  private struct Reader: View {
    let found: (FrameClock?) -> Void
    @Environment(\.frameClock) private var clock

    var body: some View {
      let _ = found(clock)
      Text("x")
    }
  }

  @Test func closingTheWindowEndsSleepers() async throws {
    var found: FrameClock?
    let window = TestWindow { Reader { found = $0 } }
    let clock = try #require(found)
    let recorder = Recorder()
    let sleeper = Task {
      recorder.note("sleeps")
      try await clock.sleep(seconds: 1000)
    }
    #expect(await eventually { recorder.take() == ["sleeps"] })
    window.advance(seconds: 1)
    window.close()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    await #expect(throws: CancellationError.self) { try await clock.sleep(seconds: 1) }
  }
}
