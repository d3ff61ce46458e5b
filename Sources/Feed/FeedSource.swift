/// A source of posts, from the newest to the oldest.
///
/// Both functions throw a ``FeedError``, or a `CancellationError` if the task was cancelled. They may then be called
/// again, with the same result as a first call. The user decides about a retry: no source retries by itself.
///
/// Long operations, such as reading and decoding, run outside of the caller's actor, which can draw frames meanwhile.
/// The embedded feed answers immediately, in a single turn of a run loop.
package protocol FeedSource: Sendable {
  /// The following posts, in descending order of their dates.
  ///
  /// - Parameter cursor: ``FeedPage/next`` of the page before; nil for the newest posts.
  nonisolated(nonsending) func nextPage(after cursor: String?) async throws -> FeedPage

  /// The posts newer than the post `id`; without it, the first page.
  nonisolated(nonsending) func latest(before id: FeedItem.ID?) async throws -> FeedPage
}

/// Some posts of a feed, newest first.
package struct FeedPage: Hashable, Sendable {
  package var items: [FeedItem]
  /// The cursor of the next page; nil if there are no older posts. Only the source can interpret it.
  package var next: String?
  /// The reason why there is no next page although the source mentions a next page; nil otherwise.
  package var ending: String?
  /// True if no post is missing between these posts and the requested post; set by ``FeedSource/latest(before:)``. If
  /// false, this is a first page and replaces all posts read before.
  package var isConnected: Bool
  /// The parts of the page, or of the file, that could not be read. The remaining posts are in `items`.
  package var problems: [FeedProblem]

  package init(
    items: [FeedItem], next: String? = nil, ending: String? = nil, isConnected: Bool = true,
    problems: [FeedProblem] = []
  ) {
    self.items = items
    self.next = next
    self.ending = ending
    self.isConnected = isConnected
    self.problems = problems
  }
}

/// A skipped post and the reason.
package struct FeedProblem: Hashable, Sendable, CustomStringConvertible {
  /// The line or item, from 1: `line 12`, `item 3`.
  package let place: String
  package let reason: String

  package init(place: String, reason: String) {
    self.place = place
    self.reason = reason
  }

  package var description: String { "\(place): \(reason)" }
}
