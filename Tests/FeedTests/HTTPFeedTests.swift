import Feed
import Foundation
import Testing

/// Each test has its own server on its own port.
@Suite struct HTTPFeedTests {
  static let quick = HTTPFeed.Timeouts(silence: 5, total: 5)

  func ids(_ items: [FeedItem]) -> [String] { items.map(\.id) }

  /// The error of the first page that a server gives with `reply`.
  func error(
    _ reply: LoopbackReply, timeouts: HTTPFeed.Timeouts = HTTPFeedTests.quick
  ) async throws -> FeedError? {
    let server = try LoopbackServer { _ in reply }
    let feed = try HTTPFeed(server.address + "/feed", timeouts: timeouts)
    do {
      _ = try await feed.nextPage(after: nil)
      return nil
    } catch {
      return error as? FeedError
    }
  }

  /// All pages in order.
  func allItems(_ feed: some FeedSource) async throws -> [[String]] {
    var pages: [[String]] = []
    var cursor: String?
    repeat {
      let page = try await feed.nextPage(after: cursor)
      pages.append(ids(page.items))
      cursor = page.next
    } while cursor != nil && pages.count < 50
    return pages
  }

  // MARK: Pages

  @Test func followingCursorsReadsAllPages() async throws {
    let posts = FeedServer.posts(5)
    let server = try LoopbackServer { FeedServer.answer(posts, to: $0) }
    let feed = try HTTPFeed(server.address + "/feed?tag=a%26b", pageSize: 2)
    #expect(try await allItems(feed) == [["p5", "p4"], ["p3", "p2"], ["p1"]])
    #expect(
      server.requests.map(\.target)
        == ["/feed?tag=a%26b&limit=2", "/feed?tag=a%26b&limit=2&after=p4", "/feed?tag=a%26b&limit=2&after=p2"])
    #expect(server.requests.allSatisfy { $0.method == "GET" })
  }

  /// The server defines the meaning of `q=a+b`, so the query is not re-encoded.
  @Test func theQueryOfTheAddressIsKeptVerbatim() async throws {
    let server = try LoopbackServer { request in
      .body(FeedServer.page([], cursor: request.query("after") == nil ? "c+d&e" : nil))
    }
    let feed = try HTTPFeed(server.address + "/feed?q=a+b%2Bc%20d&flag")
    _ = try await allItems(feed)
    #expect(
      server.requests.map(\.target)
        == ["/feed?q=a+b%2Bc%20d&flag&limit=20", "/feed?q=a+b%2Bc%20d&flag&limit=20&after=c%2Bd%26e"])
  }

  @Test func aLimitInTheAddressIsKept() async throws {
    let server = try LoopbackServer { _ in .body("[]") }
    _ = try await HTTPFeed(server.address + "/feed?limit=3").nextPage(after: nil)
    #expect(server.requests.map(\.target) == ["/feed?limit=3"])
  }

  @Test func followingLinkHeadersReadsAllPages() async throws {
    let posts = FeedServer.posts(3)
    let server = try LoopbackServer { request in
      let page = request.query("page").flatMap { Int($0) } ?? 0
      let link = "</feed?page=\(page - 1)>; rel=\"prev\", </feed?page=\(page + 1)>; title=\"a, b\"; rel=\"next last\""
      return .body(FeedServer.json([posts[page]]), headers: page < 2 ? ["link": link] : ["link": "</x>; rel=prev"])
    }
    #expect(try await allItems(HTTPFeed(server.address + "/feed")) == [["p3"], ["p2"], ["p1"]])
  }

  @Test func theLinkHeaderTakesPrecedenceOverTheBody() async throws {
    let server = try LoopbackServer { _ in
      .body(FeedServer.page([], next: "/body", cursor: "c"), headers: ["Link": "</header>; rel=next"])
    }
    let page = try await HTTPFeed(server.address + "/feed").nextPage(after: nil)
    #expect(page.next == server.address + "/header")
  }

  @Test func relativeAddressesMakeAFolderAFeed() async throws {
    let posts = FeedServer.posts(3)
    let server = try LoopbackServer { request in
      switch request.path {
      case "/blog/page-1.json": .body(FeedServer.page([posts[0]], next: "page-2.json"))
      case "/blog/page-2.json": .body(FeedServer.page([posts[1]], next: "old/page-3.json"))
      case "/blog/old/page-3.json": .body(FeedServer.page([posts[2]]))
      default: .body("", status: 404)
      }
    }
    #expect(try await allItems(HTTPFeed(server.address + "/blog/page-1.json")) == [["p3"], ["p2"], ["p1"]])
  }

  @Test func aFileOfLinesIsAFeedInOnePage() async throws {
    let lines = "{\"id\":1,\"date\":\"2025-01-01T00:00:00Z\",\"title\":\"a\"}\nnothing\n"
    let server = try LoopbackServer { request in
      .body(lines, headers: request.path == "/typed" ? ["Content-Type": "application/x-ndjson; charset=utf-8"] : [:])
    }
    for path in ["/typed", "/feed.jsonl"] {
      let page = try await HTTPFeed(server.address + path).nextPage(after: nil)
      #expect(ids(page.items) == ["1"])
      #expect(page.problems.map(\.place) == ["line 2"])
      #expect(page.next == nil)
    }
  }

  @Test func redirectionsAreFollowedAndRelativeToTheirTarget() async throws {
    let server = try LoopbackServer { request in
      request.path == "/new/feed"
        ? .body(FeedServer.page(FeedServer.posts(1), next: "more")) : .redirect(to: "/new/feed")
    }
    let page = try await HTTPFeed(server.address + "/feed").nextPage(after: nil)
    #expect(page.next == server.address + "/new/more")
    #expect(ids(page.items) == ["p1"])
  }

  @Test func noContentIsAnEndWithoutPosts() async throws {
    let server = try LoopbackServer { _ in .raw("HTTP/1.1 204 None\r\nConnection: close\r\n\r\n") }
    #expect(try await HTTPFeed(server.address).nextPage(after: nil) == FeedPage(items: []))
  }

  @Test func anEmptyPageMayHaveANextPage() async throws {
    let server = try LoopbackServer { _ in .body(FeedServer.page([], next: "/b")) }
    #expect(try await HTTPFeed(server.address).nextPage(after: nil) == FeedPage(items: [], next: server.address + "/b"))
  }

  @Test func invalidItemsAreReportedAndTheRestIsRead() async throws {
    let good = FeedServer.json(FeedServer.posts(1)).dropFirst().dropLast()
    let text = "{\"items\":[{\"id\":\"x\"},\(good),{\"id\":\"y\",\"title\":\"t\",\"date\":\"today\"},7]}"
    let server = try LoopbackServer { _ in .body(text) }
    let page = try await HTTPFeed(server.address).nextPage(after: nil)
    #expect(ids(page.items) == ["p1"])
    #expect(page.problems.map(\.place) == ["item 1", "item 3", "item 4"])
    #expect(page.problems[1].reason.contains("today"))
  }

  // MARK: The latest posts

  @Test func theLatestPostsEndAtTheKnownPost() async throws {
    let posts = FeedServer.posts(9)
    let server = try LoopbackServer { FeedServer.answer(posts, to: $0) }
    let feed = try HTTPFeed(server.address, pageSize: 2)
    #expect(try await feed.latest(before: "p9") == FeedPage(items: []))
    let page = try await feed.latest(before: "p4")
    #expect(ids(page.items) == ["p9", "p8", "p7", "p6", "p5"])
    #expect(page.isConnected)
  }

  @Test func aKnownPostTooFarDownRestartsTheList() async throws {
    let posts = FeedServer.posts(30)
    let server = try LoopbackServer { FeedServer.answer(posts, to: $0) }
    let page = try await HTTPFeed(server.address, pageSize: 2).latest(before: "p1")
    #expect(!page.isConnected)
    #expect(page.items.count == 2 * HTTPFeed.maximumPagesForLatest)
    #expect(page.next?.hasSuffix("after=p21") == true)
    #expect(server.requests.count == HTTPFeed.maximumPagesForLatest)
  }

  // MARK: Faults

  @Test(arguments: [400, 401, 403, 404, 410, 418, 429, 500, 503]) func statusCodesAreReportedWithTheirHost(code: Int)
    async throws
  {
    let error = try await error(.body("{\"items\":[]}", status: code))
    guard case .status(code, let host, "/feed") = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(host.hasPrefix("127.0.0.1:"))
    #expect(error?.description.contains("\(code)") == true)
    #expect(error?.description.hasSuffix(".") == true)
  }

  @Test(arguments: ["", "{", "nonsense", "<html>", "7", "{\"items\":7}", "{}", "[1,2]", "\u{0}"])
  func anAnswerThatIsNotAPageIsAnError(text: String) async throws {
    let error = try await error(.body(text))
    guard case .malformed = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  /// Values of `next` that lead nowhere, as they are written in the page.
  static let badNexts = [
    "\"ftp://example.org/x\"", "\"file:///etc/passwd\"", "\"mailto:a\"", "\"http://\"", "\"https:///x\"",
    "\"http://[bad/\"",
    "7", "[1]", "{\"page\":2}", "true",
  ]

  @Test(arguments: badNexts) func aPageWithAnInvalidNextKeepsItsPostsAndIsTheLast(next: String) async throws {
    let text = FeedServer.page(FeedServer.posts(3)).dropLast() + ",\"next\":\(next)}"
    let server = try LoopbackServer { _ in .body(String(text)) }
    let page = try await HTTPFeed(server.address + "/feed", timeouts: Self.quick).nextPage(after: nil)
    #expect(ids(page.items) == ["p3", "p2", "p1"])
    #expect(page.next == nil)
    #expect(page.ending?.hasSuffix(".") == true)
  }

  @Test func anInvalidNextIsNamedInTheReason() async throws {
    let server = try LoopbackServer { request in
      .body(request.path == "/a" ? FeedServer.page([], next: "ftp://example.org/x") : "{\"items\":[],\"next\":7}")
    }
    let address = try await HTTPFeed(server.address + "/a").nextPage(after: nil)
    #expect(address.ending == "“ftp://example.org/x” is no address of http or https.")
    let number = try await HTTPFeed(server.address + "/b").nextPage(after: nil)
    #expect(number.ending == "“next” has a value of the wrong kind.")
  }

  @Test(arguments: ["file:///etc/hostname", "ftp://127.0.0.1:9/feed", "gopher://127.0.0.1/", "dict://127.0.0.1/d:a"])
  func aRedirectionToAnotherSchemeIsNotFollowed(target: String) async throws {
    guard case .malformed(_, let reason) = try await error(.redirect(to: target)) else {
      Issue.record("\(target)")
      return
    }
    #expect(reason == "it sends us to an address that is neither http nor https.")
  }

  @Test func aRedirectionToAnotherHTTPServerIsFollowed() async throws {
    let posts = FeedServer.posts(2)
    let other = try LoopbackServer { FeedServer.answer(posts, to: $0) }
    let address = other.address
    let server = try LoopbackServer { _ in .redirect(to: address + "/feed") }
    #expect(try await HTTPFeed(server.address).nextPage(after: nil).items == posts)
  }

  @Test func anOverlongAnswerIsNotRead() async throws {
    let server = try LoopbackServer { _ in .body(FeedServer.page(FeedServer.posts(50))) }
    let feed = try HTTPFeed(server.address, byteLimit: 1000)
    await #expect {
      _ = try await feed.nextPage(after: nil)
    } throws: { error in
      guard case .tooLarge(_, 1000)? = error as? FeedError else { return false }
      return "\(error)".contains("more than 1000 bytes")
    }
  }

  @Test(arguments: [false, true]) func aConnectionThatBreaksOffIsAnError(hard: Bool) async throws {
    let reply = LoopbackReply.body(FeedServer.page(FeedServer.posts(3)))
    for count in [0, 10, 60, 200] {
      guard case .interrupted = try await error(reply.cut(after: count, hard: hard)) else {
        Issue.record("after \(count) bytes")
        continue
      }
    }
  }

  @Test func aTruncatedHeaderIsReportedAsSuch() async throws {
    let error = try await error(.raw("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"))
    #expect(error?.errorDescription?.contains("broke off: It ended inside of the header.") == true)
  }

  @Test func aHeaderWithBareLineFeedsIsRead() async throws {
    let server = try LoopbackServer { _ in
      .raw("HTTP/1.0 200 OK\nContent-Type: application/json\n\n" + FeedServer.page(FeedServer.posts(2)))
    }
    let page = try await HTTPFeed(server.address + "/feed", timeouts: Self.quick).nextPage(after: nil)
    #expect(page.items.count == 2)
  }

  @Test func aServerThatHangsUpAtOnceIsAnError() async throws {
    guard case .interrupted = try await error(.reset) else {
      Issue.record("no error")
      return
    }
  }

  @Test func anOverstatedLengthIsAnError() async throws {
    guard case .interrupted = try await error(.body("[]", length: 100)) else {
      Issue.record("no error")
      return
    }
  }

  @Test func anUnderstatedLengthIsAnError() async throws {
    let error = try await error(.body(FeedServer.page(FeedServer.posts(3)), length: 20))
    guard case .malformed = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func anAnswerThatIsNotHTTPIsAnError() async throws {
    #expect(try await error(.raw("220 mail.example.org ESMTP\r\n\r\n")) != nil)
  }

  @Test func endlessRedirectionsAreAnError() async throws {
    #expect(try await error(.redirect(to: "/feed")) != nil)
  }

  @Test func aMissingServerIsUnreachable() async throws {
    // The server is gone as soon as its port is known.
    let address = try LoopbackServer { _ in .hang }.address
    await #expect {
      _ = try await HTTPFeed(address, timeouts: HTTPFeedTests.quick).nextPage(after: nil)
    } throws: { error in
      switch error as? FeedError {
      case .unreachable, .interrupted: true
      default: false
      }
    }
  }

  @Test func aSilentServerTimesOut() async throws {
    let error = try await error(.hang, timeouts: HTTPFeed.Timeouts(silence: 30, total: 0.1))
    guard case .timedOut(_, 0.1) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func anExtremelySlowServerTimesOut() async throws {
    let reply = LoopbackReply.body(FeedServer.page(FeedServer.posts(20))).slowly(1, every: 20)
    let error = try await error(reply, timeouts: HTTPFeed.Timeouts(silence: 30, total: 0.15))
    guard case .timedOut = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func slowAnswersArriveCompletely() async throws {
    let reply = LoopbackReply.body(FeedServer.page(FeedServer.posts(2))).slowly(7, every: 1).later(milliseconds: 10)
    let server = try LoopbackServer { _ in reply }
    #expect(try await ids(HTTPFeed(server.address).nextPage(after: nil).items) == ["p2", "p1"])
  }

  @Test func cancellingEndsTheRequestAtOnce() async throws {
    let server = try LoopbackServer { _ in .hang }
    let feed = try HTTPFeed(server.address, timeouts: HTTPFeed.Timeouts(silence: 60, total: 60))
    let task = Task { try await feed.nextPage(after: nil) }
    while server.requests.isEmpty { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aCancelledTaskSendsNoRequest() async throws {
    let server = try LoopbackServer { _ in .hang }
    let feed = try HTTPFeed(server.address)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await feed.nextPage(after: nil)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aFailedRequestDoesNotAffectTheNext() async throws {
    let posts = FeedServer.posts(2)
    let server = try LoopbackServer { request in
      request.path == "/bad" ? .reset : FeedServer.answer(posts, to: request)
    }
    await #expect(throws: FeedError.self) { try await HTTPFeed(server.address + "/bad").nextPage(after: nil) }
    #expect(try await HTTPFeed(server.address + "/good").nextPage(after: nil).items == posts)
  }

  @Test(arguments: ["", "feed.jsonl", "ftp://example.org/", "http://", "http:///x", "https:example.org", "a b://c"])
  func anInvalidAddressIsRejected(text: String) {
    #expect(throws: FeedError.address(text)) { try HTTPFeed(text) }
  }
}
