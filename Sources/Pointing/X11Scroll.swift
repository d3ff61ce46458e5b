import Geometry

/// The movements of scroll axes under X11, which XInput 2 reports in fractions of a notch.
///
/// A touchpad ends each movement with a distance of zero. XInput tells no kind of a device: one is a touchpad if its driver says so, or from its
/// first distance of zero on. Until then its distances are those of an unknown device.
package struct X11Scroll {
  /// The distance of a notch in points of the pointer by the driver libinput (`libinput Scrolling Pixel Distance`).
  package static let unitsPerNotch = 15.0

  /// A movement of a scroll axis.
  package struct Event: Equatable, Sendable {
    /// The number of the device.
    package var device: Int
    /// True if the driver describes the device as a touchpad.
    package var isTouchpad: Bool
    /// In notches, positive to the right and down.
    package var notches: CGVector
    /// Milliseconds of the X server's clock.
    package var time: UInt32

    package init(device: Int, isTouchpad: Bool, notches: CGVector, time: UInt32) {
      self.device = device
      self.isTouchpad = isTouchpad
      self.notches = notches
      self.time = time
    }
  }

  private var touchpads: Set<Int> = []
  /// The touchpads whose movement has not ended.
  private var moving: Set<Int> = []

  package init() {}

  /// The report of an event, with the pointer at a place of the window; nil without one.
  package mutating func report(_ event: Event, at location: CGPoint) -> PointingReport? {
    if event.isTouchpad || event.notches == .zero { touchpads.insert(event.device) }
    func report(_ device: PointingReport.Device, _ distance: CGVector, _ phase: PointingReport.Phase) -> PointingReport
    {
      PointingReport(.scroll(device, distance, phase), at: location, time: event.time)
    }
    guard touchpads.contains(event.device) else { return report(.unknown, event.notches, .changed) }
    guard event.notches != .zero else {
      return moving.remove(event.device) == nil ? nil : report(.touchpad, .zero, .lifted)
    }
    moving.insert(event.device)
    let distance = CGVector(dx: event.notches.dx * Self.unitsPerNotch, dy: event.notches.dy * Self.unitsPerNotch)
    return report(.touchpad, distance, .changed)
  }

  /// The report that ends a movement in progress: the pointer has left the window. Nil without a movement.
  package mutating func cancel(at location: CGPoint) -> PointingReport? {
    defer { moving = [] }
    return moving.isEmpty ? nil : PointingReport(.scroll(.touchpad, .zero, .cancelled), at: location, time: nil)
  }
}
