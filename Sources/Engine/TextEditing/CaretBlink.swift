/// When a caret is seen: on and off in turn, on again after each touch of a key, and for good after a while, so that a window that is
/// left alone comes to rest.
struct CaretBlink {
  /// How long the caret is on, and how long off, in seconds: what most desktops have.
  static let halfPeriod = 0.53
  /// For how long it blinks after the last touch, in seconds.
  static let duration = 10.0

  /// When the text or the caret was last touched.
  var start = 0.0
  /// Whether nothing is to move by itself.
  var isSteady = false

  func isVisible(at time: Double) -> Bool {
    let elapsed = time - start
    return isSteady || elapsed >= Self.duration || Int(max(0, elapsed) / Self.halfPeriod) % 2 == 0
  }

  /// When the caret next comes or goes; never once it has come to rest.
  func next(after time: Double) -> NextTick {
    let elapsed = max(0, time - start)
    guard !isSteady, elapsed < Self.duration else { return .never }
    let change = ((elapsed / Self.halfPeriod).rounded(.down) + 1) * Self.halfPeriod
    return .at(start + min(change, Self.duration))
  }
}
