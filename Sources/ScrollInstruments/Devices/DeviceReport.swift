import Engine

/// The device of a `DeviceReport`: `wheel`, `touchpad`, `continuous` or `unknown`.
package typealias ReportDevice = WheelDevice
/// The phase of a `DeviceReport`: `began`, `changed`, `lifted` or `cancelled`.
package typealias ReportPhase = TouchpadPhase

/// A report of a wheel or a touchpad over a `ReportArea`.
package struct DeviceReport: Equatable {
  /// The kind of a report.
  package enum Kind: Equatable {
    /// A distance, or the end of a movement.
    case scroll
    /// Fingers that rest.
    case hold
    /// Two fingers apart by a multiple of their first distance.
    case pinch(Double)
  }

  package var kind: Kind
  package var device: ReportDevice
  package var phase: ReportPhase
  /// The distance in points since the last report, positive towards the end of the content.
  package var distance: CGVector
  /// The time of the report on the frame clock, in seconds.
  package var time: Double

  /// True if `distance` consists of whole notches, multiples of `ScrollConstants.notchLength`.
  package var isWholeNotches: Bool {
    let (x, y) = (distance.dx / ScrollConstants.notchLength, distance.dy / ScrollConstants.notchLength)
    return abs(x - x.rounded()) < 1e-6 && abs(y - y.rounded()) < 1e-6
  }

  /// The report of an event; nil for events of other devices.
  init?(_ timed: TimedInputEvent) {
    time = timed.time
    (device, distance) = (.touchpad, .zero)
    switch timed.event {
    case .wheel(let wheel):
      (kind, device, phase) = (.scroll, wheel.device, wheel.phase)
      let notch = ScrollConstants.notchLength
      distance = CGVector(dx: wheel.delta.dx * notch, dy: -wheel.delta.dy * notch)
      guard distance.dx.isFinite, distance.dy.isFinite else { return nil }
    case .hold(_, let phase): (kind, self.phase) = (.hold, phase)
    case .pinch(let pinch):
      guard pinch.scale.isFinite else { return nil }
      (kind, phase) = (.pinch(pinch.scale), pinch.phase)
    default: return nil
    }
  }
}
