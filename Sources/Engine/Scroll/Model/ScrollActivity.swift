/// What a hand does with a scroll view's content: a finger or the mouse on it, or two fingers on a trackpad that move it.
package enum ContactPhase: Sendable {
  /// It is on the content.
  case down
  /// It has let go.
  case lifted
  /// Something has taken the content from it: another gesture, the program, a window that has come to the front.
  case cancelled
}

/// What moves a scroll view, as seen from outside.
package enum ScrollActivity: String, Sendable {
  /// At rest.
  case idle
  /// A finger is down and has not moved.
  case tracking
  /// A finger drags, a wheel turns, or the mouse holds an indicator.
  case interacting
  /// The content coasts or springs back.
  case decelerating
  /// A key or the program moves it.
  case animating

  /// Whether anything moves, or a hand is about to move it.
  package var isScrolling: Bool { self != .idle }
}
