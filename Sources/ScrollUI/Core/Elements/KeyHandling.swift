import Engine

/// An element that may take a key.
@MainActor protocol KeyHandling: Element {
  /// Handlers of a higher priority are asked first, then deeper ones.
  var keyPriority: Int { get }
  /// Whether the key was taken.
  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool
}
