import Synchronization

/// What a person may put between a feed and the page that shows it, to see what happens: keys of the demo.
package final class FeedFaults: Sendable {
  private struct Settings {
    var delay = Duration.zero
    var failures = 0
    var isExhausted = false
    var hiddenCursor: String?
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

  /// Where the posts that are kept back begin, if there are any.
  package var hiddenCursor: String? {
    get { settings.withLock { $0.hiddenCursor } }
    set { settings.withLock { $0.hiddenCursor = newValue } }
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
