import Engine
import Geometry
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import Testing

/// Columns beside each other, and a single column in narrow windows.
@MainActor @Suite struct NavigationSplitViewTests {
  private let chosen = Remote<String?>()
  private let visibility = Remote<NavigationSplitViewVisibility>()

  private struct Mail: View {
    let chosen: Remote<String?>
    let visibility: Remote<NavigationSplitViewVisibility>
    @State private var selection: String?
    @State private var shown = NavigationSplitViewVisibility.automatic

    var body: some View {
      let _ = chosen.connect($selection)
      let _ = visibility.connect($shown)
      NavigationSplitView(columnVisibility: $shown) {
        List(["Inbox", "Sent"], id: \.self, selection: $selection) { NavigationLink($0, value: $0) }
          .navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 300)
      } detail: {
        Text("Shown: \(selection ?? "nothing")").frame(maxWidth: .infinity).probe("detail")
      }
    }
  }

  private func window(_ width: CGFloat) -> TestWindow {
    let window = TestWindow(width: width, height: 400) { Mail(chosen: chosen, visibility: visibility) }
    window.settle()
    return window
  }

  @Test func aSelectedRowDeterminesTheDetail() throws {
    let window = window(900)
    #expect(window.frame("detail").minX == 200 && window.frame("detail").maxX == 900)
    try window.tap("Sent")
    window.settle()
    #expect(chosen.value == "Sent")
    #expect(window.texts.contains("Shown: Sent"))
  }

  @Test func theDividerIsDraggedWithinItsLimits() {
    let window = window(900)
    window.drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 40, dy: 0), steps: 4)
    window.settle()
    #expect(window.frame("detail").minX == 240)
    window.drag(from: CGPoint(x: 240, y: 300), by: CGVector(dx: 400, dy: 0), steps: 4)
    window.settle()
    #expect(window.frame("detail").minX == 300)
    window.drag(from: CGPoint(x: 300, y: 300), by: CGVector(dx: -400, dy: 0), steps: 4)
    window.settle()
    #expect(window.frame("detail").minX == 150)
  }

  @Test func theSidebarIsHiddenAndShown() {
    let window = window(900)
    visibility.value = .detailOnly
    window.settle()
    #expect(window.frame("detail").minX == 0)
    #expect(!window.texts.contains("Inbox"))
    window.tap(CGPoint(x: 24, y: 22))
    window.settle()
    #expect(visibility.value == .all)
    #expect(window.texts.contains("Inbox"))
  }

  @Test func aNarrowWindowShowsAColumnAtATime() throws {
    let window = window(400)
    #expect(window.texts.contains("Inbox") && !window.texts.contains { $0.hasPrefix("Shown") })
    try window.tap("Inbox")
    window.settle()
    #expect(window.texts.contains("Shown: Inbox") && !window.texts.contains("Sent"))
    try window.tap("Back")
    window.settle()
    #expect(window.texts.contains("Sent"))
    try window.tap("Inbox")
    window.settle()
    #expect(window.texts.contains("Shown: Inbox"), "the selected row leads on, too")
  }

  @Test func theSelectionSurvivesAResize() throws {
    let window = window(900)
    try window.tap("Sent")
    window.settle()
    window.resize(width: 400, height: 400)
    window.settle()
    window.resize(width: 900, height: 400)
    window.settle()
    #expect(chosen.value == "Sent" && window.texts.contains("Shown: Sent"))
  }

  @Test func anInspectorIsAColumnOrASheet() throws {
    let isPresented = Knob(true)
    let window = TestWindow(width: 800, height: 400) {
      KnobView(isPresented) { shown in
        Color.clear.probe("content").inspector(isPresented: .constant(shown)) {
          Text("Details").inspectorColumnWidth(220)
        }
      }
    }
    window.settle()
    #expect(window.frame("content").maxX == 580)
    #expect(try #require(window.frame(ofText: "Details")).minX > 580)
    isPresented.value = false
    window.settle()
    #expect(window.frame("content").maxX == 800)
    isPresented.value = true
    window.resize(width: 400, height: 400)
    window.settle()
    #expect(
      window.frame("content").maxX == 400 && window.texts.contains("Details"), "\(window.texts) \(window.drawnTexts)")
  }
}
