import Feed
import ScrollUI

/// The posts of a feed page, and the faults (`FeedFaults`) that the user injects into their source.
@MainActor @Observable package final class FeedModel {
  package let loader: PagedLoader<FeedItem>
  /// True if the next load will fail.
  private(set) var failsNext = false
  /// The parts of the feed that could not be parsed, reported by the source with the first page.
  private(set) var problems: [FeedProblem] = []

  /// The reason for the end of the list if the source announced further pages; otherwise nil.
  private(set) var ending: String?

  /// The result of `refresh(beforeResult:)` if it has succeeded.
  struct Result: Equatable {
    /// The number of the refresh, so that results of two refreshes with equal `newPosts` differ.
    let refresh: Int
    let newPosts: Int
    /// True if `FeedModel.isAtStart` was false when the posts arrived: they are above the visible posts.
    let isAbove: Bool
  }

  /// True if the newest post is visible.
  var isAtStart = true
  /// True while `refresh(beforeResult:)` runs.
  private(set) var isRefreshing = false
  /// The result of the last refresh until `clearResult()`; nil after a failed refresh.
  private(set) var result: Result?
  /// The reason why the last refresh failed, until the next refresh or `closeFailure()`.
  private(set) var failure: String?

  @ObservationIgnored private let faults: FeedFaults
  @ObservationIgnored private var clock: FrameClock?
  @ObservationIgnored private var refreshes = 0

  /// The delay of each page of a slow feed (`PostsPage.slow`).
  package static let delay = Duration.seconds(2)
  /// The minimum time for which a refresh is shown, in seconds, so that the answer of a fast source does not only flash.
  static let shortestRefresh = 0.6

  /// Creates a model for `source`.
  ///
  /// - Parameter wait: Waits during the delay of a slow feed. Nil waits on the `FrameClock`, so that a replay continues
  ///   in the same frame.
  package init(source: any FeedSource, wait: (@Sendable (Duration) async throws -> Void)? = nil) {
    let faults = FeedFaults()
    let relay = Relay()
    let feed = SlowFeed(
      FailingFeed(EndingFeed(source, faults), faults), faults, wait: wait ?? { try await relay.wait($0) })
    self.faults = faults
    loader = PagedLoader { request in
      defer { relay.model?.failsNext = faults.failures > 0 }
      let page = try await feed.page(for: request)
      relay.model?.take(page, of: request)
      return LoadedPage(items: page.items, below: page.next, isConnected: page.isConnected)
    }
    relay.model = self
  }

  /// A weak reference to the model for the loader's source. The source is created before the model.
  @MainActor private final class Relay {
    weak var model: FeedModel?

    func wait(_ duration: Duration) async throws {
      guard let clock = model?.clock else { return }
      try await clock.sleep(seconds: duration / .seconds(1))
    }
  }

  /// Updates problems and ending from a page. A page that begins with the newest post replaces the problems; an older
  /// page adds to them.
  private func take(_ page: FeedPage, of request: PageRequest<FeedItem.ID>) {
    switch request {
    case .first, .latest: problems = page.problems
    case .below, .above: problems += page.problems.prefix(max(0, FeedLimits.problems - problems.count))
    }
    if case .latest = request, page.isConnected { return }
    ending = page.ending
  }

  /// Loads newer posts by `loader`, calls `beforeResult`, and sets `result` or `failure`.
  func refresh(beforeResult: @MainActor () async -> Void = {}) async {
    guard !isRefreshing else { return }
    isRefreshing = true
    (result, failure) = (nil, nil)
    refreshes += 1
    let former = loader.items.first?.id
    await loader.refresh()
    let isAbove = !isAtStart
    await beforeResult()
    isRefreshing = false
    if case .failed(let reason) = loader.refreshing {
      failure = reason
    } else {
      result = Result(
        refresh: refreshes, newPosts: loader.items.firstIndex { $0.id == former } ?? loader.items.count,
        isAbove: isAbove)
    }
  }

  /// Forgets the `result` after it was shown.
  func clearResult() { result = nil }

  func closeFailure() { failure = nil }

  func closeProblems() { problems = [] }

  /// The state below the last post.
  var bottomStatus: LoadStatus {
    LoadStatus(
      edge: .bottom, state: loader.bottom, isEmpty: loader.items.isEmpty, retry: { [loader] in loader.retry(.bottom) })
  }

  /// Makes the next load fail, or cancels the injected failure.
  func toggleFailure() {
    faults.failures = faults.failures > 0 ? 0 : 1
    failsNext = faults.failures > 0
  }

  /// Applies the options of the page: a slow feed waits for `delay` on `clock`, an exhausted feed has no further page.
  package func apply(isSlow: Bool, isExhausted: Bool, clock: FrameClock? = nil) {
    self.clock = clock
    faults.delay = isSlow ? Self.delay : .zero
    faults.isExhausted = isExhausted
    if !faults.isExhausted, let cursor = faults.hiddenCursor {
      faults.hiddenCursor = nil
      loader.reopen(.bottom, at: cursor)
    }
  }
}

extension FeedSource {
  /// Answers a request of a `PagedLoader`. A feed starts with its newest post, so that no items are above.
  nonisolated(nonsending) fileprivate func page(for request: PageRequest<FeedItem.ID>) async throws -> FeedPage {
    switch request {
    case .first: try await nextPage(after: nil)
    case .below(let cursor): try await nextPage(after: cursor)
    case .above: FeedPage(items: [])
    case .latest(let id): try await latest(before: id)
    }
  }
}

extension EnvironmentValues {
  /// The `FeedSource` of the pages that show a feed.
  @Entry var feedSource: any FeedSource = EmbeddedFeed()
}
