import ScrollUI
import ScrollUITesting
import Testing

/// The windows that a program opens besides its first: as cards, and as requests to a `WindowOpener`.
@MainActor @Suite struct FurtherWindowsTests {
  /// Collects the requests of a program.
  private final class Opener: WindowOpener {
    var opensWindows = true
    private(set) var windows: [WindowRequest] = []
    private(set) var close: @MainActor (Int) -> Void = { _ in }
    private(set) var raisesOfFirst = 0
    private(set) var closesOfFirst = 0

    func show(_ windows: [WindowRequest], close: @escaping @MainActor (Int) -> Void) {
      (self.windows, self.close) = (windows, close)
    }

    func raiseFirst() { raisesOfFirst += 1 }

    func closeFirst() { closesOfFirst += 1 }

    var titles: [String] { windows.map(\.title) }
  }

  private struct Program: App {
    @State private var count = 0

    var body: some Scene {
      Window("Main", id: "main") { Main(count: $count) }
      WindowGroup("List", id: "list") { Text("List of \(count)") }.defaultSize(width: 300, height: 200)
      WindowGroup("Note", for: Int.self) { number in Note(number: number) }
      WindowGroup("Word", id: "word", for: String.self) { word in
        Text("Word \(word.wrappedValue)")
      } defaultValue: {
        "none"
      }
      Settings { Text("Options") }
    }
  }

  private struct Main: View {
    @Binding var count: Int
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      VStack {
        Button("Count") { count += 1 }
        Button("Main") { openWindow(id: "main") }
        Button("List") { openWindow(id: "list") }
        Button("Note 1") { openWindow(value: 1) }
        Button("Note 2") { openWindow(value: 2) }
        Button("Word") { openWindow(id: "word") }
        Button("Word “a”") { openWindow(id: "word", value: "a") }
        Button("Missing") { openWindow(id: "missing") }
        Button("Close list") { dismissWindow(id: "list") }
        Button("Close note 1") { dismissWindow(value: 1) }
        Button("Close this") { dismissWindow() }
        SettingsLink()
      }
    }
  }

  private struct Note: View {
    @Binding var number: Int?
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("Note \(number ?? 0)")
        Button("Next") { number = (number ?? 0) + 1 }
        Button("Close note") { dismissWindow() }
        Button("Dismiss note") { dismiss() }
      }
    }
  }

  private let opener = Opener()
  private let window = TestWindow(app: Program(), width: 400, height: 500)

  private func useOpener() {
    let opener = opener
    window.updateEnvironment { $0.windowOpener = WindowOpenerReference(opener) }
    window.settle()
  }

  private func press(_ names: String...) {
    for name in names {
      window.button(name).press()
      window.settle()
    }
  }

  /// A window of the display for a request.
  private func open(_ request: WindowRequest) -> (TestWindow, ReplaceableContent) {
    let content = ReplaceableContent(request.content)
    let window = TestWindow { ReplaceableView(content) }
    window.settle()
    return (window, content)
  }

  // MARK: Windows of the display

  @Test func aGroupOpensAWindowAtEachCall() {
    useOpener()
    press("List", "List", "Missing")
    #expect(opener.titles == ["List", "List"])
    #expect(opener.windows[0].id != opener.windows[1].id)
    #expect(opener.windows[0].size == CGSize(width: 300, height: 200))
    press("Close list")
    #expect(opener.titles == [])
  }

  @Test func aValueHasOneWindow() {
    useOpener()
    press("Note 1", "Note 2", "Note 1")
    #expect(opener.titles == ["Note", "Note"])
    #expect(opener.windows.map(\.raises) == [1, 0])
    press("Close note 1")
    #expect(opener.windows.map(\.raises) == [0], "the window of the other value is left")
  }

  @Test func aSingleWindowComesToTheFront() {
    useOpener()
    press("Main", "Settings…", "Settings…")
    #expect(opener.raisesOfFirst == 1)
    #expect(opener.titles == ["Settings"] && opener.windows[0].raises == 1)
    press("Close this")
    #expect(opener.closesOfFirst == 1)
  }

  @Test func aWindowIsClosedByItsViewsAndByTheUser() {
    useOpener()
    press("Note 1", "Note 2", "List")
    let (note, _) = open(opener.windows[0])
    note.button("Close note").press()
    window.settle()
    #expect(opener.titles == ["Note", "List"])
    let (second, _) = open(opener.windows[0])
    second.button("Dismiss note").press()
    window.settle()
    #expect(opener.titles == ["List"])
    opener.close(opener.windows[0].id)
    window.settle()
    #expect(opener.titles == [])
  }

  @Test func windowsFollowTheStateOfTheProgramAndKeepTheirOwn() {
    useOpener()
    press("List", "Note 1")
    let (list, content) = open(opener.windows[0])
    let (note, noteContent) = open(opener.windows[1])
    #expect(list.element(.text, "List of 0").exists)
    note.button("Next").press()
    note.settle()
    press("Count")
    content.view = opener.windows[0].content
    noteContent.view = opener.windows[1].content
    list.settle()
    note.settle()
    #expect(list.element(.text, "List of 1").exists)
    #expect(note.element(.text, "Note 2").exists, "the value of a window belongs to the window")
  }

  @Test func aWindowWithoutAValueShowsTheDefault() {
    useOpener()
    press("Word", "Word “a”")
    #expect(open(opener.windows[0]).0.element(.text, "Word none").exists)
    #expect(open(opener.windows[1]).0.element(.text, "Word a").exists)
  }

  // MARK: Cards

  @Test func withoutADisplayWindowsAreCards() {
    press("Note 1")
    #expect(window.element(.text, "Note 1").exists)
    press("Dismiss note")
    #expect(!window.element(.text, "Note 1").exists)
    press("Settings…")
    #expect(window.semanticTree.contains("Options"))
  }
}
