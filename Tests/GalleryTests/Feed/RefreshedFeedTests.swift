import Engine
import Feed
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// The built-in feed of the gallery, whose refresh brings new posts.
@MainActor @Suite struct RefreshedFeedTests {
  nonisolated static let forms = ["built-in", "preferences"]

  private func open(_ form: String, _ feed: any FeedSource = EmbeddedFeed(heldBack: 4)) async -> TestWindow {
    let window = TestWindow(width: 900, height: 640) {
      GalleryView(page: "feed", settings: ["form=\(form)"], feed: feed)
    }
    await window.run(seconds: 1)
    return window
  }

  @Test(arguments: forms) func aRefreshBringsPostsUntilTheFeedIsUpToDate(form: String) async {
    let window = await open(form)
    for expected in ["3 new posts", "1 new post", "Up to date"] {
      window.key("R")
      await window.run(seconds: 2)
      #expect(window.texts.contains(expected))
    }
  }

  @Test(arguments: forms) func theButtonLeadsToPostsInsertedAbove(form: String) async throws {
    let window = await open(form)
    window.wheel(-6, at: CGPoint(x: 600, y: 450))
    window.settle()
    let scroll = try #require(window.scroll)
    let offset = scroll.model.offset.y
    window.key("R")
    await window.run(seconds: 2)
    #expect(scroll.model.offset.y > offset, "the visible posts stay in place")
    let button = try #require(window.frame(ofText: "3 new posts"))
    window.click(CGPoint(x: button.midX, y: button.midY))
    window.settle()
    #expect(abs(scroll.model.offset.y) < 1)
  }

  @Test(arguments: forms) func resultsDisappearAtTheStartAndStayAboveAReader(form: String) async {
    let window = await open(form)
    window.key("R")
    await window.run(seconds: 2)
    #expect(window.texts.contains("3 new posts"))
    await window.run(seconds: 3)
    #expect(!window.texts.contains("3 new posts"))
    window.wheel(-6, at: CGPoint(x: 600, y: 450))
    window.key("R")
    await window.run(seconds: 6)
    #expect(window.texts.contains("1 new post"), "above the visible posts until they are reached")
    window.key("Home")
    await window.run(seconds: 2)
    #expect(!window.texts.contains("1 new post"))
  }

  /// The posts of a refresh at the start of the list are visible when they arrive.
  @Test(arguments: forms, [-6.0, -40]) func aResultThatTheReaderHasSeenDoesNotReturn(
    form: String, notches: Double
  ) async {
    let window = await open(form)
    window.key("R")
    await window.run(seconds: 2)
    #expect(window.texts.contains("3 new posts"))
    window.wheel(notches, at: CGPoint(x: 600, y: 450))
    await window.run(seconds: 4)
    #expect(!window.texts.contains("3 new posts"))
  }

  @Test(arguments: forms) func aResultAboveTheReaderStaysDuringADrag(form: String) async throws {
    let window = await open(form)
    window.wheel(-12, at: CGPoint(x: 600, y: 450))
    window.settle()
    window.key("R")
    await window.run(seconds: 2)
    window.touch(1, CGPoint(x: 600, y: 450), isDown: true)
    for step in 1...20 {
      window.touch(1, CGPoint(x: 600, y: 450 - CGFloat(step) * 5))
      #expect(window.texts.contains("3 new posts"))
    }
    window.lift(1, CGPoint(x: 600, y: 350))
    window.settle()
    #expect(window.texts.contains("3 new posts"))
  }

  @Test(arguments: forms) func aPullHasTheStartOfTheListToItself(form: String) async throws {
    let window = await open(form)
    window.key("R")
    await window.run(seconds: 2)
    #expect(window.texts.contains("3 new posts"))
    let top = window.list.convert(window.list.bounds, to: nil).minY
    window.touch(1, CGPoint(x: 600, y: top + 100), isDown: true)
    for step in 1...10 { window.touch(1, CGPoint(x: 600, y: top + 100 + CGFloat(step) * 6)) }
    await window.run(seconds: 0.4)
    #expect(!window.texts.contains("3 new posts"))
    window.lift(1, CGPoint(x: 600, y: top + 160))
    await window.run(seconds: 2)
    #expect(!window.texts.contains("3 new posts"), "a short pull shows nothing again")
  }

  /// The note of a result takes the place of the header, which leaves with its own words.
  @Test func theHeaderAndTheResultAreNeverShownTogether() async {
    let window = await open("preferences")
    window.send(.keyDown(KeyStroke(.character("R"))))
    window.send(.keyUp(KeyStroke(.character("R"))))
    for _ in 0..<150 {
      await window.run(seconds: 1.0 / 60)
      let texts = Set(window.shownTexts.keys)
      #expect(!texts.contains("3 new posts") || texts.isDisjoint(with: ["Looking for new posts", "Pull to refresh"]))
      #expect(!texts.contains("Pull to refresh"), "nothing is pulled")
    }
    #expect(window.texts.contains("3 new posts"))
  }

