import Geometry
import Motion

/// One press of a pointer, from down to up.
@MainActor package final class Press {
  /// The mouse's left button, or a finger.
  package enum Source: Hashable, Sendable {
    case mouse
    case finger(Int)

    var isFinger: Bool { self != .mouse }
  }

  package let source: Source
  /// Where and when it began: window points, seconds on the frame clock.
  package let start: CGPoint
  package let startTime: Double
  package private(set) var location: CGPoint
  /// Whether it has stopped content that was moving: such a press taps nothing.
  let hasCaughtMotion: Bool
  /// The axes along which a scroll view may still take it.
  let scrollAxes: Axis.Set

  private var horizontal = VelocityTracker()
  private var vertical = VelocityTracker()

  init(source: Source, at point: CGPoint, time: Double, hasCaughtMotion: Bool, scrollAxes: Axis.Set) {
    self.source = source
    start = point
    startTime = time
    location = point
    self.hasCaughtMotion = hasCaughtMotion
    self.scrollAxes = scrollAxes
    move(to: point, time: time)
  }

  func move(to point: CGPoint, time: Double) {
    location = point
    horizontal.add(time: time, position: point.x)
    vertical.add(time: time, position: point.y)
  }

  /// In points a second.
  func velocity(at time: Double) -> CGVector {
    CGVector(dx: horizontal.velocity(at: time), dy: vertical.velocity(at: time))
  }

  /// Whether a scroll view may still take it.
  var mayScroll: Bool { !scrollAxes.isEmpty }

  /// How far the pointer is from where it came down.
  var distance: CGFloat { start.distance(to: location) }
}

/// What happens to a press.
@MainActor package struct PressEvent {
  enum Kind {
    case began
    case moved
    case ended
    /// Taken away: the window has lost the keyboard, or the pointer was lost.
    case cancelled
  }

  let kind: Kind
  let press: Press
  let time: Double
}

extension CGPoint {
  /// The length of the straight line to `other`.
  func distance(to other: CGPoint) -> CGFloat {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }
}
