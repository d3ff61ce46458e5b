import Synchronization

/// Faults injected between a feed and the page that shows it, by keys of the demo.
package final class FeedFaults: Sendable {
  private struct Settings {
    var delay = Duration.zero
    var failures = 0
    var isExhausted = false
    var hiddenCursor: String?
  }

  private let settings = Mutex(Settings())

  package init() {}

  /// The delay of each answer.
  package var delay: Duration {
    get { settings.withLock { $0.delay } }
    set { settings.withLock { $0.delay = max(newValue, .zero) } }
  }

  /// True if the feed ends with the next page.
  package var isExhausted: Bool {
    get { settings.withLock { $0.isExhausted } }
    set { settings.withLock { $0.isExhausted = newValue } }
  }

  /// The cursor at which the withheld posts begin; nil if no posts are withheld.
  package var hiddenCursor: String? {
    get { settings.withLock { $0.hiddenCursor } }
    set { settings.withLock { $0.hiddenCursor = newValue } }
  }

  /// The number of following loads that fail.
  package var failures: Int {
    get { settings.withLock { $0.failures } }
    set { settings.withLock { $0.failures = max(newValue, 0) } }
  }

  /// Consumes a failure. True if the load has to fail.
  func takeFailure() -> Bool {
    settings.withLock { settings in
      defer { settings.failures = max(settings.failures - 1, 0) }
      return settings.failures > 0
    }
  }
}
