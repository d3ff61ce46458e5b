/// A moment of a key's press.
package enum KeyPhase: Sendable {
  case down
  /// The key is held, and the system types it again.
  case repeated
  case up
}
