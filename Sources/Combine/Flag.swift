import Synchronization

/// A state that changes once from false to true, on any thread.
final class Flag: Sendable {
  private let value = Atomic<Bool>(false)

  /// True after `raise()`.
  var isRaised: Bool { value.load(ordering: .acquiring) }

  /// Makes the state true.
  func raise() { value.store(true, ordering: .releasing) }
}
