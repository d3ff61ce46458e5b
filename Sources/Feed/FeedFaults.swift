import Synchronization

/// Faults injected between a feed and the page that shows it, by keys of the demo.
@dynamicMemberLookup
package final class FeedFaults: Sendable {
  package struct Settings: Sendable {
    /// The delay of each answer.
    package var delay = Duration.zero { didSet { delay = max(delay, .zero) } }
    /// The number of following loads that fail.
    package var failures = 0 { didSet { failures = max(failures, 0) } }
    /// True if the feed ends with the next page.
    package var isExhausted = false
    /// The cursor at which the withheld posts begin; nil if no posts are withheld.
    package var hiddenCursor: String?
  }

  private let settings = Mutex(Settings())

  package init() {}

  package subscript<Value: Sendable>(dynamicMember path: WritableKeyPath<Settings, Value> & Sendable) -> Value {
    get { settings.withLock { $0[keyPath: path] } }
    set { settings.withLock { $0[keyPath: path] = newValue } }
  }

  /// Consumes a failure. True if the load has to fail.
  func takeFailure() -> Bool {
    settings.withLock { settings in
      defer { settings.failures -= 1 }
      return settings.failures > 0
    }
  }
}
