import Synchronization

/// A state that changes once from false to true, on any thread.
final class Flag: Sendable {
  private let value = Atomic<Bool>(false)

  /// True after `raise()`.
  var isRaised: Bool { value.load(ordering: .acquiring) }

  /// Makes the state true; false if it was true before.
  @discardableResult func raise() -> Bool { !value.exchange(true, ordering: .acquiringAndReleasing) }
}
