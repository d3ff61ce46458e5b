import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import SwiftUICompatibility
import Testing

/// Action sheets, alerts about an item, and the settings of sheets.
@MainActor @Suite struct OlderPresentationTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private let recorder = Recorder()

  private func click(_ text: String, in window: TestWindow) throws {
    let frame = try #require(window.frame(ofText: text))
    window.click(CGPoint(x: frame.midX, y: frame.midY))
    window.settle()
  }

  private struct Page<Content: View>: View {
    @State var isShown = false
    @State var item: Item?
    let content: (Binding<Bool>, Binding<Item?>) -> Content

    var body: some View {
      VStack {
        Button("Open") {
          isShown = true
          item = Item(id: 7)
        }
        content($isShown, $item)
        Text(isShown || item != nil ? "open" : "closed")
      }
    }
  }

  @Test func anActionSheetShowsItsButtonsAndCloses() throws {
    let window = TestWindow {
      Page { isShown, _ in
        Text("Content").actionSheet(isPresented: isShown) {
          ActionSheet(
            title: Text("Title"), message: Text("Message"),
            buttons: [.default(Text("One")) { recorder.note("one") }, .destructive(Text("Two")), .cancel()])
        }
      }
    }
    #expect(!window.texts.contains("Title"))
    try click("Open", in: window)
    #expect(["Title", "Message", "One", "Two", "Cancel"].allSatisfy(window.texts.contains))
    try click("One", in: window)
    #expect(recorder.take() == ["one"])
    #expect(!window.texts.contains("Title"))
  }

  @Test func escapeClosesTheSheetAndTheAlertOfAnItem() throws {
    let window = TestWindow {
      Page { _, item in Text("Content").alert(item: item) { Alert(title: Text("Item \($0.id)")) } }
    }
    try click("Open", in: window)
    #expect(window.texts.contains("Item 7"))
    window.key("Escape")
    window.settle()
    #expect(!window.texts.contains("Item 7"))
  }

  @Test func anAlertPresentsItsData() throws {
    let window = TestWindow {
      Page { isShown, item in
        Text("Content").alert(Text("About"), isPresented: isShown, presenting: item.wrappedValue) {
          Button("Use \($0.id)") {}
        } message: {
          Text("Number \($0.id)")
        }
      }
    }
    try click("Open", in: window)
    #expect(window.texts.contains("Use 7") && window.texts.contains("Number 7"))
  }

  @Test(arguments: [(PresentationSizing.form, CGFloat(540)), (.page, 760), (.fitted, 100)])
  func aSheetHasTheWidthOfItsSizing(sizing: PresentationSizing, width: CGFloat) throws {
    let window = TestWindow(width: 1000, height: 1000) {
      Page { isShown, _ in
        Text("Content").sheet(isPresented: isShown) {
          Color.red.frame(
            minWidth: 100, idealWidth: 100, maxWidth: .infinity, minHeight: 50, idealHeight: 50, maxHeight: .infinity
          )
          .probe("sheet").presentationSizing(sizing)
        }
      }
    }
    try click("Open", in: window)
    #expect(window.frame("sheet").width == width)
  }

  @Test func anAlertWithTwoButtonsIsShown() throws {
    struct Older: View {
      let recorder: Recorder
      @State private var isShown = true

      var body: some View {
        Text("Content").alert(isPresented: $isShown) {
          Alert(
            title: Text("Title"), message: Text("Message"),
            primaryButton: .destructive(Text("Go")) { recorder.note("go") },
            secondaryButton: .cancel())
        }
      }
    }
    let window = TestWindow(width: 400, height: 400) { Older(recorder: recorder) }
    window.settle()
    #expect(window.texts == ["Content", "Title", "Message", "Go", "Cancel"])
    try click("Go", in: window)
    #expect(recorder.take() == ["go"])
  }
}
