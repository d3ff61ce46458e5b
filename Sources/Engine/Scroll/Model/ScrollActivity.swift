/// The contact of a pointer with the content of a scroll view: a finger, a pressed mouse, or two fingers on a trackpad that move it.
package enum ContactPhase: Sendable {
  /// The pointer is on the content.
  case down
  /// The pointer was released.
  case lifted
  /// The content was taken from the pointer by another gesture, by the program or by a change of the active window.
  case cancelled
}

/// The cause of a scroll view's movement, as observers see it.
package enum ScrollActivity: String, Sendable {
  /// The content is at rest.
  case idle
  /// A finger is down and has not moved.
  case tracking
  /// A finger drags, a wheel turns, or the mouse holds an indicator.
  case interacting
  /// The content coasts or springs back.
  case decelerating
  /// A key or the program moves the content.
  case animating
}
