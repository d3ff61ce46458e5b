/// What moves a scroll view, as seen from outside.
package enum ScrollActivity: String, Sendable {
  /// At rest.
  case idle
  /// A finger is down and has not moved.
  case tracking
  /// A finger drags, or a wheel turns.
  case interacting
  /// The content coasts or springs back.
  case decelerating
  /// A key or the program moves it.
  case animating
}
