/// A run of notches of a wheel, or a movement of two fingers on a touchpad or of another precise device.
struct WheelStroke {
  let device: WheelDevice
  /// The position of the pointer at the beginning, in window points.
  private let location: CGPoint
  /// The time of the last event, in seconds on the frame clock.
  var lastTime: Double

  /// Begins with the first event.
  init(_ wheel: WheelEvent, at time: Double) {
    device = wheel.device
    location = wheel.location
    lastTime = time
  }

  /// The time in seconds without an event that ends the stroke; nil for a touchpad, which reports its lift.
  /// `includes(_:at:)` has a gap for a touchpad as well, in case that report is lost.
  var quietGap: Double? {
    switch device {
    case .touchpad: nil
    case .wheel: ScrollConstants.wheelLatchTime
    case .continuous, .unknown: ScrollConstants.wheelQuietGap
    }
  }

  /// True if an event belongs to this stroke.
  func includes(_ wheel: WheelEvent, at time: Double) -> Bool {
    guard wheel.device == device else { return false }
    let isPause = (time - lastTime).isLonger(than: quietGap ?? ScrollConstants.wheelQuietGap)
    let isNear = wheel.location.distance(to: location) <= ScrollConstants.wheelLatchDistance
    return switch device {
    // A lost report of the lift shows as a pause with an event at another position: fingers that scroll do not move the pointer.
    case .touchpad: !isPause || isNear
    case .wheel: !isPause && isNear
    case .continuous, .unknown: !isPause
    }
  }
}
