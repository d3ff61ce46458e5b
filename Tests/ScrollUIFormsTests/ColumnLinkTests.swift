import Engine
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import Testing

/// Links in a column of a split view show their pages in the next column.
@MainActor @Suite struct ColumnLinkTests {
  private struct Mail: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("About") { Text("About this program").navigationTitle("About") }
          NavigationLink("Inbox", value: 1)
          NavigationLink("Sent", value: 2)
        }
        .navigationTitle("Folders")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("Folder \(number)")
            NavigationLink("Letter") { Text("Dear \(number)") }
          }
        }
      } detail: {
        Text("Nothing chosen").navigationTitle("Detail")
      }
    }
  }

  private func tap(_ text: String, in window: TestWindow) throws {
    try window.tap(text)
    window.settle()
  }

  @Test func aPageReplacesTheContentOfTheNextColumn() throws {
    let window = TestWindow(width: 900, height: 400) { Mail() }
    window.settle()
    #expect(window.texts.contains("Nothing chosen"))
    try tap("About", in: window)
    let page = try #require(window.frame(ofText: "About this program"))
    #expect(page.minX > 200 && !window.texts.contains("Nothing chosen") && window.texts.contains("Inbox"))
    try tap("Sent", in: window)
    #expect(window.texts.contains("Folder 2") && !window.texts.contains("About this program"))
    try tap("Letter", in: window)
    #expect(window.texts.contains("Dear 2") && window.button("Back").exists, "links of the last column push")
    try tap("About", in: window)
    #expect(window.texts.contains("About this program") && !window.texts.contains("Dear 2"))
  }

  @Test func inANarrowWindowALinkLeadsToTheNextColumn() throws {
    let window = TestWindow(width: 400, height: 400) { Mail() }
    window.settle()
    for _ in 0..<2 {
      try tap("Sent", in: window)
      #expect(window.texts.contains("Folder 2") && !window.texts.contains("Inbox"))
      window.button("Folders").press()
      window.settle()
      #expect(window.texts.contains("Inbox"))
      try tap("About", in: window)
      #expect(window.texts.contains("About this program"))
      window.button("Folders").press()
      window.settle()
    }
  }
}
