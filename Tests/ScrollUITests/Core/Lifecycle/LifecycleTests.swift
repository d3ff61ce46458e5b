import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct LifecycleTests {
  private struct Root: View {
    let shows: Remote<Bool>
    let number: Remote<Int>
    let recorder: Recorder
    @State private var showsChild = true
    @State private var count = 0

    var body: some View {
      let _ = shows.connect($showsChild)
      let _ = number.connect($count)
      VStack {
        if showsChild {
          VStack {
            Text("\(count)").onAppear { recorder.note("inner appears") }.onDisappear {
              recorder.note("inner disappears")
            }
          }
          .onAppear { recorder.note("outer appears") }
          .onDisappear { recorder.note("outer disappears") }
        }
      }
      .onChange(of: count) { recorder.note("\($0) → \($1)") }
      .onChange(of: count, initial: true) { recorder.note("now \($1)") }
      .onChange(of: count) { recorder.note("changed") }
    }
  }

  private let shows = Remote<Bool>()
  private let number = Remote<Int>()
  private let recorder = Recorder()

  @Test func appearanceAndInitialChangesAreReportedOnceAndInnermostFirst() {
    let window = TestWindow { Root(shows: shows, number: number, recorder: recorder) }
    #expect(recorder.take() == ["inner appears", "outer appears", "now 0"])
    window.settle()
    number.value = 1
    window.advance()
    #expect(recorder.take() == ["0 → 1", "now 1", "changed"])
  }

  @Test func disappearanceIsReportedOnceAndInnermostFirst() {
    let window = TestWindow { Root(shows: shows, number: number, recorder: recorder) }
    _ = recorder.take()
    shows.value = false
    window.advance()
    #expect(recorder.take() == ["inner disappears", "outer disappears"])
    window.advance()
    window.close()
    #expect(recorder.take() == [])
  }

  @Test func closingTheWindowRemovesItsViews() {
    let window = TestWindow { Root(shows: shows, number: number, recorder: recorder) }
    _ = recorder.take()
    window.close()
    #expect(recorder.take() == ["inner disappears", "outer disappears"])
    #expect(window.host.graph.elementCount == 0)
    #expect(window.pipeline.work.liveNodes == 1)
  }

  @Test func anActionOfOnAppearMayWriteState() {
    struct Starter: View {
      @State private var text = "before"

      var body: some View { Text(text).onAppear { text = "after" } }
    }
    let window = TestWindow { Starter() }
    #expect(window.texts == ["after"])
    #expect(window.counts.observeRounds == 1)
  }

  @Test func onChangeReportsOnlyTheLastOfSeveralWrites() {
    let window = TestWindow { Root(shows: shows, number: number, recorder: recorder) }
    _ = recorder.take()
    number.value = 1
    number.value = 2
    number.value = 0
    window.advance()
    #expect(recorder.take() == [])
    number.value = 3
    number.value = 4
    window.advance()
    #expect(recorder.take().contains("0 → 4"))
  }

  @Test func theDeprecatedOnChangeReceivesTheNewValue() {
    struct Old: View {
      let number: Remote<Int>
      let recorder: Recorder
      @State private var count = 0

      var body: some View {
        let _ = number.connect($count)
        Text("x").onChange(of: count, perform: { recorder.note("\($0)") })
      }
    }
    let window = TestWindow { Old(number: number, recorder: recorder) }
    number.value = 2
    window.advance()
    #expect(recorder.take() == ["2"])
  }
}
