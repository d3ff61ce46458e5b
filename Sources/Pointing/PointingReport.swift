import Geometry

/// A movement of fingers or of a wheel, as the window system describes it.
package struct PointingReport: Equatable, Sendable {
  package enum Device: Equatable, Sendable {
    /// A wheel: distances are notches, or parts of a notch.
    case wheel
    /// Fingers on a touchpad: distances are points of the window system, as those of the pointer.
    case touchpad
    /// A pointing stick, or a ball whose button is held: distances as those of a touchpad.
    case continuous
    /// A device that the window system does not describe: distances are notches.
    case unknown
  }

  package enum Phase: Equatable, Sendable {
    case began, changed
    /// The fingers have left the touchpad.
    case lifted
    /// The system has taken the gesture, or the pointer has left the window.
    case cancelled
  }

  package enum Movement: Equatable, Sendable {
    /// A distance: `dx` is positive to the right, `dy` towards the user (the content moves up). Zero at the end of a movement.
    case scroll(Device, CGVector, Phase)
    /// Fingers that rest on a touchpad. Never `changed`.
    case hold(Phase)
    /// Fingers that move apart, together or around each other. `scale`: their distance as a multiple of that at the beginning. `rotation`: the
    /// angle since then in radians, clockwise. `translation`: the movement of their middle since then in points of the window system.
    case pinch(Phase, scale: Double, rotation: Double, translation: CGVector)
  }

  package var movement: Movement
  /// The position of the pointer in the window, in points of the window system.
  package var location: CGPoint
  /// The time in milliseconds of the window system's clock; nil if it told none.
  package var time: UInt32?

  package init(_ movement: Movement, at location: CGPoint, time: UInt32?) {
    self.movement = movement
    self.location = location
    self.time = time
  }
}
