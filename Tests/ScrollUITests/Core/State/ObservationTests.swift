import Observation
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct ObservationTests {
  @Observable final class Model {
    var title = "a"
    var count = 0
    var other = 0
  }

  private struct TitleRow: View {
    let model: Model
    let recorder: Recorder

    var body: some View {
      let _ = recorder.note("title")
      Text(model.title)
    }
  }

  private struct CountRow: View {
    let model: Model
    let recorder: Recorder

    var body: some View {
      let _ = recorder.note("count")
      Text("\(model.count)")
    }
  }

  private struct Root: View {
    let model: Model
    let recorder: Recorder
    let shows: Remote<Bool>
    @State private var showsCount = true

    var body: some View {
      let _ = shows.connect($showsCount)
      let _ = recorder.note("root")
      TitleRow(model: model, recorder: recorder)
      if showsCount { CountRow(model: model, recorder: recorder) }
    }
  }

  private let model = Model()
  private let recorder = Recorder()
  private let shows = Remote<Bool>()

  @Test func aModelReadInTheContentOfAWindowIsObserved() {
    let model = model
    let window = TestWindow { Text("\(model.title) \(model.count)") }
    #expect(window.texts == ["a 0"])
    model.title = "b"
    #expect(window.advance().bodies > 0)
    #expect(window.texts == ["b 0"])
    model.count = 3
    window.advance()
    #expect(window.texts == ["b 3"])
    model.other = 1
    #expect(window.advance().bodies == 0, "a property that the content does not read")
  }

  private func window() -> TestWindow {
    let window = TestWindow { Root(model: model, recorder: recorder, shows: shows) }
    _ = recorder.take()
    return window
  }

  @Test func onlyTheBodiesThatReadAPropertyAreEvaluated() {
    let window = window()
    model.count = 3
    window.advance()
    #expect(recorder.take() == ["count"])
    #expect(window.texts == ["a", "3"])
    model.other = 1
    #expect(!window.pipeline.wantsFrame)
  }

  @Test func twoChangesInOneActionEvaluateABodyOnce() {
    let window = window()
    model.count = 1
    model.count = 2
    window.advance()
    #expect(recorder.take() == ["count"])
    #expect(window.texts == ["a", "2"])
  }

  @Test func laterChangesAreObserved() {
    let window = window()
    for number in 1...4 {
      model.count = number
      window.advance()
      #expect(window.texts == ["a", "\(number)"])
    }
    #expect(recorder.take() == ["count", "count", "count", "count"])
  }

  @Test func changesAfterTheViewIsRemovedDoNothing() {
    let window = window()
    shows.value = false
    window.advance()
    _ = recorder.take()
    model.count = 1
    #expect(!window.pipeline.wantsFrame)
    window.advance()
    #expect(recorder.take() == [])
  }

  @Test func aBodyThatNoLongerReadsAPropertyIsNotEvaluatedForIt() {
    struct Chooser: View {
      let model: Model
      let recorder: Recorder
      let reads: Remote<Bool>
      @State private var readsCount = true

      var body: some View {
        let _ = reads.connect($readsCount)
        let _ = recorder.note("chooser")
        Text(readsCount ? "\(model.count)" : model.title)
      }
    }
    let window = TestWindow { Chooser(model: model, recorder: recorder, reads: shows) }
    // The first view of its type is where the framework learns that the type reads observable objects.
    model.count = 1
    window.advance()
    shows.value = false
    window.advance()
    _ = recorder.take()
    model.count = 2
    window.advance()
    #expect(recorder.take() == [])
    model.title = "b"
    window.advance()
    #expect(recorder.take() == ["chooser"])
  }

  @Test func aBindingToAPropertyWritesTheObject() {
    struct Editor: View {
      @Bindable var model: Model
      let remote: Remote<String>

      var body: some View {
        let _ = remote.connect($model.title)
        Text(model.title)
      }
    }
    let remote = Remote<String>()
    let window = TestWindow { Editor(model: model, remote: remote) }
    remote.value = "b"
    #expect(model.title == "b")
    window.advance()
    #expect(window.texts == ["b"])
  }

  @Test func aStateMayHoldAnObservableObject() {
    struct Owner: View {
      let hand: (Model) -> Void
      @State private var model = Model()

      var body: some View {
        let _ = hand(model)
        Text(model.title)
      }
    }
    var owned: Model?
    let window = TestWindow { Owner { owned = $0 } }
    owned?.title = "b"
    window.advance()
    #expect(window.texts == ["b"])
  }

  @Test func aChangeFromAnotherThreadIsShown() async {
    let window = window()
    let sent = UncheckedSendable(model)
    await Task.detached { sent.value.count = 5 }.value
    #expect(await eventually { window.pipeline.wantsFrame })
    window.advance()
    #expect(window.texts == ["a", "5"])
  }
}
