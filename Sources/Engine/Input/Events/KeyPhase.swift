/// The phase of a key press.
package enum KeyPhase: Sendable {
  case down
  /// The key is held, and the system repeats it.
  case repeated
  case up
}
