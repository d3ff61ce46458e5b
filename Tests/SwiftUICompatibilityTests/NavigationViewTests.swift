import ScrollUI
import ScrollUITesting
import SwiftUICompatibility
import Testing

@MainActor @Suite struct NavigationViewTests {
  private struct OldMail: View {
    var body: some View {
      NavigationView {
        List { NavigationLink("Inbox", destination: Text("Letters")) }.navigationTitle("Folders")
        Text("Nothing chosen")
      }
    }
  }

  private func tap(_ text: String, in window: TestWindow) throws {
    try window.tap(text)
    window.settle()
  }

  @Test func aNavigationViewOfTwoViewsHasColumns() throws {
    let window = TestWindow(width: 900, height: 400) { OldMail() }
    window.settle()
    #expect(window.texts.contains("Inbox") && window.texts.contains("Nothing chosen"))
    try tap("Inbox", in: window)
    #expect(window.texts.contains("Letters") && window.texts.contains("Inbox"))
    let stack = TestWindow(width: 900, height: 400) { OldMail().navigationViewStyle(.stack) }
    stack.settle()
    #expect(!stack.texts.contains("Nothing chosen"))
    try tap("Inbox", in: stack)
    #expect(stack.texts.contains("Letters") && !stack.texts.contains("Inbox"))
  }
}
