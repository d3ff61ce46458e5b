import Engine
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct AlertTests {
  private let recorder = Recorder()
  private let remote = Remote<Bool>()

  private struct Asking<Actions: View>: View {
    let remote: Remote<Bool>
    let recorder: Recorder
    @ViewBuilder let actions: () -> Actions
    @State private var isShown = false

    var body: some View {
      let _ = remote.connect($isShown)
      Button("Behind") { recorder.note("behind") }
        .alert("Title", isPresented: $isShown, actions: actions) { Text("Message") }
    }
  }

  private func window<Actions: View>(@ViewBuilder _ actions: @escaping () -> Actions) -> TestWindow {
    let window = TestWindow(width: 400, height: 400) { Asking(remote: remote, recorder: recorder, actions: actions) }
    remote.value = true
    window.settle()
    return window
  }

  private func twoActions() -> TestWindow {
    window {
      Button("Delete", role: .destructive) { recorder.note("delete") }
      Button("Keep", role: .cancel) { recorder.note("keep") }
    }
  }

  private func press(_ text: String, in window: TestWindow) throws {
    let frame = try #require(window.frame(ofText: text))
    window.click(CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func anAlertIsCenteredAndItsButtonCloses() throws {
    let window = twoActions()
    #expect(window.texts == ["Behind", "Title", "Message", "Delete", "Keep"])
    #expect(try #require(window.frame(ofText: "Title")).midX == 200)
    try press("Delete", in: window)
    #expect(recorder.take() == ["delete"])
    #expect(!remote.value)
    window.settle()
    #expect(window.texts == ["Behind"])
  }

  @Test func twoActionsShareARowAndMoreAreStacked() throws {
    let two = twoActions()
    #expect(try #require(two.frame(ofText: "Delete")).midY == (try #require(two.frame(ofText: "Keep")).midY))
    let three = window {
      Button("One") {}
      Button("Two") {}
      Button("Three") {}
    }
    #expect(try #require(three.frame(ofText: "Two")).minY > (try #require(three.frame(ofText: "One")).maxY))
  }

  @Test func withoutActionsThereIsOK() throws {
    let window = window {}
    #expect(window.texts == ["Behind", "Title", "Message", "OK"])
    window.key("Return")
    window.settle()
    #expect(!remote.value)
    #expect(window.texts == ["Behind"])
  }

  @Test func escapeTriggersTheCancelAction() {
    let window = twoActions()
    window.key("Escape")
    #expect(recorder.take() == ["keep"])
    #expect(!remote.value)
  }

  @Test func contentBehindAnAlertReceivesNoInput() throws {
    let window = TestWindow(width: 400, height: 400) {
      Color.red.onTapGesture { recorder.note("tap") }
        .overlay { Asking(remote: remote, recorder: recorder) { Button("Answer") {} } }
        .onKeyPress { _ in
          recorder.note("key")
          return .handled
        }
    }
    remote.value = true
    window.settle()
    window.click(CGPoint(x: 20, y: 20))
    window.key("X")
    #expect(recorder.take() == [])
    #expect(remote.value)
  }

  @Test func tabAndReturnChooseAnAction() {
    let window = twoActions()
    window.key("Tab")
    window.key("Tab")
    window.key("Return")
    #expect(recorder.take() == ["keep"])
  }

  @Test func aConfirmationDialogStacksItsActions() throws {
    struct Dialog: View {
      @State private var isShown = true

      var body: some View {
        Text("Content").confirmationDialog("Title", isPresented: $isShown) {
          Button("One") {}
          Button("Two", role: .cancel) {}
        }
      }
    }
    let window = TestWindow(width: 400, height: 400) { Dialog() }
    window.settle()
    #expect(try #require(window.frame(ofText: "Two")).minY > (try #require(window.frame(ofText: "One")).maxY))
    window.key("Escape")
    window.settle()
    #expect(window.texts == ["Content"])
  }

  @Test func aToggleSuppressesFurtherDialogs() throws {
    let isSuppressed = Remote<Bool>()
    let window = TestWindow(width: 400, height: 400) { Suppressible(isSuppressed: isSuppressed) }
    window.settle()
    #expect(window.texts.contains("Never again") && !isSuppressed.value)
    try window.tap("Never again")
    window.settle()
    #expect(isSuppressed.value)
  }

  private struct Suppressible: View {
    let isSuppressed: Remote<Bool>
    @State private var isOn = false

    var body: some View {
      let _ = isSuppressed.connect($isOn)
      Text("Behind")
        .alert("Title", isPresented: .constant(true)) { Button("OK") {} }
        .dialogSuppressionToggle("Never again", isSuppressed: $isOn)
    }
  }

  /// The images above the title of an alert.
  private func images<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> Int {
    let window = TestWindow(width: 400, height: 400, content: content)
    window.settle()
    let title = try #require(window.frame(ofText: "Title"))
    let frames = window.nodes(of: ImageNode.self).map { $0.convert($0.bounds, to: nil) }
    return frames.filter { $0.maxY <= title.minY && abs($0.midX - title.midX) < 1 }.count
  }

  @Test func aCriticalDialogHasAWarningSignAndAnIconReplacesIt() throws {
    let alert = Text("Behind").alert("Title", isPresented: .constant(true)) { Button("OK") {} }
    #expect(try images { alert.dialogSeverity(.standard) } == 0)
    #expect(try images { alert.dialogSeverity(.critical) } == 1)
    #expect(try images { alert.dialogIcon(Image(systemName: "star")) } == 1)
    #expect(try images { alert.dialogSeverity(.critical).dialogIcon(Image(systemName: "star")) } == 1)
  }
}
