/// A turn of the wheel or a movement of two fingers on a touchpad, for the `InputRouter`.
package struct WheelEvent: Equatable, Sendable {
  /// The position of the pointer in window points.
  package var location: CGPoint
  /// The distance in notches with SDL's signs: `dx` is positive to the right, `dy` away from the user (the content moves down).
  package var delta: CGVector
  package var device: WheelDevice
  /// `changed` for a distance. `lifted` and `cancelled` end the movement of a `touchpad` and have no distance.
  package var phase: TouchpadPhase
  /// The modifier keys that were held. Stored here and not read from `HeldKeys`, since scripts write them in the line of the event.
  package var modifiers: Modifiers

  package init(
    location: CGPoint, delta: CGVector, device: WheelDevice, phase: TouchpadPhase = .changed, modifiers: Modifiers = []
  ) {
    self.location = location
    self.delta = delta
    self.device = device
    self.phase = phase
    self.modifiers = modifiers
  }

  /// An event as SDL 2 reports it: whole notches of a wheel, or with `isPrecise` fractions of an unknown device.
  package init(location: CGPoint, delta: CGVector, isPrecise: Bool, modifiers: Modifiers = []) {
    self.init(
      location: location, delta: delta, device: isPrecise ? .unknown : .wheel, modifiers: modifiers)
  }

  /// True if the content follows the distance at once, and not by the glide of a wheel.
  package var isPrecise: Bool { device != .wheel }
}

/// The device of a `WheelEvent`. The raw values are those of scripts.
package enum WheelDevice: String, CaseIterable, Sendable {
  /// A wheel, also one that reports fractions of a notch.
  case wheel
  /// Two fingers on a touchpad that reports their lift.
  case touchpad
  /// A pointing stick, or a button that is held while the ball turns: even movement without a lift that content coasts from.
  case continuous
  /// A device that reports fractions of a notch, by SDL alone. `PreciseScroll` estimates its lift.
  case unknown
}

/// The phase of a `WheelEvent`, a `PinchEvent` or an `InputEvent.hold`. The raw values are those of scripts.
package enum TouchpadPhase: String, CaseIterable, Sendable {
  case began, changed
  /// The fingers have left the touchpad.
  case lifted
  /// The system has taken the gesture, for another gesture or for another program.
  case cancelled

  /// True if the gesture ends.
  package var isEnd: Bool { self == .lifted || self == .cancelled }
}

/// A gesture of two fingers on a touchpad.
package struct PinchEvent: Equatable, Sendable {
  /// The position of the pointer in window points, which does not change during a pinch.
  package var location: CGPoint
  package var phase: TouchpadPhase
  /// The distance of the fingers as a multiple of their distance at the beginning; above 0.
  package var scale: Double
  /// The angle in radians by which the fingers have turned since the beginning, clockwise on the screen.
  package var rotation: Double
  /// The distance in points by which the middle of the fingers has moved since the beginning.
  package var translation: CGVector

  package init(
    location: CGPoint, phase: TouchpadPhase, scale: Double = 1, rotation: Double = 0, translation: CGVector = .zero
  ) {
    self.location = location
    self.phase = phase
    self.scale = scale
    self.rotation = rotation
    self.translation = translation
  }
}
