import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct TabViewTests {
  private let recorder = Recorder()

  private struct Page: View {
    let name: String
    let recorder: Recorder
    @State private var count = 0

    var body: some View {
      let _ = recorder.note("\(name) body")
      Button("\(name) \(count)") { count += 1 }
        .onAppear { recorder.note("\(name) appears") }
        .onDisappear { recorder.note("\(name) disappears") }
    }
  }

  private struct Tabs: View {
    let remote: Remote<String>
    let recorder: Recorder
    @State private var selection = "b"

    var body: some View {
      let _ = remote.connect($selection)
      TabView(selection: $selection) {
        Page(name: "A", recorder: recorder).tabItem { Label("First", systemImage: "star") }.tag("a")
        Page(name: "B", recorder: recorder)
          .tag("b")
          .tabItem {
            Image(systemName: "star")
            Text("Second")
          }
        ForEach(0..<2) { Page(name: "C\($0)", recorder: recorder).tabItem { Text("More") }.tag("c\($0)") }
      }
    }
  }

  private let remote = Remote<String>()

  private func window() -> TestWindow {
    TestWindow(width: 400, height: 300) { Tabs(remote: remote, recorder: recorder) }
  }

  private func press(_ text: String, in window: TestWindow) throws {
    let frame = try #require(window.frame(ofText: text))
    window.click(CGPoint(x: frame.midX, y: frame.midY))
    window.settle()
  }

  /// A badge on a page or on its `Tab` is shown beside the icon; badges of rows inside of the page are not.
  @Test func badgesAreOnTheirTabs() throws {
    let window = TestWindow(width: 400, height: 300) {
      TabView {
        Tab("Inbox", systemImage: "tray") { List { Text("Letter").badge(7) } }.badge(12)
        Text("Calls").badge("new").tabItem { Label("Calls", systemImage: "phone") }
        Text("Done").badge(0).tabItem { Label("Done", systemImage: "checkmark") }
      }
    }
    window.settle()
    #expect(window.drawnTexts.contains("7"))
    let badge = try #require(window.frame(ofText: "12"))
    let title = try #require(window.frame(ofText: "Inbox"))
    #expect(badge.minX > title.midX && badge.maxY < title.maxY && badge.minY > 250)
    #expect(window.element(.tab, "Inbox").value == "12" && window.element(.tab, "Calls").value == "new")
    #expect(window.element(.tab, "Done").value == "")
    window.element(.tab, "Calls").press()
    window.settle()
    #expect(window.drawnTexts.contains("12") && !window.drawnTexts.contains("7"))
  }

  @Test func onlyTheSelectedPageIsBuilt() {
    let window = window()
    #expect(recorder.take() == ["B body", "B appears"])
    #expect(window.texts == ["B 0", "First", "Second", "More", "More"])
  }

  @Test func theTabBarIsBelowThePage() throws {
    let window = window()
    let (page, tab) = (try #require(window.frame(ofText: "B 0")), try #require(window.frame(ofText: "First")))
    #expect(tab.minY > 240 && tab.maxY <= 300)
    #expect(page.midX == 200)
    #expect(page.midY > 100 && page.midY < 150)
  }

  @Test func aClickOnATabShowsItsPageAndKeepsTheStateOfOtherPages() throws {
    let window = window()
    try press("B 0", in: window)
    try press("First", in: window)
    #expect(remote.value == "a")
    #expect(window.texts.first == "A 0")
    _ = recorder.take()
    try press("Second", in: window)
    #expect(window.texts.first == "B 1")
    #expect(recorder.take() == ["A disappears", "B appears"])
  }

  @Test func theProgramSelectsByTag() {
    let window = window()
    remote.value = "c1"
    window.settle()
    #expect(window.texts.first == "C1 0")
  }

  @Test func arrowsMoveThroughTheTabs() {
    let window = window()
    // The page's button comes first.
    window.key("Tab")
    window.key("Tab")
    var seen: [String] = []
    for key in ["Right", "Right", "Right", "Left", "Home", "End"] {
      window.key(key)
      seen.append(remote.value)
    }
    #expect(seen == ["c0", "c1", "c1", "c0", "a", "c1"])
  }

  @Test func hiddenPagesTakeNoFocusAndNoKeys() throws {
    let window = window()
    try press("First", in: window)
    window.key("Tab")
    window.key("Space")
    window.settle()
    #expect(window.texts.first == "A 1")
    for _ in 0..<4 {
      window.key("Tab")
      window.key("Return")
    }
    try press("Second", in: window)
    #expect(window.texts.first == "B 0")
  }

  @Test func tabsHaveLabelsAndValues() throws {
    let selection = Remote<Int>()
    struct Newer: View {
      let remote: Remote<Int>
      @State private var selection = 1

      var body: some View {
        let _ = remote.connect($selection)
        TabView(selection: $selection) {
          Tab("One", systemImage: "star", value: 1) { Text("Page 1") }
          Tab("Two", systemImage: "star", value: 2) { Text("Page 2") }
        }
      }
    }
    let window = TestWindow(width: 400, height: 300) { Newer(remote: selection) }
    try press("Two", in: window)
    #expect(selection.value == 2)
    #expect(window.texts == ["Page 2", "One", "Two"])
  }

  @Test func withoutASelectionTheFirstPageIsShown() throws {
    let window = TestWindow(width: 400, height: 300) {
      TabView {
        Text("Page 1").tabItem { Text("One") }
        Text("Page 2").tabItem { Text("Two") }
      }
    }
    #expect(window.texts == ["Page 1", "One", "Two"])
    try press("Two", in: window)
    #expect(window.texts == ["Page 2", "One", "Two"])
  }

  /// A scroll position survives being on another tab.
  @Test func scrollViewsKeepTheirOffsets() throws {
    let window = TestWindow(width: 400, height: 300) {
      TabView {
        ScrollView { ForEach(0..<50) { Text("Row \($0)").frame(height: 30) } }.tabItem { Text("One") }
        Text("Page 2").tabItem { Text("Two") }
      }
    }
    window.wheel(-3, at: CGPoint(x: 200, y: 100))
    window.settle()
    let offset = try #require(window.scroll).model.offset.y
    #expect(offset > 0)
    try press("Two", in: window)
    try press("One", in: window)
    #expect(try #require(window.scroll).model.offset.y == offset)
  }

  private struct Library: View {
    let remote: Remote<String>
    let recorder: Recorder
    @State private var selection = "home"

    var body: some View {
      let _ = remote.connect($selection)
      TabView(selection: $selection) {
        Tab("Home", systemImage: "house", value: "home") { Page(name: "Start", recorder: recorder) }
        TabSection("Library") {
          Tab("Books", systemImage: "book", value: "books") { Text("Page of books") }
          Tab("Music", systemImage: "star", value: "music") { Text("Page of music") }.badge(3)
        }
        Tab("Help", systemImage: "star", value: "help") { Text("Page of help") }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewSidebarHeader { Text("Header") }
      .tabViewSidebarFooter { Text("Footer") }
      .tabViewSidebarBottomBar { Text("Bottom") }
    }
  }

  private func library(width: CGFloat) -> TestWindow {
    let window = TestWindow(width: width, height: 500) { Library(remote: remote, recorder: recorder) }
    window.settle()
    return window
  }

  @Test func aWideViewHasItsTabsInASidebar() throws {
    let window = library(width: 800)
    let order = ["Header", "Home", "Library", "Books", "Music", "3", "Help", "Footer", "Bottom"]
    for text in order { #expect(try #require(window.frame(ofText: text), "\(text)").maxX <= 220) }
    let rows = ["Header", "Home", "Library", "Books", "Music", "Help", "Footer", "Bottom"]
    let places = try rows.map { try #require(window.frame(ofText: $0)).minY }
    #expect(places == places.sorted())
    #expect(try #require(window.frame(ofText: "Start 0")).minX > 221)
    try press("Music", in: window)
    #expect(remote.value == "music" && window.texts.contains("Page of music"))
    window.key("Down")
    window.settle()
    #expect(remote.value == "help" && window.texts.contains("Page of help"))
    remote.value = "books"
    window.settle()
    #expect(window.row("Books").isSelected && window.texts.contains("Page of books"))
  }

  @Test func pagesKeepTheirStateWhenTheBarReplacesTheSidebar() throws {
    let window = library(width: 800)
    try press("Start 0", in: window)
    #expect(window.texts.contains("Start 1"))
    window.resize(width: 400, height: 500)
    window.settle()
    #expect(!window.texts.contains("Header") && !window.texts.contains("Library"))
    #expect(try #require(window.frame(ofText: "Books")).minY > 440)
    #expect(window.texts.contains("Start 1"))
    window.resize(width: 800, height: 500)
    window.settle()
    #expect(window.texts.contains("Header") && window.texts.contains("Start 1"))
  }

  @Test func theTabsOfASectionFollowInTheBar() throws {
    let window = TestWindow(width: 400, height: 300) {
      TabView {
        Tab("Home", systemImage: "house") { Text("Page of home") }
        TabSection("Library") {
          Tab("Books", systemImage: "book") { Text("Page of books") }
          ForEach(1..<3) { number in Tab("Shelf \(number)", systemImage: "star") { Text("Page of shelf \(number)") } }
        }
      }
    }
    window.settle()
    for title in ["Home", "Books", "Shelf 1", "Shelf 2"] {
      try press(title, in: window)
      #expect(window.texts.contains("Page of " + title.lowercased()))
    }
    #expect(!window.texts.contains("Library"))
  }
}

@MainActor @Suite struct PageTabViewTests {
  private struct Pages: View {
    let remote: Remote<Int>
    @State private var page = 1

    var body: some View {
      let _ = remote.connect($page)
      TabView(selection: $page) {
        ForEach(0..<4) { Text("Page \($0)").tag($0) }
      }
      .tabViewStyle(.page)
    }
  }

  private let remote = Remote<Int>()

  private func window() -> TestWindow {
    let window = TestWindow(width: 300, height: 200) { Pages(remote: remote) }
    window.settle()
    return window
  }

  private func offset(_ window: TestWindow) -> CGFloat { CGFloat(window.scroll?.model.offset.x ?? -1) }

  @Test func aPageTabViewOpensAtTheSelectedPage() {
    #expect(offset(window()) == 300)
  }

  /// A long drag and a fling of any velocity move one page, a short drag none.
  @Test(arguments: [
    (distance: 200.0, steps: 10, rest: 0.2, page: 2), (distance: 60, steps: 10, rest: 0.3, page: 1),
    (distance: 200, steps: 2, rest: 0, page: 2),
  ])
  func aDragRestsOnThisPageOrTheNext(distance: Double, steps: Int, rest: Double, page: Int) {
    let window = window()
    window.drag(from: CGPoint(x: 280, y: 100), by: CGVector(dx: -distance, dy: 0), steps: steps, rest: rest)
    window.settle()
    #expect(offset(window) == CGFloat(page) * 300)
    #expect(remote.value == page)
  }

  @Test func theProgramScrollsToAPage() {
    let window = window()
    remote.value = 3
    window.settle()
    #expect(offset(window) == 900)
  }

  @Test func aClickOnADotShowsItsPage() {
    let window = window()
    let dots = window.drawn.filter {
      if case .roundedRectangle(let rect, _) = $0 { rect.width == 7 } else { false }
    }
    #expect(dots.count == 4)
    window.click(CGPoint(x: 150 + 1.5 * 17, y: 183.5))
    window.settle()
    #expect(remote.value == 3)
    #expect(offset(window) == 900)
  }
}
