import Geometry

/// Puts gestures on a view.
package final class GestureNode: UnaryNode, PressTarget {
  /// How a gesture stands to those of views further in.
  package enum Precedence: Sendable {
    /// Those further in come first.
    case normal
    /// It comes before those further in.
    case high
    /// It takes nothing from others and others nothing from it.
    case simultaneous
  }

  package let detector: GestureDetector
  package var precedence: Precedence
  /// Whether the gesture takes presses.
  package var isEnabled = true {
    didSet { if oldValue, !isEnabled { pipeline?.input.pointers.arena.drop(detector) } }
  }
  /// Whether the gestures of views further in take presses.
  package var allowsInnerGestures = true
  /// Whether the whole rectangle is hit, and not only what the child shows.
  package var fillsBounds: Bool

  package init(detector: GestureDetector, precedence: Precedence, fillsBounds: Bool = false) {
    self.detector = detector
    self.precedence = precedence
    self.fillsBounds = fillsBounds
    super.init()
    detector.attach(to: self)
  }

  var pressDetector: GestureDetector? { isEnabled ? detector : nil }

  override func hitsSelf(_ point: CGPoint) -> Bool { fillsBounds && bounds.contains(point) }
}
