import Engine
import Feed
import Foundation
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// The page `feed` in its two forms: on `refreshable`, and on the scroll view of document 002, which the alias `refreshable` opens.
@MainActor @Suite struct PostsPageTests {
  nonisolated static let pages = ["feed", "refreshable"]

  private func open(_ page: String, _ feed: ListFeed) async -> TestWindow {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: page, feed: feed) }
    _ = await window.runs { window.texts.contains("Post \(feed.count)") }
    return window
  }

  /// The position of the first post's title in the list.
  private func top(_ window: TestWindow) -> CGFloat {
    window.list.convert(window.list.bounds, to: nil).minY
  }

  private func pull(_ window: TestWindow) {
    let start = CGPoint(x: 600, y: top(window) + 20)
    window.drag(from: start, by: CGVector(dx: 0, dy: 330), steps: 30, rest: 0.1)
  }

  private func press(_ text: String, in window: TestWindow) throws {
    let frame = try #require(window.frame(ofText: text))
    window.click(CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test(arguments: pages) func itOpensWithTheNewestPosts(page: String) async {
    let window = await open(page, ListFeed(count: 100))
    #expect(window.texts.contains("Post 100"))
    #expect(window.texts.contains("Post 95"))
    #expect(!window.texts.contains("Post 60"), "only posts near the viewport")
  }

  /// A window with the embedded posts in a language.
  private func openSamples(_ language: GalleryLanguage) async -> TestWindow {
    let window = TestWindow(width: 900, height: 1400, images: HomeWindow.images) {
      GalleryView(page: "feed", language: language, feed: EmbeddedFeed(heldBack: 9))
    }
    _ = await window.runs { window.texts.contains { $0.hasPrefix("2 ") } }
    return window
  }

  @Test func samplePostsHaveTheLanguageOfTheWindowAndAgesUpToToday() async {
    let english = await openSamples(.english)
    #expect(english.texts.contains("2 min") && english.texts.contains("1 h"))
    #expect(english.texts.contains("Arabic"), "a post in another language says so")
    #expect(!english.texts.contains { $0.contains(#/[\u{4E00}-\u{9FFF}]{2}/#) })
    let chinese = await openSamples(.chinese)
    #expect(chinese.texts.contains("2 分钟前") && chinese.texts.contains("1 小时前"))
    #expect(chinese.texts.contains("德文"))
    #expect(!chinese.texts.contains("Mara Lindqvist"))
  }

  @Test func samplePostsHavePictures() async {
    let window = await openSamples(.english)
    let pictures = window.nodes(of: ImageNode.self).filter { $0.convert($0.bounds, to: nil).width > 200 }
    #expect(pictures.count >= 1)
  }

  @Test func refreshedSamplesAreOfNow() async {
    let window = await openSamples(.english)
    window.key("R")
    #expect(await window.runs { window.texts.contains("now") })
  }

  @Test(arguments: pages) func pullingInsertsNewPostsOnTop(page: String) async throws {
    let feed = ListFeed(count: 100)
    let window = await open(page, feed)
    let before = try #require(window.frame(ofText: "Post 100"))
    feed.count = 102
    pull(window)
    #expect(await window.runs { window.texts.contains("Post 102") })
    await window.run(seconds: 2)
    #expect(window.frame(ofText: "Post 102") == before)
    #expect(window.list.model.offset.y == 0)
    #expect(window.texts.filter { $0 == "Post 100" }.count == 1)
  }

  @Test(arguments: pages) func postsAreSelectedAndCopied(page: String) async throws {
    let window = await open(page, ListFeed(count: 100))
    let (start, end) = (try #require(window.frame(ofText: "Post 99")), try #require(window.frame(ofText: "Post 97")))
    window.drag(
      from: CGPoint(x: start.minX + 1, y: start.midY),
      by: CGVector(dx: end.maxX - start.minX - 2, dy: end.midY - start.midY), steps: 5)
    window.key("C", .control)
    #expect(window.textInput.clipboardText == "Post 99\nPost 98\nPost 97")
    #expect(window.list.model.offset.y == 0, "the mouse selects and does not pull")
    window.key("A", .control)
    window.key("C", .control)
    let posts = window.textInput.clipboardText.split(separator: "\n").map(String.init)
    #expect(posts.count >= 20 && posts.first == "Post 100")
    #expect(posts == (0..<posts.count).map { "Post \(100 - $0)" })
  }

  @Test(arguments: pages) func theRefreshKeyRefreshes(page: String) async {
    let feed = ListFeed(count: 100)
    let window = await open(page, feed)
    feed.count = 101
    window.key("R")
    #expect(await window.runs { window.texts.contains("Post 101") })
  }

  @Test(arguments: pages) func scrollingDownLoadsOlderPostsToTheEnd(page: String) async {
    let window = await open(page, ListFeed(count: 50))
    for _ in 0..<6 {
      window.key("End")
      await window.run(seconds: 1)
    }
    #expect(window.texts.contains("Post 1"))
    #expect(window.texts.contains("No more posts"))
  }

  @Test(arguments: pages) func postsThatDoNotFillTheViewportLoadFurtherPages(page: String) async {
    let feed = ListFeed(count: 30, pageSize: 2)
    let window = await open(page, feed)
    let list = window.list
    #expect(await window.runs { list.model.metrics.contentSize.height > list.size.height })
    await window.run(seconds: 1)
    #expect(feed.requests >= 3)
    #expect(feed.requests < 15, "and not all of them")
  }

  /// Each loaded page moves the end. A glide to the end keeps its original target, or it would load the whole feed.
  @Test(arguments: pages) func oneGlideToTheEndDoesNotLoadTheWholeFeed(page: String) async {
    let movements: [@MainActor (TestWindow) async -> Void] = [
      { $0.key("End") },
      { window in
        for _ in 0..<6 {
          window.key("PageDown")
          await window.run(seconds: 0.1)
        }
      },
      { window in for _ in 0..<40 { window.wheel(-1, at: CGPoint(x: 600, y: 400)) } },
    ]
    for move in movements {
      let feed = ListFeed(count: 2000)
      let window = await open(page, feed)
      await window.run(seconds: 1)
      let end = window.list.model.metrics.maximum(.vertical)
      await move(window)
      await window.run(seconds: 5)
      #expect(window.list.model.activity == .idle)
      #expect(window.list.model.offset.y > end / 2)
      #expect(window.list.model.offset.y < end + 4000, "of some hundred thousand")
      #expect(feed.requests < 10)
    }
  }

  @Test(arguments: pages) func aFailedLoadIsReportedAndCanBeRetried(page: String) async throws {
    let feed = ListFeed(count: 60)
    let window = await open(page, feed)
    window.key("E")
    window.key("End")
    #expect(await window.runs { window.texts.contains { $0.hasPrefix("The server did not answer") } })
    let requests = feed.requests
    window.key("End")
    await window.run(seconds: 1)
    #expect(feed.requests == requests, "it waits for the person")
    window.key("End")
    await window.run(seconds: 1)
    try press("Try again", in: window)
    #expect(await window.runs { feed.requests > requests && !window.texts.contains("Try again") })
    window.key("End")
    await window.run(seconds: 1)
    #expect(window.texts.contains { ["Post 25", "Post 1"].contains($0) })
  }

  @Test(arguments: pages) func aFailedRefreshIsReportedAndKeepsThePosts(page: String) async throws {
    let feed = ListFeed(count: 60)
    let window = await open(page, feed)
    feed.count = 61
    window.key("E")
    window.key("R")
    #expect(await window.runs { window.texts.contains { $0.hasPrefix("New posts could not be loaded.") } })
    await window.run(seconds: 2)
    #expect(window.texts.contains("Post 60"))
    #expect(window.list.model.offset.y == 0, "the held length is closed")
    try press("Try again", in: window)
    #expect(await window.runs { window.texts.contains("Post 61") })
    #expect(!window.texts.contains { $0.hasPrefix("New posts could not be loaded.") })
  }

  @Test(arguments: pages) func noMoreDataEndsTheList(page: String) async {
    let window = await open(page, ListFeed(count: 100))
    window.key("N")
    for _ in 0..<4 {
      window.key("End")
      await window.run(seconds: 1)
    }
    #expect(window.texts.contains("No more posts"))
    #expect(!window.texts.contains("Post 1"))
  }

  @Test(arguments: pages) func switchingMoreDataBackOnContinuesTheList(page: String) async {
    let window = await open(page, ListFeed(count: 100))
    window.key("N")
    for _ in 0..<4 {
      window.key("End")
      await window.run(seconds: 1)
    }
    #expect(window.texts.contains("No more posts"))
    window.key("N")
    for _ in 0..<8 {
      window.key("End")
      await window.run(seconds: 1)
    }
    #expect(window.texts.contains("Post 1"))
  }

  @Test func aSlowFeedIsReadAfterItsDelay() async {
    let (feed, gate) = (ListFeed(count: 10), AsyncStream<Void>.makeStream())
    let expected = FeedModel.delay
    let model = FeedModel(source: feed) { delay in
      #expect(delay == expected)
      for await _ in gate.stream { return }
    }
    model.apply(isSlow: true, isExhausted: false)
    model.loader.load(.bottom)
    for _ in 0..<100 { await Task.yield() }
    #expect(feed.requests == 0)
    #expect(model.loader.bottom == .loading)
    gate.continuation.yield()
    await model.loader.settle()
    #expect(model.loader.items.count == 10)
  }

  @Test func unreadablePostsAreReportedAndReadAgain() async throws {
    let feed = ListFeed(count: 10)
    feed.problems = [
      FeedProblem(place: "line 3", reason: "the date is missing"), FeedProblem(place: "line 9", reason: "no JSON"),
    ]
    let window = await open("feed", feed)
    #expect(window.texts.contains("2 posts are left out, the first at line 3: the date is missing"))
    feed.problems = []
    feed.count = 12
    try press("Read again", in: window)
    #expect(await window.runs { window.texts.contains("Post 12") })
    #expect(!window.texts.contains { $0.contains("left out") })
  }

  @Test func pullingEvaluatesNoRowBody() async {
    let window = await open("feed", ListFeed(count: 100))
    await window.run(seconds: 1)
    let start = CGPoint(x: 600, y: top(window) + 20)
    window.press(start)
    for step in 1...30 {
      window.move(CGPoint(x: 600, y: start.y + CGFloat(step) * 10))
      #expect(window.counts.bodies == 0)
    }
    #expect(window.list.model.offset.y < -80)
    window.release(CGPoint(x: 600, y: start.y + 300))
    window.close()
  }

  @Test func pullingTheScrollViewOfDocument002EvaluatesOnlyItsHeader() async {
    let window = await open("refreshable", ListFeed(count: 100))
    await window.run(seconds: 1)
    let start = CGPoint(x: 600, y: top(window) + 20)
    window.press(start)
    for step in 1...8 {
      window.move(CGPoint(x: 600, y: start.y + CGFloat(step) * 10))
      // Three geometry readers with their content, and the header with its texts.
      #expect(window.counts.bodies <= 12)
    }
    window.release(CGPoint(x: 600, y: start.y + 80))
    window.close()
  }
}
