import Feed
import Foundation
import ScrollUI
import Synchronization
import Testing

extension FeedSource {
  /// Answers the page requests of a loader.
  func page(for request: PageRequest<FeedItem.ID>) async throws -> LoadedPage<FeedItem> {
    let page =
      switch request {
      case .first: try await nextPage(after: nil)
      case .below(let cursor): try await nextPage(after: cursor)
      case .above: FeedPage(items: [])
      case .latest(let id): try await latest(before: id)
      }
    return LoadedPage(items: page.items, below: page.next, isConnected: page.isConnected)
  }
}

/// A loader, a feed over HTTP and a faulty server: no post is lost or repeated, the order is kept, and the loader finishes.
@MainActor @Suite struct ServedLoaderTests {
  func loader(_ server: LoopbackServer, pageSize: Int = 4, total: Double = 5) throws -> PagedLoader<FeedItem> {
    let feed = try HTTPFeed(
      server.address + "/feed", pageSize: pageSize, timeouts: HTTPFeed.Timeouts(silence: 5, total: total))
    return PagedLoader { try await feed.page(for: $0) }
  }

  /// Scrolls to the end, and tries again after each error. Returns the messages that a person has seen.
  func readAll(_ loader: PagedLoader<FeedItem>) async -> [String] {
    var messages: [String] = []
    for _ in 0..<100 where loader.bottom != .ended {
      if case .failed(let message) = loader.bottom {
        messages.append(message)
        loader.retry(.bottom)
      } else {
        loader.load(.bottom)
      }
      await loader.settle()
    }
    return messages
  }

  @Test func aFaultlessServerIsReadToTheEnd() async throws {
    let posts = FeedServer.posts(30)
    let server = try LoopbackServer { FeedServer.answer(posts, to: $0) }
    let loader = try loader(server)
    #expect(await readAll(loader).isEmpty)
    #expect(loader.items == posts)
    #expect(server.requests.count == 8)
  }

  /// The first answer to each request is faulty, each in a different manner; the second is correct.
  @Test func everyFaultIsReportedAndARetryContinues() async throws {
    let posts = FeedServer.posts(40)
    let tries = Mutex<[String: Int]>([:])
    let faults = Self.faults
    let server = try LoopbackServer { request in
      let (number, kind) = tries.withLock { tries in
        tries[request.target, default: 0] += 1
        return (tries[request.target, default: 0], tries.count - 1)
      }
      let good = FeedServer.answer(posts, to: request)
      return number == 1 && kind < faults.count ? faults[kind](good) : good
    }
    let loader = try loader(server, total: 0.3)
    let messages = await readAll(loader)
    #expect(loader.items == posts)
    #expect(loader.bottom == .ended)
    #expect(messages.count == Self.faults.count)
    #expect(messages.allSatisfy { $0.contains("127.0.0.1") && ($0.contains("again")) })
  }

  nonisolated static let faults: [@Sendable (LoopbackReply) -> LoopbackReply] = [
    { _ in .body("busy", status: 500) }, { $0.cut(after: 30) }, { $0.cut(after: 150, hard: true) }, { _ in .reset },
    { _ in .body("{\"items\":[{") }, { _ in .hang }, { $0.slowly(1, every: 20) }, { _ in .body("[]", length: 900) },
    { _ in .body("slow down", status: 429) },
  ]

  @Test func duplicatesAndEmptyPagesAreNotShown() async throws {
    let posts = FeedServer.posts(12)
    let server = try LoopbackServer { request in
      let page = request.query("page").flatMap { Int($0) } ?? 0
      // Every second page is empty; the rest overlap by two posts and contain one of them twice.
      guard page.isMultiple(of: 2) else { return .body(FeedServer.page([], next: "?page=\(page + 1)")) }
      let start = max(page / 2 * 4 - 2, 0)
      let end = min(start + 6, posts.count)
      let items = Array(posts[start..<end]) + [posts[start]]
      return .body(FeedServer.page(items, next: end < posts.count ? "?page=\(page + 1)" : nil))
    }
    let loader = try loader(server)
    #expect(await readAll(loader).isEmpty)
    #expect(loader.items == posts)
  }

  @Test func aServerThatRepeatsItsPagesIsAbandoned() async throws {
    let posts = FeedServer.posts(4)
    let server = try LoopbackServer { _ in .body(FeedServer.page(posts, next: "/feed")) }
    let loader = try loader(server)
    loader.load(.bottom)
    await loader.settle()
    loader.load(.bottom)
    await loader.settle()
    guard case .failed(let message) = loader.bottom else {
      Issue.record("\(loader.bottom)")
      return
    }
    #expect(message.contains("nothing new"))
    #expect(loader.items == posts)
    #expect(server.requests.count == 1 + PagedLoader<FeedItem>.maximumFruitlessPages)
  }

  @Test func newPostsAreInsertedOnTopWhileOlderPostsLoad() async throws {
    let all = FeedServer.posts(30)
    let shown = Mutex(20)
    let server = try LoopbackServer { request in
      FeedServer.answer(Array(all.suffix(shown.withLock { $0 })), to: request)
    }
    let loader = try loader(server)
    loader.load(.bottom)
    await loader.settle()
    shown.withLock { $0 = 26 }
    loader.load(.bottom)
    await loader.refresh()
    await loader.settle()
    #expect(await readAll(loader).isEmpty)
    #expect(loader.items == Array(all.suffix(26)))
    shown.withLock { $0 = 30 }
    await loader.refresh()
    #expect(loader.items == all)
  }

  @Test func aGapRestartsTheListWhichIsReadToTheEnd() async throws {
    let all = FeedServer.posts(60)
    let shown = Mutex(10)
    let server = try LoopbackServer { request in
      FeedServer.answer(Array(all.suffix(shown.withLock { $0 })), to: request)
    }
    let loader = try loader(server)
    _ = await readAll(loader)
    shown.withLock { $0 = 60 }
    await loader.refresh()
    #expect(loader.items == Array(all.prefix(4 * HTTPFeed.maximumPagesForLatest)))
    #expect(await readAll(loader).isEmpty)
    #expect(loader.items == all)
  }

  @Test func aFailedRefreshKeepsTheLoadedPosts() async throws {
    let posts = FeedServer.posts(6)
    let isBroken = Mutex(false)
    let server = try LoopbackServer { request in
      isBroken.withLock { $0 } ? .body("", status: 503) : FeedServer.answer(posts, to: request)
    }
    let loader = try loader(server)
    _ = await readAll(loader)
    isBroken.withLock { $0 = true }
    await loader.refresh()
    guard case .failed(let message) = loader.refreshing else {
      Issue.record("\(loader.refreshing)")
      return
    }
    #expect(message.contains("503"))
    #expect(loader.items == posts)
    isBroken.withLock { $0 = false }
    await loader.refresh()
    #expect(loader.refreshing == .idle)
  }

  @Test func cancellingAHangingRequestLeavesTheListUsable() async throws {
    let posts = FeedServer.posts(6)
    let hangs = Mutex(true)
    let server = try LoopbackServer { request in
      request.query("after") != nil && hangs.withLock { $0 } ? .hang : FeedServer.answer(posts, to: request)
    }
    let loader = try loader(server, total: 60)
    loader.load(.bottom)
    await loader.settle()
    loader.load(.bottom)
    while server.requests.count < 2 { await Task.yield() }
    loader.cancel()
    hangs.withLock { $0 = false }
    #expect(await readAll(loader).isEmpty)
    #expect(loader.items == posts)
  }
}
