import Feed
import Foundation
import Testing

/// Feeds are read off the main actor, which continues to draw frames.
@MainActor @Suite struct FeedWorkTests {
  /// True if the main actor runs further work before `body` ends.
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
