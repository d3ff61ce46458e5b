import Feed
import ScrollUI

/// The posts of a feed page, and the faults (`FeedFaults`) that the user injects into their source.
@MainActor @Observable final class FeedModel {
  let loader: PagedLoader<FeedItem>
  /// True if the next load will fail.
  private(set) var failsNext = false
  /// The parts of the feed that could not be parsed, reported by the source with the first page.
  private(set) var problems: [FeedProblem] = []

  /// The reason for the end of the list if the source announced further pages; otherwise nil.
  private(set) var ending: String?

  /// The number of new posts of the last refresh; nil before the first refresh and after a failed refresh.
  private(set) var newPosts: Int?

  @ObservationIgnored private let faults: FeedFaults
  @ObservationIgnored private var clock: FrameClock?

  /// The delay of each page of a slow feed (`FeedPages.slow`).
  static let delay = Duration.seconds(2)

  /// Creates a model for `source`.
  ///
  /// - Parameter wait: Waits during the delay of a slow feed. Nil waits on the `FrameClock`, so that a replay continues
  ///   in the same frame.
  init(source: any FeedSource, wait: (@Sendable (Duration) async throws -> Void)? = nil) {
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

  /// A weak reference to the model for the loader's source, which is created before the model.
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

  /// Loads newer posts and counts them.
  func refresh() async {
    let former = loader.items.first?.id
    await loader.refresh()
    if case .failed = loader.refreshing {
      newPosts = nil
    } else {
      newPosts = loader.items.firstIndex { $0.id == former } ?? loader.items.count
    }
  }

  /// Makes the next load fail, or cancels the injected failure.
  func toggleFailure() {
    faults.failures = faults.failures > 0 ? 0 : 1
    failsNext = faults.failures > 0
  }

  /// Applies the page's options. A slow feed waits on `clock`.
  func apply(_ options: PageOptionValues, clock: FrameClock? = nil) {
    self.clock = clock
    faults.delay = options.isOn(FeedPages.slow) ? Self.delay : .zero
    faults.isExhausted = options.isOn(FeedPages.ending)
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