  /// The indicator of `refreshable` and the header of document 002 hold the list down.
  @Test(arguments: forms, ["R", "F5"]) func keysShowTheRefresh(form: String, key: String) async throws {
    let window = await open(form, ListFeed(count: 60))
    let before = try #require(window.frame(ofText: "Post 60"))
    window.send(.keyDown(KeyStroke(key == "R" ? .character("R") : .function(5))))
    var lowest = before.minY
    var texts: Set<String> = []
    for _ in 0..<30 {
      await window.run(seconds: 1.0 / 60)
      lowest = max(lowest, window.frame(ofText: "Post 60")?.minY ?? 0)
      texts.formUnion(window.texts)
    }
    #expect(lowest > before.minY + 30, "room for the indicator above the first post")
    if form == "preferences" { #expect(texts.contains("Looking for new posts")) }
    await window.run(seconds: 2)
    #expect(window.frame(ofText: "Post 60") == before)
  }

  @Test(arguments: forms) func noResultIsShownBeforeTheListIsReleased(form: String) async {
    let window = await open(form, EmbeddedFeed(heldBack: 0))
    let start = CGPoint(x: 600, y: window.list.convert(window.list.bounds, to: nil).minY + 20)
    window.press(start)
    for step in 1...30 { window.move(CGPoint(x: 600, y: start.y + CGFloat(step) * 10)) }
    for _ in 0..<120 {
      await window.run(seconds: 1.0 / 60)
      #expect(!window.texts.contains("Up to date"))
    }
    window.release(CGPoint(x: 600, y: start.y + 300))
    await window.run(seconds: 2)
    #expect(window.texts.contains("Up to date"))
  }

  @Test(arguments: forms) func theBarOfAFailureCanBeClosed(form: String) async throws {
    let window = await open(form)
    let reason = "The server did not answer (simulated failure)."
    window.key("E")
    window.key("R")
    await window.run(seconds: 2)
    #expect(window.texts.contains(reason))
    let symbols = window.nodes(of: ImageNode.self).map { $0.convert($0.bounds, to: nil) }
    let text = try #require(window.frame(ofText: reason))
    let close = try #require(symbols.filter { abs($0.midY - text.midY) < 24 }.max { $0.midX < $1.midX })
    window.click(CGPoint(x: close.midX, y: close.midY))
    await window.run(seconds: 1)
    #expect(!window.texts.contains(reason))
    #expect(!window.texts.contains("New posts could not be loaded."))
  }

  @Test(arguments: forms) func theSameReasonIsShownOnce(form: String) async {
    let window = await open(form)
    window.key("E")
    window.key("R")
    await window.run(seconds: 1)
    window.key("E")
    window.key("End")
    await window.run(seconds: 3)
    #expect(window.texts.contains("Older posts could not be loaded."))
    #expect(window.texts.filter { $0.hasPrefix("The server did not answer") }.count == 1)
  }

  /// A feed that cannot be reached.
  private struct UnreachableFeed: FeedSource {
    nonisolated(nonsending) func nextPage(after cursor: String?) async throws -> FeedPage { throw FeedError.simulated }
    nonisolated(nonsending) func latest(before id: FeedItem.ID?) async throws -> FeedPage { throw FeedError.simulated }
  }

  @Test(arguments: forms) func aFeedWithoutPostsSaysOnceWhyAndOffersAnotherLoad(form: String) async throws {
    let window = await open(form, UnreachableFeed())
    for _ in 0..<2 {
      #expect(window.texts.contains("The posts could not be loaded."))
      #expect(window.texts.filter { $0.hasPrefix("The server did not answer") }.count == 1)
      #expect(window.texts.filter { $0 == "Try again" }.count == 1)
      let title = try #require(window.frame(ofText: "The posts could not be loaded."))
      #expect(title.midY > 250 && title.midY < 450, "in the middle of the page")
      window.key("R")
      await window.run(seconds: 2)
    }
  }

  /// The bar of a failed refresh has room of its own: the end of the list, with its own failure, is above the bar.
  @Test(arguments: forms) func theEndOfTheListIsAboveTheBarOfAFailure(form: String) async throws {
    let window = await open(form)
    window.key("E")
    window.key("R")
    await window.run(seconds: 1)
    window.key("E")
    window.key("End")
    await window.run(seconds: 3)
    let end = try #require(window.frame(ofText: "Older posts could not be loaded."))
    let bar = try #require(window.frame(ofText: "New posts could not be loaded."))
    #expect(end.maxY < bar.minY)
    let buttons = window.frames(ofText: "Try again")
    #expect(buttons.count == 2 && buttons[0].maxY < bar.minY)
  }

  @Test func bothFormsShareThePostsAndThePlace() async throws {
    let window = await open("built-in")
    window.key("R")
    await window.run(seconds: 2)
    let titles = Set(window.texts)
    window.key("P")
    await window.run(seconds: 4)
    #expect(Set(window.texts).intersection(titles).count > 10)
    #expect(window.list.model.offset.y == 0)
  }

  @Test func theFormerNameOfThePageOpensItsSecondForm() {
    let model = GalleryModel(pageName: "refreshable")
    #expect(model.current.name == "feed")
    #expect(model.options.choice(PostsPage.form) == "preferences")
    #expect(GalleryPages.accepts("refreshable"))
    #expect(!GalleryPages.accepts("pull"))
  }
}
