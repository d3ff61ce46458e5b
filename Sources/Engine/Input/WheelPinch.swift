import Motion

/// Turns the wheel with Control into a pinch of two fingers around the pointer, for the magnification gestures under it.
///
/// A notch away from the user magnifies by `magnification`. The pinch ends when the wheel has rested for `quietTime`, or turns without
/// Control. Over content without such a gesture the wheel scrolls.
@MainActor final class WheelPinch: FrameTicker {
  weak var host: NodeHost?
  private unowned let arena: GestureArena

  /// The fingers that the arena sees.
  private struct Fingers {
    let center: CGPoint
    /// The distance of each finger from `center`, in points.
    var distance: Double
    var lastTime: Double
  }

  private var fingers: Fingers?

  /// The factor of one notch.
  static let magnification = 1.1
  /// The time without a turn that ends the pinch, in seconds.
  static let quietTime = 0.3
  /// The distance of the fingers from the pointer at the beginning, in points.
  private static let startDistance = 100.0
  private static let sources: [(source: Press.Source, direction: Double)] = [
    (.finger(-1001), -1), (.finger(-1002), 1),
  ]

  init(arena: GestureArena) { self.arena = arena }

  /// Handles a wheel event. Returns true if a gesture takes it. `path`: the nodes under the pointer, the deepest first.
  func route(_ wheel: WheelEvent, path: @autoclosure () -> [RenderNode], time: Double) -> Bool {
    guard wheel.modifiers.contains(.control), wheel.delta.dy != 0, wheel.delta.dy.isFinite else {
      end(at: time)
      return false
    }
    if fingers == nil {
      let nodes = path().filter { ($0 as? GestureNode)?.detector.followsMagnification == true }
      guard !nodes.isEmpty else { return false }
      begin(at: wheel.location, nodes, time: time)
    }
    guard var fingers else { return false }
    fingers.distance *= ScalarMath.pow(Self.magnification, wheel.delta.dy)
    fingers.distance = min(max(fingers.distance, 1), 1e6)
    fingers.lastTime = time
    self.fingers = fingers
    for (source, _) in Self.sources { arena.move(source, to: point(of: source), time: time) }
    host?.add(self)
    return true
  }

  private func begin(at point: CGPoint, _ path: [RenderNode], time: Double) {
    fingers = Fingers(center: point, distance: Self.startDistance, lastTime: time)
    for (source, _) in Self.sources {
      arena.begin(source, at: self.point(of: source), modifiers: .control, time: time, path: path)
    }
  }

  private func point(of source: Press.Source) -> CGPoint {
    guard let fingers, let direction = Self.sources.first(where: { $0.source == source })?.direction else {
      return .zero
    }
    return CGPoint(x: fingers.center.x + direction * fingers.distance, y: fingers.center.y)
  }

  /// Lifts the fingers.
  func end(at time: Double) {
    guard fingers != nil else { return }
    for (source, _) in Self.sources { arena.end(source, at: point(of: source), time: time) }
    fingers = nil
  }

  func tick(at time: Double) -> NextTick {
    guard let fingers else { return .never }
    let due = fingers.lastTime + Self.quietTime
    guard time.hasReached(due) else { return .at(due) }
    end(at: due)
    return .never
  }
}
