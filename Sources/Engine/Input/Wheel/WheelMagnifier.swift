import Motion

/// Magnifies the `PinchReceiver` under the pointer by the wheel with Control, as which SDL reports two fingers on a touchpad, too.
///
/// A notch away from the user is a factor of 1.1: it steps to a larger zoom of a scroll view. A precise device zooms as far as its fingers, with
/// resistance beyond the limits. Magnification gestures see two fingers. Without a receiver the wheel scrolls.
@MainActor final class WheelMagnifier: WheelTaker {
  private unowned let arena: GestureArena
  private var receiver: PinchReceiver?
  /// The distance of the stroke, in notches.
  private var distance = 0.0

  init(arena: GestureArena) { self.arena = arena }

  func follow(_ wheel: WheelEvent, path: () -> [RenderNode], time: Double) -> Bool {
    let notches = wheel.delta.dy
    guard wheel.modifiers.contains(.control), notches != 0 else {
      end(.rested, at: time)
      return false
    }
    if case .zoom(let scroller, _) = receiver, !scroller.isZoomEnabled { end(.rested, at: time) }
    if receiver == nil {
      receiver = PinchReceiver(
        at: wheel.location, path(), of: .magnification, modifiers: .control, in: arena, time: time)
      if wheel.isPrecise { receiver?.begin() }
    }
    if !wheel.isPrecise, case .zoom(let scroller, let focalPoint) = receiver {
      scroller.zoom?.step(by: Self.factor(of: notches), about: focalPoint)
    } else {
      distance += notches
      receiver?.move(scale: Self.factor(of: distance), keepsRange: true, at: time)
    }
    return receiver != nil
  }

  /// The factor of a distance in notches, finite for each distance.
  private static func factor(of notches: Double) -> Double { ScalarMath.pow(1.1, max(-1000, min(1000, notches))) }

  func end(_ end: WheelEnd, at time: Double) {
    receiver?.end(isCancelled: end == .cancelled, at: time)
    (receiver, distance) = (nil, 0)
  }

  func forget(_ node: RenderNode) {
    if receiver?.zooms(node) == true { receiver = nil }
  }
}
