import Engine
import Feed
import ScrollUI
import ScrollUITesting
import Testing

@testable import Gallery

/// The built-in feed of the gallery, whose refresh brings new posts.
@MainActor @Suite struct RefreshedFeedTests {
  private let window = TestWindow(width: 900, height: 640) {
    GalleryView(page: "feed", feed: EmbeddedFeed(heldBack: 4))
  }

  @Test func aRefreshBringsPostsUntilTheFeedIsUpToDate() async {
    await window.run(seconds: 1)
    for expected in ["3 new posts", "1 new post", "Up to date"] {
      window.key("R")
      await window.run(seconds: 2)
      #expect(window.texts.contains(expected))
    }
  }

  @Test func theButtonLeadsToPostsInsertedAbove() async throws {
    await window.run(seconds: 1)
    window.wheel(-6, at: CGPoint(x: 600, y: 450))
    window.settle()
    let scroll = try #require(window.scroll)
    let offset = scroll.model.offset.y
    window.key("R")
    await window.run(seconds: 2)
    #expect(scroll.model.offset.y > offset, "the visible posts stay in place")
    // The first text is that beside the actions, the second that of the button.
    let texts = window.nodes(of: TextNode.self).filter { $0.spans.map(\.text).joined() == "3 new posts" }
    let button = try #require(texts.last.map { $0.convert($0.bounds, to: nil) })
    window.click(CGPoint(x: button.midX, y: button.midY))
    window.settle()
    #expect(abs(scroll.model.offset.y) < 1)
  }
}
