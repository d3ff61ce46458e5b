/// The blinking of a caret: visible and hidden in turn from `start` on, and permanently visible after `duration`, so
/// that an idle window needs no frames.
package struct CaretBlink {
  /// The duration of the visible and of the hidden phase, in seconds, as on most desktops.
  static let halfPeriod = 0.53
  /// The duration of the blinking after `start`, in seconds.
  static let duration = 10.0

  /// The time at which the text or the caret was last changed, in seconds.
  var start = 0.0
  /// True if the caret does not blink, because of reduced motion.
  var isSteady = false

  package init(start: Double = 0.0, isSteady: Bool = false) {
    self.start = start
    self.isSteady = isSteady
  }

  /// True if the caret is visible at `time`, in seconds.
  package func isVisible(at time: Double) -> Bool {
    let elapsed = time - start
    return isSteady || elapsed >= Self.duration || Int(max(0, elapsed) / Self.halfPeriod) % 2 == 0
  }

  /// The next change of `isVisible(at:)`; `.never` after `duration`.
  package func next(after time: Double) -> NextTick {
    let elapsed = max(0, time - start)
    guard !isSteady, elapsed < Self.duration else { return .never }
    let change = ((elapsed / Self.halfPeriod).rounded(.down) + 1) * Self.halfPeriod
    return .at(start + min(change, Self.duration))
  }
}
