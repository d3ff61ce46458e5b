import Engine
import Gallery
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct GalleryViewTests {
  private func texts(of window: TestWindow) -> [String] {
    window.pipeline.displayList.commands.compactMap { command in
      guard case .text(let run, _, _) = command else { return nil }
      return run.text
    }
  }

  private final class Token {}

  @Test func aClosedGalleryIsReleased() {
    weak var retained: Token?
    do {
      let token = Token()
      retained = token
      let window = TestWindow(width: 900, height: 640) {
        GalleryView(page: "observe", stateDidChange: { [token] _ in withExtendedLifetime(token) {} })
      }
      window.settle()
      #expect(retained != nil)
      window.close()
    }
    #expect(retained == nil)
  }

  @Test func everyPageOpensAndSettles() {
    for name in GalleryPages.names {
      let window = TestWindow(width: 900, height: 640) { GalleryView(page: name) }
      window.settle()
      #expect(window.pipeline.isClean, "\(name)")
      if name == "stream" {
        // The answer arrives in each frame, until a pause.
        #expect(window.pipeline.wantsFrame)
        window.key("P")
        window.settle()
      }
      #expect(!window.pipeline.wantsFrame, "\(name)")
      // The first posts of the feed arrive between frames, which this test does not wait for.
      let isLoading = !window.nodes(of: SpinnerNode.self).isEmpty
      let isAtRest = (window.pipeline.nextDeadline ?? .infinity) > window.time + 5
      #expect(isAtRest || isLoading && name == "feed", "\(name) wakes the window up")
      #expect(window.pipeline.displayList.commands.count > 20, "\(name)")
    }
  }

  @Test func nodesThatSetNoGuideHaveNoExplicitAlignment() {
    let horizontal = [HorizontalAlignment.leading, .center, .trailing].map(\.key)
    let vertical = [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline].map(\.key)
    for name in GalleryPages.names {
      let window = TestWindow(width: 900, height: 640) { GalleryView(page: name) }
      // Scroll views and rows keep the guides of their content to themselves.
      for node in window.nodes(of: RenderNode.self) where !(node is ScrollNode || node is ListRowNode) {
        for key in horizontal + vertical where !node.setsGuide(key) {
          #expect(node.explicitAlignment(key, proposal: node.proposal) == nil, "\(type(of: node)) on \(name)")
        }
      }
    }
  }

  @Test func controlPageDownCyclesThroughThePages() {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "nested") }
    let (first, second) = (page("nested"), page("nested") + 1)
    #expect(texts(of: window).contains(GalleryPages.all[first].hint))
    window.key("PageDown", .control)
    #expect(texts(of: window).contains(GalleryPages.all[second].hint))
    for _ in GalleryPages.names.dropFirst() { window.key("PageDown", .control) }
    #expect(texts(of: window).contains(GalleryPages.all[first].hint))
    window.key("PageUp", .control)
    #expect(!texts(of: window).contains(GalleryPages.all[first].hint))
  }

  @Test func theQuestionMarkListsTheKeysAndEscapeClosesTheList() {
    let window = TestWindow(width: 900, height: 640) { GalleryView() }
    window.key("/", .shift)
    #expect(texts(of: window).contains("Light or dark colors"))
    window.key("Escape")
    #expect(!texts(of: window).contains("Light or dark colors"))
  }

  @Test func theFrameOverlayRequestsNoFrames() {
    let window = TestWindow(width: 900, height: 640) { GalleryView() }
    window.key("F")
    #expect(texts(of: window).contains("Drawing commands"))
    window.settle()
    #expect(!window.pipeline.wantsFrame)
  }

  @Test func changingTheThemeLaysOutNothing() {
    let window = TestWindow(width: 900, height: 640) { GalleryView() }
    window.settle()
    window.key("T")
    #expect(window.counts.measures == 0)
    #expect(window.counts.places == 0)
    #expect(window.counts.commands > 20)
  }

  @Test func aNarrowWindowShowsTheListAboveAndKeepsThePageState() throws {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "observe") }
    window.wheel(-4, at: CGPoint(x: 600, y: 400))
    window.settle()
    window.send(.resize(CGSize(width: 400, height: 700)))
    window.advance()
    window.settle()
    let scroll = try #require(window.scroll)
    #expect(scroll.size.width == 400)
    #expect(scroll.model.offset.y == CGFloat(4 * ScrollConstants.notchLength))
  }

  /// The list of pages is one tab stop; otherwise the controls of the page would follow thirty stops later.
  @Test func tabGoesFromTheListOfPagesToThePage() {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "controls") }
    window.settle()
    window.key("Down")
    window.settle()
    #expect(texts(of: window).contains("Buttons"), "without the focus the arrow scrolls")
    // The search field, then the list.
    for _ in 0..<2 { window.key("Tab") }
    window.key("Down")
    window.settle()
    #expect(texts(of: window).contains(GalleryPages.all[page("controls") + 1].hint))
    window.key("Up")
    window.settle()
    // The title bar and the options of the page come first.
    for _ in 0..<6 where !isInPage(window) { window.key("Tab") }
    window.key("Space")
    window.settle()
    #expect(texts(of: window).contains("1 press"))
  }

  /// The name of the element with the focus, by its identifier or else by its label.
  private func focus(in window: TestWindow) -> String {
    let tree = window.presentTree
    guard let node = tree.focus.flatMap({ tree[$0] }) else { return "" }
    return node.identifier.isEmpty ? node.label : node.identifier
  }

  private func isInPage(_ window: TestWindow) -> Bool { focus(in: window) == "Prominent" }

  private func page(_ name: String) -> Int { GalleryPages.all.firstIndex { $0.name == name } ?? -1 }

  /// A page whose own scroll views are smaller than the list of pages beside it.
  @Test(arguments: ["clip", "spaces", "initialanchor", "positionid"]) func theScrollViewOfThePageIsTraced(page: String)
    throws
  {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: page) }
    window.settle()
    let traced = try #require(window.pipeline.root.tracedScrollNode)
    #expect(traced.convert(traced.bounds, to: nil).minX > 190)
  }

  @Test func quitRequestsTerminationFromTheHost() {
    let window = TestWindow(width: 900, height: 640) { GalleryView() }
    var ends = 0
    window.host.graph.updateEnvironment { $0.terminate = TerminateAction { ends += 1 } }
    window.key("Q")
    #expect(ends == 1)
  }

  /// The search field, the list of pages, the title bar, and then the toggles and buttons of the row.
  @Test func theTogglesAndButtonsOfTheRowAreOneTabStop() {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "million") }
    for _ in 0..<4 { window.key("Tab") }
    #expect(focus(in: window) == "option sections")
    window.key("Tab")
    #expect(!focus(in: window).hasPrefix("option") && !focus(in: window).hasPrefix("command"))
  }

  @Test func arrowKeysMoveThroughTheRow() {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "million") }
    for _ in 0..<4 { window.key("Tab") }
    let keys = [
      ("Right", "command jump"), ("Right", "command insert"), ("Left", "command jump"), ("End", "more options"),
      ("Home", "option sections"),
    ]
    for (key, identifier) in keys {
      window.key(key)
      #expect(focus(in: window) == identifier, "\(key)")
    }
    window.key("Right")
    window.key("Right")
    window.key("Space")
    window.settle()
    #expect(window.texts.contains("1,000,100"))
  }
}

/// The texts of all pages, during scrolling and after returning to the beginning.
@MainActor @Suite struct PageTextTests {
  @Test func noTextShowsAnUnformattedNumberOrANegativeZero() {
    for page in GalleryPages.all.map(\.name) { check(page) }
  }

  private func check(_ page: String) {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: page) }
    window.key("F")
    func check() {
      for text in window.texts {
        #expect(text.firstMatch(of: /\.\d{6}|-0\.0*(?!\d)/) == nil, "\(page): \(text)")
      }
    }
    check()
    for notches in [-2.0, 1, 3] {
      window.wheel(notches, at: CGPoint(x: 600, y: 400))
      window.advance(seconds: 0.4)
      check()
    }
    window.drag(from: CGPoint(x: 600, y: 350), by: CGVector(dx: 0, dy: 90), steps: 6)
    for _ in 0..<20 {
      window.advance()
      check()
    }
  }
}
