/// Delays each answer of a feed by ``FeedFaults/delay``. A cancellation takes effect immediately.
package struct SlowFeed: FeedSource {
  private let source: any FeedSource
  private let faults: FeedFaults
  private let wait: @Sendable (Duration) async throws -> Void

  /// Creates the feed. `wait` performs the delay; tests replace it.
  package init(
    _ source: any FeedSource, _ faults: FeedFaults,
    wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.source = source
    self.faults = faults
    self.wait = wait
  }

  nonisolated(nonsending) package func nextPage(after cursor: String?) async throws -> FeedPage {
    try await pause()
    return try await source.nextPage(after: cursor)
  }

  nonisolated(nonsending) package func latest(before id: FeedItem.ID?) async throws -> FeedPage {
    try await pause()
    return try await source.latest(before: id)
  }

  nonisolated(nonsending) private func pause() async throws {
    let delay = faults.delay
    if delay > .zero { try await wait(delay) }
  }
}
