/// Two fingers on a touchpad that move apart, together or around each other, over a `PinchReceiver` of zoom or of magnification and rotation.
@MainActor final class TouchpadPinch {
  private unowned let arena: GestureArena
  private var receiver: PinchReceiver?

  init(arena: GestureArena) { self.arena = arena }

  /// Handles an event of a pinch. `path`: the nodes under the pointer, the deepest first.
  func route(_ pinch: PinchEvent, path: @autoclosure () -> [RenderNode], time: Double) {
    switch pinch.phase {
    case .began:
      end(isCancelled: true, at: time)
      receiver = PinchReceiver(at: pinch.location, path(), of: [.magnification, .rotation], in: arena, time: time)
      receiver?.begin()
    case .changed:
      let (scale, moved) = (pinch.scale, pinch.translation)
      guard scale.isFinite, scale > 0, pinch.rotation.isFinite, moved.dx.isFinite, moved.dy.isFinite else { return }
      receiver?.move(scale: scale, rotation: pinch.rotation, by: moved, at: time)
    case .lifted, .cancelled: end(isCancelled: pinch.phase == .cancelled, at: time)
    }
  }

  private func end(isCancelled: Bool, at time: Double) {
    receiver?.end(isCancelled: isCancelled, at: time)
    receiver = nil
  }

  /// Takes the pinch from its receiver: the window has lost the keyboard.
  func cancel(at time: Double) { end(isCancelled: true, at: time) }

  /// Drops a scroll view that leaves the window.
  func forget(_ node: RenderNode) {
    if receiver?.zooms(node) == true { receiver = nil }
  }
}
