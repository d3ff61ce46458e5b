/// Handles keys before gestures of keys and scroll views.
@MainActor package protocol KeyHandler: AnyObject {
  /// Handles a key that no gesture or scroll view has a claim on. Returns true if a handler took it.
  func handleKey(_ key: KeyStroke, phase: KeyPhase) -> Bool
}
