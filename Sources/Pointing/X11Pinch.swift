import Geometry

/// The pinches of a touchpad under X11 as `PointingReport`s: `XIGesturePinchEvent` has differences, `PointingReport.Movement` sums.
package struct X11Pinch {
  /// An event `XI_GesturePinchBegin`, `XI_GesturePinchUpdate` or `XI_GesturePinchEnd`.
  package struct Event: Equatable, Sendable {
    package var phase: PointingReport.Phase
    /// The pointer in the window, in pixels.
    package var location: CGPoint
    /// The movement of the middle of the fingers since the last event, in pixels.
    package var delta: CGVector
    /// The distance of the fingers as a multiple of that at the beginning.
    package var scale: Double
    /// The angle since the last event in degrees, clockwise.
    package var rotation: Double
    /// Milliseconds of the X server's clock.
    package var time: UInt32

    package init(
      _ phase: PointingReport.Phase, at location: CGPoint, delta: CGVector, scale: Double, rotation: Double,
      time: UInt32
    ) {
      self.phase = phase
      self.location = location
      self.delta = delta
      self.scale = scale
      self.rotation = rotation
      self.time = time
    }
  }

  /// The sums of `Event.delta` and `Event.rotation` since `PointingReport.Phase.began`, and the last `Event.scale`; nil without a pinch.
  private var sums: (scale: Double, rotation: Double, translation: CGVector)?

  package init() {}

  /// The `PointingReport` of an `Event`; nil without `PointingReport.Phase.began` before it: another window had it.
  package mutating func report(_ event: Event) -> PointingReport? {
    if event.phase == .began { sums = (1, 0, .zero) }
    guard var sums else { return nil }
    if event.phase == .changed {
      // Not a finite number: the last values stay.
      if event.scale.isFinite, event.scale > 0 { sums.scale = event.scale }
      if event.rotation.isFinite { sums.rotation += event.rotation * .pi / 180 }
      if event.delta.dx.isFinite, event.delta.dy.isFinite {
        sums.translation.dx += event.delta.dx
        sums.translation.dy += event.delta.dy
      }
    }
    self.sums = event.phase == .began || event.phase == .changed ? sums : nil
    return PointingReport(
      .pinch(event.phase, scale: sums.scale, rotation: sums.rotation, translation: sums.translation),
      at: event.location, time: event.time)
  }
}
