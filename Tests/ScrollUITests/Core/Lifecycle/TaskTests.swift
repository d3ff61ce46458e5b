import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct TaskTests {
  private struct Worker: View {
    let shows: Remote<Bool>
    let key: Remote<Int>
    let recorder: Recorder
    @State private var isShown = true
    @State private var id = 1

    var body: some View {
      let _ = shows.connect($isShown)
      let _ = key.connect($id)
      if isShown {
        let id = id
        Text("x").task(id: id) { await work(id) }
      }
    }

    private func work(_ id: Int) async {
      recorder.note("\(id) starts")
      while !Task.isCancelled { await Task.yield() }
      recorder.note("\(id) is cancelled")
    }
  }

  private let shows = Remote<Bool>()
  private let key = Remote<Int>()
  private let recorder = Recorder()

  /// Waits for `count` further recorded entries.
  private func entries(_ count: Int) async -> [String] {
    var entries: [String] = []
    _ = await eventually {
      entries += recorder.take()
      return entries.count >= count
    }
    return entries
  }

  @Test func aTaskStartsAfterTheFrameAndIsCancelledWithItsView() async {
    let window = TestWindow { Worker(shows: shows, key: key, recorder: recorder) }
    #expect(recorder.take() == [])
    #expect(await entries(1) == ["1 starts"])
    shows.value = false
    window.advance()
    #expect(await entries(1) == ["1 is cancelled"])
  }

  @Test func aChangedIDRestartsTheTask() async {
    let window = TestWindow { Worker(shows: shows, key: key, recorder: recorder) }
    #expect(await entries(1) == ["1 starts"])
    key.value = 2
    window.advance()
    #expect(await entries(2).sorted() == ["1 is cancelled", "2 starts"])
    window.advance()
    window.close()
    #expect(await entries(1) == ["2 is cancelled"])
  }

  @Test func aTaskWritesStateAfterItHasWaited() async {
    struct Loader: View {
      @State private var text = "loading"

      var body: some View {
        Text(text).task {
          await Task.yield()
          text = "loaded"
        }
      }
    }
    let window = TestWindow { Loader() }
    #expect(window.texts == ["loading"])
    #expect(await eventually { window.pipeline.wantsFrame })
    window.advance()
    #expect(window.texts == ["loaded"])
  }
}
