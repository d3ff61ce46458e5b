/// Fails the next ``FeedFaults/failures`` loads of a feed before they reach it. A retry returns the unchanged result.
package struct FailingFeed: FeedSource {
  private let source: any FeedSource
  private let faults: FeedFaults

  package init(_ source: any FeedSource, _ faults: FeedFaults) {
    self.source = source
    self.faults = faults
  }

  nonisolated(nonsending) package func nextPage(after cursor: String?) async throws -> FeedPage {
    if faults.takeFailure() { throw FeedError.simulated }
    return try await source.nextPage(after: cursor)
  }

  nonisolated(nonsending) package func latest(before id: FeedItem.ID?) async throws -> FeedPage {
    if faults.takeFailure() { throw FeedError.simulated }
    return try await source.latest(before: id)
  }
}
