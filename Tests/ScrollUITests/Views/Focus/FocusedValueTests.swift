import ScrollUI
import ScrollUITesting
import Testing

/// Values that the focused view and the window give to readers and to commands.
@MainActor @Suite struct FocusedValueTests {
  fileprivate final class Document: Observable {
    let title: String

    init(_ title: String) { self.title = title }
  }

  private let recorder = Recorder()

  private struct Reader: View {
    let recorder: Recorder
    @FocusedValue(\.note) private var note
    @FocusedBinding(\.draft) private var draft
    @FocusedValue(Document.self) private var document

    var body: some View {
      let _ = recorder.note("body")
      Text("note \(note ?? "none"), draft \(draft ?? "none"), document \(document?.title ?? "none")")
      Button("Write") { draft = "written" }
    }
  }

  private struct Pages: View {
    let recorder: Recorder
    @State private var draft = "new"
    @State private var count = 1

    var body: some View {
      VStack {
        Reader(recorder: recorder)
        Button("First") { count += 1 }.focusedValue(\.note, "first \(count)").focusedValue(\.draft, $draft)
        VStack {
          Button("Inner") {}.focusedValue(\.note, "inner")
          Button("Outer") {}
        }
        .focusedValue(\.note, "outer")
        Button("Optional") {}.focusedValue(\.note, nil)
      }
      .focusedSceneValue(\.note, "window")
      .focusedSceneValue(Document("letters"))
    }
  }

  private func pages() -> TestWindow {
    let window = TestWindow { Pages(recorder: recorder) }
    window.settle()
    return window
  }

  private func text(in window: TestWindow) -> String? { window.texts.first { $0.hasPrefix("note") } }

  @Test func theFocusedViewGivesTheValues() {
    let window = pages()
    #expect(text(in: window) == "note window, draft none, document letters")
    let expected = [
      ("Write", "window"), ("First", "first 1"), ("Inner", "inner"), ("Outer", "outer"), ("Optional", "window"),
    ]
    for (name, note) in expected {
      window.key("Tab")
      window.settle()
      let draft = name == "First" ? "new" : "none"
      #expect(text(in: window) == "note \(note), draft \(draft), document letters", "\(name)")
    }
  }

  @Test func aChangedValueReachesTheReadersAndAnEqualOneDoesNot() {
    let window = pages()
    window.key("Tab")
    window.key("Tab")
    window.settle()
    _ = recorder.take()
    window.key("Return")
    window.settle()
    #expect(text(in: window)?.hasPrefix("note first 2, draft new") == true)
    #expect(recorder.take() == ["body"])
    window.advance(seconds: 1)
    #expect(recorder.take() == [] && !window.pipeline.wantsFrame)
  }

  @Test func aBindingIsWritten() {
    let window = pages()
    window.key("Tab")
    window.key("Tab")
    window.settle()
    window.button("Write").press()
    window.settle()
    #expect(text(in: window)?.contains("draft written") == true)
  }

  private struct Tabs: View {
    let documents = [Document("A"), Document("B")]
    @State private var tab = 0
    @State private var shown = 0

    var body: some View {
      VStack {
        Reader(recorder: Recorder())
        Button("Change") { shown = 1 }
        TabView(selection: $tab) {
          Tab("One", systemImage: "star", value: 0) { Text("Page 1").focusedSceneValue(documents[shown]) }
          Tab("Two", systemImage: "star", value: 1) { Text("Page 2").focusedSceneValue(\.note, "two") }
        }
      }
    }
  }

  @Test func hiddenPagesGiveNoValues() throws {
    let window = TestWindow { Tabs() }
    window.settle()
    #expect(text(in: window) == "note none, draft none, document A")
    window.button("Change").press()
    window.settle()
    #expect(text(in: window) == "note none, draft none, document B")
    for (tab, expected) in [
      ("Two", "note two, draft none, document none"), ("One", "note none, draft none, document B"),
    ] {
      try window.tap(tab)
      window.settle()
      #expect(text(in: window) == expected)
    }
  }

  @Test func anOpenMenuKeepsTheValues() throws {
    let window = TestWindow {
      VStack {
        Button("Note") {}.focusedValue(\.note, "first")
        Menu("Actions") { Printing(recorder: recorder) }
      }
    }
    window.settle()
    window.key("Tab")
    try window.tap("Actions")
    window.settle()
    try window.tap("Print first")
    window.settle()
    #expect(recorder.take() == ["print first"])
  }

  private struct Printing: View {
    let recorder: Recorder
    @FocusedValue(\.note) private var note

    var body: some View {
      Button("Print \(note ?? "none")") { recorder.note("print \(note ?? "none")") }
    }
  }

  // MARK: Commands

  private struct Editing: Commands {
    let recorder: Recorder
    @FocusedValue(\.note) private var note
    @Environment(\.scenePhase) private var phase

    var body: some Commands {
      CommandMenu("Note") {
        Button("Print") { recorder.note("print \(note ?? "none") \(phase)") }.keyboardShortcut("p")
          .disabled(note == nil)
      }
    }
  }

  private struct Program: App {
    var recorder = Recorder()

    var body: some Scene {
      let recorder = recorder
      WindowGroup {
        VStack {
          Button("One") {}
          Button("Two") {}.focusedValue(\.note, "two")
        }
      }
      .commands { Editing(recorder: recorder) }
    }
  }

  @Test func commandsReadTheValues() {
    let window = TestWindow(app: Program(recorder: recorder), width: 300, height: 200)
    window.settle()
    window.key("Tab")
    window.key("P", .control)
    window.settle()
    #expect(recorder.take() == [], "disabled")
    window.key("Tab")
    window.settle()
    window.key("P", .control)
    window.settle()
    #expect(recorder.take() == ["print two active"])
  }
}

extension FocusedValues {
  private struct NoteKey: FocusedValueKey {
    typealias Value = String
  }

  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  @Entry fileprivate var draft: Binding<String>?
}
