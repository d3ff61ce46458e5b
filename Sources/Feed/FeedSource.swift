/// Where posts come from. Feeds are read from the newest post to the oldest.
///
/// Both functions throw a ``FeedError``, or a `CancellationError` when the task was cancelled; they may be called again then, with
/// the same result as if nothing had happened. Whether to try again is the person's decision: no source does it alone.
///
/// What takes time, such as reading and decoding, is done beside the caller's actor, which may draw frames meanwhile. The feed that is
/// built in answers at once, in one turn of a run loop.
package protocol FeedSource: Sendable {
  /// The posts that follow, each older than the one before it.
  ///
  /// - Parameter cursor: ``FeedPage/next`` of the page before; nil for the newest posts.
  nonisolated(nonsending) func nextPage(after cursor: String?) async throws -> FeedPage

  /// The posts that are newer than the post `id`; without it, the first page.
  nonisolated(nonsending) func latest(before id: FeedItem.ID?) async throws -> FeedPage
}

/// Some posts of a feed, newest first.
package struct FeedPage: Hashable, Sendable {
  package var items: [FeedItem]
  /// What to ask the next page with; nil if there are no older posts. Only its source knows what it means.
  package var next: String?
  /// Why there is no next page although the source speaks of one; nil otherwise.
  package var ending: String?
  /// Only from ``FeedSource/latest(before:)``: whether nothing is missing between these posts and the one asked for. Otherwise
  /// the page is a first page, and what was read before has to be thrown away.
  package var isConnected: Bool
  /// What of the page, or of the file behind it, could not be read. The rest is there.
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

/// A post that was left out, and why.
package struct FeedProblem: Hashable, Sendable, CustomStringConvertible {
  /// Which line or item, from 1: `line 12`, `item 3`.
  package let place: String
  package let reason: String

  package init(place: String, reason: String) {
    self.place = place
    self.reason = reason
  }

  package var description: String { "\(place): \(reason)" }
}
