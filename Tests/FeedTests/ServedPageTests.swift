import Engine
import Feed
import Foundation
import Gallery
import ProcessSupport
import ScrollUI
import ScrollUITesting
import Synchronization
import Testing

/// The page of a feed with a faulty server: each fault is shown, can be retried, and loses no post.
@MainActor @Suite struct ServedPageTests {
  private func window(_ server: LoopbackServer, total: Double = 5) throws -> TestWindow {
    let feed = try HTTPFeed(
      server.address + "/feed", pageSize: 20, timeouts: HTTPFeed.Timeouts(silence: 5, total: total))
    return TestWindow(width: 900, height: 640) { GalleryView(page: "feed", feed: feed) }
  }

  /// Runs frames until `condition` holds. The server's answers take real time, and so do the other tests of the main actor meanwhile.
  private func run(_ window: TestWindow, until condition: () -> Bool) async throws {
    try await wait(for: "the page") {
      if condition() { return true }
      window.advance()
      return false
    }
  }

  private func press(_ text: String, in window: TestWindow) throws {
    let frame = try #require(window.frame(ofText: text))
    window.click(CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func theFirstPageIsShown() async throws {
    let posts = FeedServer.posts(60)
    let server = try LoopbackServer { FeedServer.answer(posts, to: $0) }
    let window = try window(server)
    try await run(window) { window.texts.contains("Post 60") }
  }

  @Test(arguments: 0..<ServedLoaderTests.faults.count)
  func aFaultIsReportedAndARetryShowsThePosts(fault: Int) async throws {
    let posts = FeedServer.posts(60)
    let isBroken = Mutex(true)
    let break_ = ServedLoaderTests.faults[fault]
    let server = try LoopbackServer { request in
      let good = FeedServer.answer(posts, to: request)
      return isBroken.withLock { $0 } ? break_(good) : good
    }
    let window = try window(server, total: 0.3)
    try await run(window) { window.texts.contains("Try again") }
    #expect(window.texts.contains { $0.contains("127.0.0.1") })
    isBroken.withLock { $0 = false }
    try press("Try again", in: window)
    try await run(window) { window.texts.contains("Post 60") }
    #expect(!window.texts.contains("Try again"))
  }

  @Test func anUnreachableServerIsReported() async throws {
    let feed = try HTTPFeed("http://127.0.0.1:9/feed")
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "feed", feed: feed) }
    try await run(window) { window.texts.contains { $0.hasPrefix("Cannot reach 127.0.0.1") } }
    #expect(window.texts.contains("Try again"))
  }

  @Test func anInvalidFileIsReportedAndReadAgainOnRetry() async throws {
    let path = TemporaryFolder.unusedPath().path
    try "no post\n".write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "feed", feed: FileFeed(path: path)) }
    try await run(window) { window.texts.contains { $0.contains("is not a feed") } }
    try #"{"id":"1","date":"2025-01-01T00:00:00Z","title":"Hello"}"#.write(
      toFile: path, atomically: true, encoding: .utf8)
    try press("Try again", in: window)
    try await run(window) { window.texts.contains("Hello") }
  }
}
