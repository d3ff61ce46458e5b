import ScrollUI
import ScrollUITesting
import Testing

/// Statements in the content of a `TabView`.
@MainActor @Suite struct TabContentBuilderTests {
  private enum Page: Hashable {
    case plans, done, notes
  }

  private struct Pages: View {
    let page: Remote<Page?>
    let showsNotes: Bool
    @State private var selection: Page? = .done

    var body: some View {
      let _ = page.connect($selection)
      TabView(selection: $selection) {
        Tab("Plans", systemImage: "map", value: .plans) { Text("Page of plans") }
        Tab("Done", systemImage: "star", value: .done) { Text("Page of what is done") }
          .badge(3)
        if showsNotes {
          Tab(value: .notes, role: .search) {
            Text("Page of notes")
          } label: {
            Label("Notes", systemImage: "pencil")
          }
        }
        Text("Page of help").tabItem { Text("Help") }
      }
    }
  }

  @Test func valuesNeedNoNameOfTheirType() throws {
    let page = Remote<Page?>()
    let window = TestWindow(width: 400, height: 300) { Pages(page: page, showsNotes: true) }
    #expect(window.texts == ["Page of what is done", "Plans", "Done", "3", "Help", "Notes"])
    try window.tap("Notes")
    window.settle()
    #expect(page.value == .notes && window.texts.first == "Page of notes")
    page.value = .plans
    window.settle()
    #expect(window.texts.first == "Page of plans")
  }

  @Test func aConditionLeavesOutItsTabs() {
    let window = TestWindow(width: 400, height: 300) { Pages(page: Remote<Page?>(), showsNotes: false) }
    #expect(window.texts == ["Page of what is done", "Plans", "Done", "3", "Help"])
  }

  @Test func aBadgeOfATabIsANumberOrAText() {
    let window = TestWindow(width: 400, height: 300) {
      TabView {
        Tab("None", systemImage: "star") { Text("Page") }.badge(0)
        Tab("Text", systemImage: "star") { Text("Other page") }.badge("new")
        Tab("Nil", systemImage: "star") { Text("Last page") }.badge(Text?.none)
      }
    }
    #expect(window.texts == ["Page", "None", "Text", "new", "Nil"])
  }
}
