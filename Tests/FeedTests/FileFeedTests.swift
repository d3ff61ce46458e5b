import Feed
import Foundation
import ProcessSupport
import Testing

@Suite struct FileFeedTests {
  /// A temporary file, removed at the end of the test.
  final class File {
    let path = TemporaryFolder.unusedPath().path + ".jsonl"

    init(_ text: String) throws { try write(text) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
  }

  func post(_ id: Int, at second: Int? = nil) -> String {
    let date = Date(timeIntervalSince1970: Double(1_700_000_000 + (second ?? id))).formatted(.iso8601)
    return "{\"id\":\(id),\"date\":\"\(date)\",\"title\":\"t\(id)\"}\n"
  }

  func ids(_ page: FeedPage) -> [String] { page.items.map(\.id) }

  @Test func pagesGoFromNewestToOldestForAnyOrderOfLines() async throws {
    let file = try File(post(3) + post(1) + post(5) + post(2) + post(4))
    let feed = FileFeed(path: file.path, pageSize: 2)
    let first = try await feed.nextPage(after: nil)
    #expect(ids(first) == ["5", "4"])
    let second = try await feed.nextPage(after: first.next)
    #expect(ids(second) == ["3", "2"])
    let third = try await feed.nextPage(after: second.next)
    #expect(ids(third) == ["1"])
    #expect(third.next == nil)
  }

  @Test func postsOfTheSameSecondStayInTheirOrder() async throws {
    let file = try File(post(1, at: 0) + post(2, at: 0) + post(3, at: 0))
    #expect(try await ids(FileFeed(path: file.path).nextPage(after: nil)) == ["1", "2", "3"])
  }

  @Test func aPageThatEndsWithTheFileHasNoNext() async throws {
    let file = try File(post(1) + post(2))
    #expect(try await FileFeed(path: file.path, pageSize: 2).nextPage(after: nil).next == nil)
    #expect(try await FileFeed(path: file.path, pageSize: 1).nextPage(after: nil).next != nil)
  }

  @Test func addedPostsAreTheLatest() async throws {
    let file = try File(post(1) + post(2))
    let feed = FileFeed(path: file.path)
    _ = try await feed.nextPage(after: nil)
    #expect(try await feed.latest(before: "2") == FeedPage(items: []))
    try file.write(post(1) + post(2) + post(3) + post(4))
    #expect(try await ids(feed.latest(before: "2")) == ["4", "3"])
  }

  @Test func aDeletedKnownPostRestartsTheList() async throws {
    let file = try File(post(1) + post(2))
    let page = try await FileFeed(path: file.path).latest(before: "9")
    #expect(!page.isConnected)
    #expect(ids(page) == ["2", "1"])
  }

  @Test func pagesComeFromTheVersionOfTheFileThatWasRead() async throws {
    let file = try File(post(1) + post(2) + post(3) + post(4))
    let feed = FileFeed(path: file.path, pageSize: 2)
    let first = try await feed.nextPage(after: nil)
    try file.write(post(7))
    #expect(try await ids(feed.nextPage(after: first.next)) == ["2", "1"])
  }

  /// The last post of a page is deleted and the file is read again: the next page begins at the same post.
  @Test func deletingThePostAtTheEndOfAPageLosesNothing() async throws {
    let file = try File(post(1) + post(2) + post(3) + post(4))
    let feed = FileFeed(path: file.path, pageSize: 2)
    let first = try await feed.nextPage(after: nil)
    try file.write(post(1) + post(2) + post(4))
    _ = try await feed.latest(before: "4")
    #expect(try await ids(feed.nextPage(after: first.next)) == ["2", "1"])
  }

  @Test func brokenLinesAreReportedWithTheFirstPage() async throws {
    let file = try File("broken\n" + post(1) + post(2))
    let feed = FileFeed(path: file.path, pageSize: 1)
    let first = try await feed.nextPage(after: nil)
    #expect(first.problems == [FeedProblem(place: "line 1", reason: "it is not JSON.")])
    #expect(try await feed.nextPage(after: first.next).problems.isEmpty)
  }

  @Test func aFileOfAnotherFormatIsRejected() async throws {
    let file = try File("Dear diary,\nnothing happened.\n")
    await #expect {
      _ = try await FileFeed(path: file.path).nextPage(after: nil)
    } throws: { error in
      guard case .notFeed(file.path, let reason)? = error as? FeedError else { return false }
      return reason.contains("line 1")
    }
  }

