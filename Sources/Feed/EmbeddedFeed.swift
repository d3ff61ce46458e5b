import CFeedData
import Foundation

/// The feed of the demo: the file `Assets/Feed/feed.jsonl`, compiled into the program.
package struct EmbeddedFeed: FeedSource {
  package let pageSize: Int
  private static let list = FeedList(FeedLines(data) {})

  package init(pageSize: Int = 20) { self.pageSize = max(pageSize, 1) }

  /// The bytes of the file.
  package static var data: Data { Data(bytes: feed_data_bytes(), count: feed_data_count()) }

  nonisolated(nonsending) package func nextPage(after cursor: String?) async throws -> FeedPage {
    try Task.checkCancellation()
    return try Self.list.page(after: cursor, size: pageSize)
  }

  nonisolated(nonsending) package func latest(before id: FeedItem.ID?) async throws -> FeedPage {
    try Task.checkCancellation()
    return try Self.list.latest(before: id, size: pageSize)
  }
}
