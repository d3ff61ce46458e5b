import Synchronization

/// What a person may put between a feed and the page that shows it, to see what happens: keys of the demo.
package final class FeedFaults: Sendable {
  private struct Settings {
    var delay = Duration.zero
    var failures = 0
    var isExhausted = false
  }

  private let settings = Mutex(Settings())

  package init() {}

  /// How long each answer is held back.
  package var delay: Duration {
    get { settings.withLock { $0.delay } }
    set { settings.withLock { $0.delay = max(newValue, .zero) } }
  }

  /// Whether there are no older posts from now on.
  package var isExhausted: Bool {
    get { settings.withLock { $0.isExhausted } }
    set { settings.withLock { $0.isExhausted = newValue } }
  }

  /// How many of the next loads fail.
  package var failures: Int {
    get { settings.withLock { $0.failures } }
    set { settings.withLock { $0.failures = max(newValue, 0) } }
  }

  /// Takes one of the failures, if there is any.
  func takeFailure() -> Bool {
    settings.withLock { settings in
      defer { settings.failures = max(settings.failures - 1, 0) }
      return settings.failures > 0
    }
  }
}

/// Holds each answer of another feed back for ``FeedFaults/delay``. Cancelled at once.
package struct SlowFeed: FeedSource {
  private let source: any FeedSource
  private let faults: FeedFaults
  private let wait: @Sendable (Duration) async throws -> Void

  /// `wait` is how it waits; tests have other ways than sleeping.
  package init(
    _ source: any FeedSource, _ faults: FeedFaults,
    wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.source = source
    self.faults = faults
    self.wait = wait
  }

  package func nextPage(after cursor: String?) async throws -> FeedPage {
    try await pause()
    return try await source.nextPage(after: cursor)
  }

  package func latest(before id: FeedItem.ID?) async throws -> FeedPage {
    try await pause()
    return try await source.latest(before: id)
  }

  private func pause() async throws {
    let delay = faults.delay
    if delay > .zero { try await wait(delay) }
  }
}

/// Lets the next ``FeedFaults/failures`` loads of another feed fail, before they reach it: a retry gets what they would have got.
package struct FailingFeed: FeedSource {
  private let source: any FeedSource
  private let faults: FeedFaults

  package init(_ source: any FeedSource, _ faults: FeedFaults) {
    self.source = source
    self.faults = faults
  }

  package func nextPage(after cursor: String?) async throws -> FeedPage {
    if faults.takeFailure() { throw FeedError.simulated }
    return try await source.nextPage(after: cursor)
  }

  package func latest(before id: FeedItem.ID?) async throws -> FeedPage {
    if faults.takeFailure() { throw FeedError.simulated }
    return try await source.latest(before: id)
  }
}

/// Ends another feed while ``FeedFaults/isExhausted``: the page that comes next is the last, and one asked for later is empty.
package struct EndingFeed: FeedSource {
  private let source: any FeedSource
  private let faults: FeedFaults

  package init(_ source: any FeedSource, _ faults: FeedFaults) {
    self.source = source
    self.faults = faults
  }

  package func nextPage(after cursor: String?) async throws -> FeedPage {
    if faults.isExhausted, cursor != nil { return FeedPage(items: []) }
    return ended(try await source.nextPage(after: cursor))
  }

  package func latest(before id: FeedItem.ID?) async throws -> FeedPage {
    ended(try await source.latest(before: id))
  }

  private func ended(_ page: FeedPage) -> FeedPage {
    var page = page
    if faults.isExhausted { page.next = nil }
    return page
  }
}
