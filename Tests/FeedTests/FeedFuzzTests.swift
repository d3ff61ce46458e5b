import Feed
import Foundation
import ProcessSupport
import ScrollUITesting
import Testing

/// Malformed feeds: none crashes the program, and the posts that are read stay within the limits.
///
/// `SCROLLUI_FUZZ_FEEDS` is the number of documents, of which one in `share` goes through the program too; `SCROLLUI_FUZZ_SEED` repeats
/// a seed.
@Suite(.serialized) struct FeedFuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = UInt64(environment["SCROLLUI_FUZZ_SEED"] ?? "") ?? 1
  private static let count = Int(environment["SCROLLUI_FUZZ_FEEDS"] ?? "") ?? 120
  private static let share = 40

  private static let pieces = [
    "\"", "\\", "{", "}", "[", "]", ",", ":", "\n", "\r\n", "\u{0}", "\u{1B}[2J", "\u{FEFF}", "\u{202E}", "null",
    "-1e999",
    "99999999999999999999", "\\ud800", "\\u0000", "\"id\":", "\"date\":\"9999-99-99T99:99:99Z\"", "\"next\":7,",
    "\"next\":\"ftp://x\",", "\"items\":", String(repeating: "[", count: 3000), String(repeating: "word ", count: 3000),
    String(repeating: "a\u{301}", count: 2000), String(repeating: "\\n", count: 3000),
  ]

  private static let lines = EmbeddedFeed.data.split(separator: UInt8(ascii: "\n")).map(Array.init)

  /// Up to 60 posts in lines.
  private static func file(_ random: inout SeededGenerator) -> [UInt8] {
    let start = random.next(below: lines.count - 60)
    var bytes = Array(lines[start..<start + random.next(below: 60)].joined(separator: [UInt8(ascii: "\n")]))
    if random.next(below: 20) == 0 {
      bytes = (0..<random.next(below: 5000)).map { _ in UInt8(random.next(below: 256)) }
    }
    for _ in 0..<random.next(below: 12) { FeedMutation.mutate(&bytes, pieces, &random) }
    return bytes
  }

  /// Up to 60 posts as a page.
  private static func page(_ random: inout SeededGenerator) -> [UInt8] {
    let start = random.next(below: lines.count - 60)
    let items = Array(lines[start..<start + random.next(below: 60)].joined(separator: [UInt8(ascii: ",")]))
    var bytes = Array("{\"items\":[".utf8) + items + Array("],\"next\":\"/feed?page=2\",\"cursor\":\"c\"}".utf8)
    for _ in 0..<random.next(below: 8) { FeedMutation.mutate(&bytes, pieces, &random) }
    return bytes
  }

  private func checkBounds(_ page: FeedPage, _ name: String) {
    for item in page.items {
      let isWithin =
        item.title.unicodeScalars.count <= 8 * 301 && item.body.unicodeScalars.count <= 8 * 2001
        && item.body.split(separator: "\n").count <= 40 && item.author.unicodeScalars.count <= 8 * 101
        && item.id.utf8.count <= FeedLimits.idBytes && (item.symbol ?? "").unicodeScalars.count <= 8 * 9
      #expect(isWithin, "\(name): \(item)")
    }
    #expect(page.problems.count <= FeedLimits.problems, "\(name)")
    #expect(page.problems.allSatisfy { $0.description.utf8.count < 2000 }, "\(name)")
  }

  private func temporaryPath() -> String {
    TemporaryFolder.unusedPath().path
  }

  @Test func mutatedFilesAreFeedsOrErrors() async throws {
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    for number in 0..<Self.count {
      var random = SeededGenerator(seed: Self.seed &+ UInt64(number))
      try Data(Self.file(&random)).write(to: URL(fileURLWithPath: path))
      let feed = FileFeed(path: path)
      let name = "seed \(Self.seed), file \(number)"
      do {
        var ids: Set<String> = []
        var (cursor, count): (String?, Int) = (nil, 0)
        repeat {
          let page = try await feed.nextPage(after: cursor)
          checkBounds(page, name)
          ids.formUnion(page.items.map(\.id))
          (cursor, count) = (page.next, count + page.items.count)
        } while cursor != nil && count < 1000
        #expect(ids.count == count, "\(name): an id came twice")
        checkBounds(try await feed.latest(before: ids.first), name)
      } catch {
        #expect(error is FeedError, "\(name): \(error)")
      }
    }
  }

  @Test func mutatedPagesAreFeedsOrErrors() async throws {
    let (seed, count) = (Self.seed, Self.count)
    let server = try LoopbackServer { request in
      let number = request.query("number").flatMap { UInt64($0) } ?? 0
      var random = SeededGenerator(seed: seed &+ number)
      let body = Self.page(&random)
      var head = Array(
        "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
          .utf8)
      if random.next(below: 4) == 0 {
        FeedMutation.mutate(&head, ["\r\n", ":", "\u{0}", "Link: <x>; rel=next\r\n"], &random)
      }
      return LoopbackReply(steps: [.send(head + body)])
    }
    for number in 0..<count {
      let name = "seed \(seed), page \(number)"
      let feed = try HTTPFeed(
        server.address + "/feed?number=\(number)", timeouts: HTTPFeed.Timeouts(silence: 0.3, total: 2))
      do {
        checkBounds(try await feed.nextPage(after: nil), name)
      } catch {
        #expect(error is FeedError, "\(name): \(error)")
      }
    }
  }

  // MARK: The program

  /// Runs the page without a display, with a gigabyte of address space and ten seconds of processor time. Expects a regular exit status and at most one line.
  private func runProgram(_ feed: String, _ name: String) async throws {
    let program =
      Self.environment["SCROLLDEMO_BIN"] ?? ChildProcess.buildDirectory.appendingPathComponent("scrolldemo").path
    let exit = try await ChildProcess.run(
      "bash",
      [
        "-c", "ulimit -v 1048576 -t 10; exec \"$0\" \"$@\"", program, "--headless", "--page", "feed", "--size",
        "400x300",
        "--frames", "90", "--feed", feed,
      ], environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
    #expect(!exit.wasSignalled && 0...3 ~= exit.status, "\(name): \(exit)")
    #expect(exit.errorOutput.split(separator: "\n").count <= 1, "\(name): \(exit.errorOutput)")
  }

  @Test func mutatedFilesEndTheProgramWithAStatus() async throws {
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    for number in stride(from: 0, to: Self.count, by: Self.share) {
      var random = SeededGenerator(seed: Self.seed &+ UInt64(number))
      try Data(Self.file(&random)).write(to: URL(fileURLWithPath: path))
      try await runProgram(path, "seed \(Self.seed), file \(number)")
    }
  }

  @Test func mutatedPagesEndTheProgramWithAStatus() async throws {
    let seed = Self.seed
    let server = try LoopbackServer { request in
      var random = SeededGenerator(seed: seed &+ (request.query("number").flatMap { UInt64($0) } ?? 0))
      return .raw("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n" + String(decoding: Self.page(&random), as: UTF8.self))
    }
    for number in stride(from: 0, to: Self.count, by: Self.share) {
      try await runProgram(server.address + "/feed?number=\(number)", "seed \(seed), page \(number)")
    }
  }
}