  @Test func anEmptyFileIsAnEmptyFeed() async throws {
    let file = try File("\n")
    #expect(try await FileFeed(path: file.path).nextPage(after: nil) == FeedPage(items: []))
  }

  @Test(arguments: [("/nowhere/feed.jsonl", "No such file or directory."), ("/", "Is a directory.")])
  func anUnreadableFileGivesTheReason(path: String, reason: String) async {
    await #expect(throws: FeedError.file(path: path, reason: reason)) {
      try await FileFeed(path: path).nextPage(after: nil)
    }
  }

  @Test(arguments: ["/dev/zero", "/dev/null", "/dev/urandom"]) func aDeviceIsRejectedBeforeItIsRead(path: String) {
    #expect(throws: FeedError.self) { try FileFeed(path: path).checkAccess() }
  }

  @Test func aFileThatIsTooLargeIsRejectedBeforeItIsRead() throws {
    let file = try File("")
    try #require(truncate(file.path, 65 << 20) == 0)
    #expect(throws: FeedError.self) { try FileFeed(path: file.path).checkAccess() }
  }

  /// Opening a pipe without a writer would block.
  @Test func aPipeIsRejectedWithoutWaiting() async throws {
    let path = TemporaryFolder.unusedPath().path
    try #require(mkfifo(path, 0o600) == 0)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let feed = FileFeed(path: path)
    #expect(throws: FeedError.notFile(path: path, kind: "a pipe")) { try feed.checkAccess() }
    await #expect(throws: FeedError.notFile(path: path, kind: "a pipe")) { try await feed.nextPage(after: nil) }
  }

  @Test func theGivenFileLimitApplies() async throws {
    let file = try File(post(1) + post(2))
    let count = (post(1) + post(2)).utf8.count
    #expect(try await ids(FileFeed(path: file.path, byteLimit: count).nextPage(after: nil)) == ["2", "1"])
    let small = FileFeed(path: file.path, byteLimit: count - 1)
    await #expect(throws: FeedError.tooLarge(source: file.path, limit: count - 1)) {
      try await small.nextPage(after: nil)
    }
  }

  /// Modification times in the past, so that the versions differ in their file attributes.
  @Test func anUnchangedFileIsNotReadAgain() async throws {
    let file = try File(post(1) + post(2))
    func setTime(_ seconds: Int) {
      var times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
      utimensat(AT_FDCWD, file.path, &times, 0)
    }
    setTime(1_000_000)
    let feed = FileFeed(path: file.path)
    _ = try await feed.nextPage(after: nil)
    try file.write(post(1) + post(3))
    setTime(1_000_000)
    #expect(try await ids(feed.latest(before: "1")) == ["2"], "size, time and inode are the same")
    setTime(1_000_001)
    #expect(try await ids(feed.latest(before: "1")) == ["3"])
  }

  @Test func tooManyNewPostsRestartTheList() async throws {
    let lines = (0...FeedLimits.latestPosts + 1).map { post($0) }.joined()
    let file = try File(lines)
    let feed = FileFeed(path: file.path, pageSize: 3)
    let page = try await feed.latest(before: "0")
    #expect(!page.isConnected)
    #expect(page.items.count == 3)
    #expect(try await feed.latest(before: "1").items.count == FeedLimits.latestPosts)
  }

  @Test func aCursorOfAnotherFeedIsRejected() async throws {
    let file = try File(post(1))
    let feed = FileFeed(path: file.path)
    await #expect(throws: FeedError.self) { try await feed.nextPage(after: "http://example.org") }
  }

  // MARK: Which feed is meant

  @Test func pathsAreFilesAndAddressesAreServers() throws {
    #expect(try FeedLocation.source(for: nil) is EmbeddedFeed)
    #expect((try FeedLocation.source(for: "a/b.jsonl") as? FileFeed)?.path == "a/b.jsonl")
    #expect((try FeedLocation.source(for: "file:///a%20b.jsonl") as? FileFeed)?.path == "/a b.jsonl")
    #expect((try FeedLocation.source(for: "HTTPS://example.org/x") as? HTTPFeed)?.address.host() == "example.org")
    #expect(throws: FeedError.address("")) { try FeedLocation.source(for: "") }
    #expect(throws: FeedError.address("ftp://x/y")) { try FeedLocation.source(for: "ftp://x/y") }
  }
}
