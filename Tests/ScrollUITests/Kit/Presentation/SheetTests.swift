import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct SheetTests {
  private let recorder = Recorder()
  private let remote = Remote<Bool>()

  private struct Card: View {
    let recorder: Recorder
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Count \(count) \(isPresented)") { count += 1 }
        Button("Done") { dismiss() }
      }
      .onAppear { recorder.note("appears") }
      .onDisappear { recorder.note("disappears") }
    }
  }

  private struct Presenting: View {
    let remote: Remote<Bool>
    let recorder: Recorder
    @State private var isShown = false

    var body: some View {
      let _ = remote.connect($isShown)
      Text("Content").sheet(isPresented: $isShown) {
        recorder.note("dismissed")
      } content: {
        Card(recorder: recorder)
      }
    }
  }

  private func window() -> TestWindow {
    TestWindow(width: 600, height: 500) { Presenting(remote: remote, recorder: recorder) }
  }

  private func press(_ text: String, in window: TestWindow) throws {
    let frame = try #require(window.frame(ofText: text))
    window.click(CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func aSheetSlidesInFromBelowAndDismissClosesIt() throws {
    let window = window()
    remote.value = true
    window.advance()
    window.advance(seconds: 0.06)
    let coming = try #require(window.frame(ofText: "Done"))
    window.settle()
    let there = try #require(window.frame(ofText: "Done"))
    #expect(coming.minY > there.minY)
    #expect(there.midX == 300)
    try press("Count 0 true", in: window)
    window.settle()
    #expect(window.texts.contains("Count 1 true"))
    try press("Done", in: window)
    window.settle()
    #expect(window.texts == ["Content"])
    #expect(!remote.value)
    #expect(recorder.take() == ["appears", "dismissed", "disappears"])
  }

  @Test func escapeClosesTheSheet() {
    let window = window()
    remote.value = true
    window.settle()
    window.key("Escape")
    window.settle()
    #expect(!remote.value)
    #expect(window.texts == ["Content"])
  }

  @Test func keysReachThePageWhileTheSheetLeaves() {
    let window = TestWindow(width: 600, height: 500) {
      Presenting(remote: remote, recorder: recorder).onKeyPress { _ in
        recorder.note("key")
        return .handled
      }
    }
    remote.value = true
    window.settle()
    window.key("X")
    window.key("Escape")
    window.advance()
    #expect(recorder.take() == ["appears", "dismissed"])
    window.key("X")
    #expect(recorder.take() == ["key"])
    window.settle()
    #expect(recorder.take() == ["disappears"])
  }

  @Test func aSheetHasNewStateEachTime() throws {
    let window = window()
    remote.value = true
    window.settle()
    try press("Count 0 true", in: window)
    window.key("Escape")
    window.settle()
    remote.value = true
    window.settle()
    #expect(window.texts.contains("Count 0 true"))
  }

  @Test func aSheetCanDisableTheEscapeKey() {
    struct Stubborn: View {
      @State private var isShown = true
      var body: some View {
        Text("Content").sheet(isPresented: $isShown) { Text("Card").interactiveDismissDisabled() }
      }
    }
    let window = TestWindow(width: 600, height: 500) { Stubborn() }
    window.settle()
    window.key("Escape")
    window.settle()
    #expect(window.texts == ["Content", "Card"])
  }

  @Test func anItemProvidesTheContentOfASheet() {
    struct Item: Identifiable {
      let id: Int
    }
    struct Items: View {
      let remote: Remote<Item?>
      @State private var item: Item?
      var body: some View {
        let _ = remote.connect($item)
        Text("Content").sheet(item: $item) { Text("Card \($0.id)") }
      }
    }
    let item = Remote<Item?>()
    let window = TestWindow(width: 600, height: 500) { Items(remote: item) }
    item.value = Item(id: 4)
    window.settle()
    #expect(window.texts == ["Content", "Card 4"])
    item.value = Item(id: 5)
    window.settle()
    #expect(window.texts == ["Content", "Card 5"])
    window.key("Escape")
    window.settle()
    #expect(item.value == nil)
    #expect(window.texts == ["Content"])
  }

  /// Switching between light and dark updates an open sheet.
  @Test func aSheetInheritsTheEnvironment() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    struct Showing: View {
      @State private var isShown = true
      var body: some View { Text("Content").sheet(isPresented: $isShown) { Scheme() } }
    }
    let window = TestWindow(width: 600, height: 500) { Showing() }
    window.settle()
    #expect(window.texts == ["Content", "light"])
    window.updateEnvironment { $0.colorScheme = .dark }
    window.settle()
    #expect(window.texts == ["Content", "dark"])
  }

  @Test func aPopoverIsBesideItsViewAndAPressOutsideClosesIt() throws {
    struct Showing: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }.popover(isPresented: $isShown) { Text("Panel").padding() }
      }
    }
    let window = TestWindow(width: 400, height: 400) { Showing() }
    window.click(CGPoint(x: 200, y: 200))
    window.settle()
    let (button, panel) = (try #require(window.frame(ofText: "Open")), try #require(window.frame(ofText: "Panel")))
    #expect(panel.minY > button.maxY)
    window.click(CGPoint(x: 10, y: 10))
    window.settle()
    #expect(window.texts == ["Open"])
  }
}
