import Engine

/// An element that handles keys.
@MainActor protocol KeyHandling: Element {
  /// Handlers with a higher priority come first; among equal priorities, deeper elements.
  var keyPriority: Int { get }
  /// Handles `key` and returns true, or returns false to pass it on.
  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool
}
