import CFeedData
import Foundation
import Synchronization

/// The feed of the demo: the file `Assets/Feed/feed.jsonl`, compiled into the program.
package struct EmbeddedFeed: FeedSource {
  package let pageSize: Int
  private let arrivals: Arrivals
  private let list: FeedList
  private static let list = FeedList(FeedLines(data) {})

  /// The number of posts that each `latest(before:)` publishes of the posts that are held back.
  package static let arrivalCount = 3

  /// Creates the feed. The newest `heldBack` posts are published by and by, `arrivalCount` with each `latest(before:)`.
  package init(pageSize: Int = 20, heldBack: Int = 0) {
    self.init(pageSize: max(pageSize, 1), arrivals: Arrivals(heldBack: heldBack), list: Self.list)
  }

  private init(pageSize: Int, arrivals: Arrivals, list: FeedList) {
    self.pageSize = pageSize
    self.arrivals = arrivals
    self.list = list
  }

  /// The feed for readers of `language`, as of `LanguageFeed.present`. Both feeds publish the same held-back posts.
  package func localized(to language: LanguageFeed.Language) -> EmbeddedFeed {
    EmbeddedFeed(pageSize: pageSize, arrivals: arrivals, list: LanguageFeed.list(language))
  }

  /// The bytes of the file.
  package static var data: Data { Data(bytes: feed_data_bytes(), count: feed_data_count()) }

  nonisolated(nonsending) package func nextPage(after cursor: String?) async throws -> FeedPage {
    try Task.checkCancellation()
    return try list.page(after: cursor, size: pageSize, from: arrivals.heldBack)
  }

  nonisolated(nonsending) package func latest(before id: FeedItem.ID?) async throws -> FeedPage {
    try Task.checkCancellation()
    return try list.latest(before: id, size: pageSize, from: arrivals.publish(Self.arrivalCount))
  }
}

/// The number of posts that a feed holds back, shared by the copies of the feed.
private final class Arrivals: Sendable {
  private let count: Mutex<Int>

  init(heldBack: Int) { count = Mutex(max(0, heldBack)) }

  var heldBack: Int { count.withLock { $0 } }

  /// Publishes up to `number` posts. Returns the number that is still held back.
  func publish(_ number: Int) -> Int {
    count.withLock { count in
      count = max(0, count - number)
      return count
    }
  }
}
