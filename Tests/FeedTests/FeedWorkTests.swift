import Foundation
import Testing

@testable import Feed

/// Where the work of feeds is done: beside the main actor, which draws frames meanwhile.
@MainActor @Suite struct FeedWorkTests {
  /// Whether the main actor has run other work before `body` has ended.
  private func leavesTheMainActorFree(_ body: @MainActor () async throws -> Void) async rethrows -> Bool {
    var isFree = false
    Task { isFree = true }
    try await body()
    return isFree
  }

  @Test func theMainActorIsFreeWhileAFileIsRead() async throws {
    let file = try FileFeedTests.File(#"{"id":1,"date":"2025-01-01T00:00:00Z","title":"a"}"#)
    let feed = FileFeed(path: file.path)
    let first = try await leavesTheMainActorFree { _ = try await feed.nextPage(after: nil) }
    let latest = try await leavesTheMainActorFree { _ = try await feed.latest(before: "1") }
    #expect(first && latest)
  }
}
