/// Ends a feed while ``FeedFaults/isExhausted``: the next page is the last, and later pages are empty.
///
/// The cursor at which the feed would continue is kept in ``FeedFaults/hiddenCursor``.
package struct EndingFeed: FeedSource {
  private let source: any FeedSource
  private let faults: FeedFaults

  package init(_ source: any FeedSource, _ faults: FeedFaults) {
    self.source = source
    self.faults = faults
  }

  nonisolated(nonsending) package func nextPage(after cursor: String?) async throws -> FeedPage {
    if faults.isExhausted, let cursor {
      faults.hiddenCursor = cursor
      return FeedPage(items: [])
    }
    return ended(try await source.nextPage(after: cursor))
  }

  nonisolated(nonsending) package func latest(before id: FeedItem.ID?) async throws -> FeedPage {
    ended(try await source.latest(before: id))
  }

  private func ended(_ page: FeedPage) -> FeedPage {
    guard faults.isExhausted, let next = page.next else { return page }
    var page = page
    faults.hiddenCursor = next
    page.next = nil
    return page
  }
}
