/// A row of notches of a wheel, or a movement of two fingers on a touchpad or of another precise device.
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
    // Fingers that scroll leave the pointer where it is: after a movement of the pointer, their lift was lost.
    case .touchpad: !isPause || isNear
    case .wheel: !isPause && isNear
    case .continuous, .unknown: !isPause
    }
  }
}
