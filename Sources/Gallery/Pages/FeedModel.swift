import Feed
import Observation
import ScrollUI

/// The posts that a page shows, and what a person does to their source.
@MainActor @Observable final class FeedModel {
  let loader: PagedLoader<FeedItem>
  /// Whether the next load will fail.
  private(set) var failsNext = false
  /// What of the feed could not be read, as its source tells with the first page.
  private(set) var problems: [FeedProblem] = []

  /// Why the list ends where it does, if its source has spoken of more.
  private(set) var ending: String?

  @ObservationIgnored private let faults: FeedFaults
  @ObservationIgnored private var clock: FrameClock?

  /// The delay of a slow feed.
  static let delay = Duration.seconds(2)

  /// `wait`: how a slow feed waits; nil waits on the clock of the frames, so that a replay goes on in the same frame.
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

  /// The way back from the loader's source, which is there before the model is.
  @MainActor private final class Relay {
    weak var model: FeedModel?

    func wait(_ duration: Duration) async throws {
      guard let clock = model?.clock else { return }
      try await clock.sleep(seconds: duration / .seconds(1))
    }
  }

  /// A page from the newest post on says what is wrong now; an older one says what is wrong beside.
  private func take(_ page: FeedPage, of request: PageRequest<FeedItem.ID>) {
    switch request {
    case .first, .latest: problems = page.problems
    case .below, .above: problems += page.problems.prefix(max(0, FeedLimits.problems - problems.count))
    }
    if case .latest = request, page.isConnected { return }
    ending = page.ending
  }

  /// Lets the next load fail, or not after all.
  func toggleFailure() {
    faults.failures = faults.failures > 0 ? 0 : 1
    failsNext = faults.failures > 0
  }

  /// Takes the page's options, and the clock on which a slow feed waits.
  func apply(_ options: Set<Character>, clock: FrameClock? = nil) {
    self.clock = clock
    faults.delay = options.contains(FeedPages.slow.key) ? Self.delay : .zero
    faults.isExhausted = options.contains(FeedPages.ending.key)
    if !faults.isExhausted, let cursor = faults.hiddenCursor {
      faults.hiddenCursor = nil
      loader.reopen(.bottom, at: cursor)
    }
  }
}

extension FeedSource {
  /// Answers what a loader asks. A feed begins with its newest post, so there is nothing above.
  nonisolated(nonsending) fileprivate func page(for request: PageRequest<FeedItem.ID>) async throws -> FeedPage {
    switch request {
    case .first: try await nextPage(after: nil)
    case .below(let cursor): try await nextPage(after: cursor)
    case .above: FeedPage(items: [])
    case .latest(let id): try await latest(before: id)
    }
  }
}

private struct FeedSourceKey: EnvironmentKey {
  static var defaultValue: any FeedSource { EmbeddedFeed() }
}

extension EnvironmentValues {
  /// Where the pages that show a feed read it from.
  var feedSource: any FeedSource {
    get { self[FeedSourceKey.self] }
    set { self[FeedSourceKey.self] = newValue }
  }
}
