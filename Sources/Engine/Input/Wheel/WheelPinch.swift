import Motion

/// Turns the wheel with Control into a pinch of two fingers around the pointer, for the magnification gestures under it.
///
/// A notch away from the user magnifies by `magnification`. The pinch ends when the wheel has rested for `quietTime`, or turns without
/// Control. Over content without such a gesture the wheel scrolls.
@MainActor final class WheelPinch: FrameTicker {
  weak var host: NodeHost?
  private unowned let arena: GestureArena
  private var fingers: PlayedFingers?
  /// The time of the last turn.
  private var lastTime = 0.0

  /// The factor of one notch.
  static let magnification = 1.1
  /// The time without a turn that ends the pinch, in seconds.
  static let quietTime = 0.3

  init(arena: GestureArena) { self.arena = arena }

  /// Handles a wheel event. Returns true if a gesture takes it. `path`: the nodes under the pointer, the deepest first.
  func route(_ wheel: WheelEvent, path: @autoclosure () -> [RenderNode], time: Double) -> Bool {
    guard wheel.modifiers.contains(.control), wheel.delta.dy != 0, wheel.delta.dy.isFinite else {
      end(at: time)
      return false
    }
    if fingers == nil {
      let nodes = path().following(.magnification)
      guard !nodes.isEmpty else { return false }
      fingers = PlayedFingers(in: arena, at: wheel.location, modifiers: .control, path: nodes, time: time)
    }
    fingers?.distance *= ScalarMath.pow(Self.magnification, wheel.delta.dy)
    lastTime = time
    fingers?.move(at: time)
    host?.add(self)
    return true
  }

  /// Lifts the fingers.
  func end(at time: Double) {
    fingers?.end(at: time)
    fingers = nil
  }

  func tick(at time: Double) -> NextTick {
    guard fingers != nil else { return .never }
    let due = lastTime + Self.quietTime
    guard time.hasReached(due) else { return .at(due) }
    end(at: due)
    return .never
  }
}
