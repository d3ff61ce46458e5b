import CSDL2
import Engine
import Pointing

extension InputEvent {
  /// The distance in points by which content moves for a point of a touchpad's distance (GTK 4 multiplies by the same factor, Firefox by 4,
  /// Chromium by 5.3).
  package static let pointsOfTouchpadUnit = 2.5

  /// The input event of a report.
  ///
  /// - Parameters:
  ///   - modifiers: The keys that are held.
  ///   - isPrecise: Returns true if a distance in notches of an unknown device is one of a touchpad.
  init(_ report: PointingReport, modifiers: Modifiers, isPrecise: (CGVector) -> Bool) {
    switch report.movement {
    case .scroll(let device, let distance, let phase):
      let notches = device == .wheel || device == .unknown ? 1 : Self.pointsOfTouchpadUnit / ScrollConstants.notchLength
      // SDL's signs: up is positive.
      let delta = CGVector(dx: distance.dx * notches, dy: 0 - distance.dy * notches)
      let kind: WheelDevice =
        switch device {
        case .wheel: .wheel
        case .touchpad: .touchpad
        case .continuous: .continuous
        case .unknown: isPrecise(delta) ? .unknown : .wheel
        }
      self = .wheel(
        WheelEvent(
          location: report.location, delta: delta, device: kind, phase: TouchpadPhase(phase), modifiers: modifiers))
    case .hold(let phase): self = .hold(report.location, TouchpadPhase(phase))
    case .pinch(let phase, let scale, let rotation, let translation):
      self = .pinch(
        PinchEvent(
          location: report.location, phase: TouchpadPhase(phase), scale: scale, rotation: rotation,
          translation: translation))
    }
  }
}

extension TouchpadPhase {
  fileprivate init(_ phase: PointingReport.Phase) {
    self =
      switch phase {
      case .began: .began
      case .changed: .changed
      case .lifted: .lifted
      case .cancelled: .cancelled
      }
  }
}
