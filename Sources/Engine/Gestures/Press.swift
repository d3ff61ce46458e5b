/// A press of a pointer, from down to up.
@MainActor package final class Press {
  /// A button of the mouse, or a finger.
  package enum Source: Hashable, Sendable {
    /// A button of the mouse, by SDL's number: 1 left, 2 middle, 3 right.
    case mouse(button: Int)
    case finger(Int)

    package static let leftButton = Source.mouse(button: 1)

    var isFinger: Bool { button == nil }

    /// The button of the mouse; nil for a finger.
    var button: Int? { if case .mouse(let button) = self { button } else { nil } }
  }

  package let source: Source
  /// The location at the beginning, in window points.
  package let start: CGPoint
  /// The time of the beginning, in seconds on the frame clock.
  package let startTime: Double
  /// The present location, in window points.
  package private(set) var location: CGPoint
  /// The modifier keys that were held at the beginning.
  let modifiers: Modifiers
  /// True if the press has stopped content in motion. Such a press is no tap.
  let hasCaughtMotion: Bool
  /// The axes along which a scroll view may take the press.
  let scrollAxes: Axis.Set
  /// True for a finger that came down on content at rest, as long as no other finger comes down or is lifted. Set by the arena.
  var isLone = false

  private var tracker = PointTracker()

  init(
    _ source: Source, at point: CGPoint, modifiers: Modifiers, time: Double, hasCaughtMotion: Bool = false,
    scrollAxes: Axis.Set = []
  ) {
    self.source = source
    start = point
    startTime = time
    location = point
    self.modifiers = modifiers
    self.hasCaughtMotion = hasCaughtMotion
    self.scrollAxes = scrollAxes
    move(to: point, time: time)
  }

  /// Moves the press to `point` and adds it to the velocity trackers.
  func move(to point: CGPoint, time: Double) {
    location = point
    tracker.add(time: time, x: point.x, y: point.y)
  }

  /// The velocity at `time`, in points per second.
  func velocity(at time: Double) -> CGVector { tracker.velocity(at: time) }

  /// True if a scroll view may take the press.
  var mayScroll: Bool { !scrollAxes.isEmpty }

  /// The distance from `start` to `location`.
  var distance: CGFloat { start.distance(to: location) }
}

/// A change of a `Press`.
@MainActor package struct PressEvent {
  package enum Kind {
    case began
    case moved
    case ended
    /// Ended without a release: the window has lost the keyboard, or the pointer was lost.
    case cancelled
  }

  package let kind: Kind
  let press: Press
  let time: Double
}

extension CGPoint {
  /// The distance to `other`.
  package func distance(to other: CGPoint) -> CGFloat {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }
}
