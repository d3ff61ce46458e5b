import Engine

/// Events of a wheel or a touchpad as SDL 2 reports them under X11: whole notches, without the device, its lift and its rest.
///
/// A notch comes after each `ScrollConstants.notchLength` points, so that both forms of a movement have the same length.
struct WholeNotches {
  /// The distance in notches that has not become a notch.
  private var rest = CGVector.zero

  /// The event that SDL reports for `wheel`; nil for none.
  mutating func event(for wheel: WheelEvent) -> WheelEvent? {
    guard wheel.device != .unknown else { return wheel }
    guard wheel.phase == .changed || wheel.phase == .began, wheel.delta.dx.isFinite, wheel.delta.dy.isFinite else {
      return nil
    }
    var notches = CGVector.zero
    for axis in Axis.allCases {
      let sum = rest[axis] + wheel.delta[axis]
      // Sums of thirds of a notch are a rounding below the whole.
      notches[axis] = (sum + (sum < 0 ? -1e-6 : 1e-6)).rounded(.towardZero)
      rest[axis] = sum - notches[axis]
    }
    guard notches != .zero else { return nil }
    return WheelEvent(location: wheel.location, delta: notches, device: .wheel, modifiers: wheel.modifiers)
  }
}
