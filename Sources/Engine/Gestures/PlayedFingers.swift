import Motion

/// Two fingers around a point that the gesture arena sees, for the wheel with Control and for a pinch on a touchpad.
@MainActor struct PlayedFingers {
  private let arena: GestureArena
  /// The point between the fingers, in window points.
  var center: CGPoint
  /// The distance of each finger from `center` in points, within `distances`.
  var distance = startDistance {
    didSet { distance = min(max(distance, Self.distances.lowerBound), Self.distances.upperBound) }
  }
  /// The angle in radians by which the fingers have turned since the beginning, clockwise.
  var rotation = 0.0

  /// The distance at the beginning, in points.
  static let startDistance = 100.0
  private static let distances = 1...1e6
  private static let sources: [(source: Press.Source, direction: Double)] = [
    (.finger(-1001), -1), (.finger(-1002), 1),
  ]

  /// Presses both fingers. `path`: the gestures that see them.
  init(in arena: GestureArena, at center: CGPoint, modifiers: Modifiers, path: [RenderNode], time: Double) {
    self.arena = arena
    self.center = center
    for (source, direction) in Self.sources {
      arena.begin(source, at: point(direction), modifiers: modifiers, time: time, path: path)
    }
  }

  /// Moves the fingers to their present places.
  func move(at time: Double) {
    for (source, direction) in Self.sources { arena.move(source, to: point(direction), time: time) }
  }

  /// Lifts the fingers.
  func end(at time: Double) {
    for (source, direction) in Self.sources { arena.end(source, at: point(direction), time: time) }
  }

  /// Takes the fingers from their gestures.
  func cancel(at time: Double) {
    for (source, _) in Self.sources { arena.cancel(source, time: time) }
  }

  private func point(_ direction: Double) -> CGPoint {
    let distance = direction * distance
    guard rotation != 0 else { return CGPoint(x: center.x + distance, y: center.y) }
    return CGPoint(
      x: center.x + distance * ScalarMath.cos(rotation), y: center.y + distance * ScalarMath.sin(rotation))
  }
}
