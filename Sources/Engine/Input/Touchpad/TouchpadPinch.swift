/// Two fingers on a touchpad that move apart, together or around each other.
///
/// Over a scroll view with a `ScrollZoom` they zoom its content about the pointer and move it, as two fingers on a screen do. Elsewhere the
/// magnification and rotation gestures under the pointer see `PlayedFingers` around it. The receiver of the beginning keeps the pinch.
@MainActor final class TouchpadPinch {
  private enum Receiver {
    /// The scroll view whose content is zoomed, and the place of the pointer in it.
    case zoom(ScrollNode, place: CGPoint)
    case gestures(PlayedFingers)
  }

  private unowned let arena: GestureArena
  private var receiver: Receiver?

  init(arena: GestureArena) { self.arena = arena }

  /// Handles an event of a pinch. `path`: the nodes under the pointer, the deepest first.
  func route(_ pinch: PinchEvent, path: @autoclosure () -> [RenderNode], time: Double) {
    switch pinch.phase {
    case .began:
      cancel(at: time)
      begin(at: pinch.location, path(), time: time)
    case .changed: move(pinch, at: time)
    case .lifted: end(at: time)
    case .cancelled: cancel(at: time)
    }
  }

  private func begin(at point: CGPoint, _ path: [RenderNode], time: Double) {
    if let scroller = path.zoomingScrollNode {
      let place = scroller.convertFromWindow(point)
      scroller.dragDidBegin()
      scroller.zoom?.beginPinch(at: place)
      receiver = .zoom(scroller, place: place)
    } else {
      let nodes = path.following([.magnification, .rotation])
      guard !nodes.isEmpty else { return }
      receiver = .gestures(PlayedFingers(in: arena, at: point, modifiers: [], path: nodes, time: time))
    }
  }

  private func move(_ pinch: PinchEvent, at time: Double) {
    let (scale, rotation, moved) = (pinch.scale, pinch.rotation, pinch.translation)
    guard scale.isFinite, scale > 0, rotation.isFinite, moved.dx.isFinite, moved.dy.isFinite else { return }
    switch receiver {
    case .zoom(let scroller, let place):
      let factor = scroller.magnification
      scroller.zoom?.movePinch(
        by: scale, to: CGPoint(x: place.x + moved.dx / factor, y: place.y + moved.dy / factor))
    case .gestures(var fingers):
      fingers.center = CGPoint(x: pinch.location.x + moved.dx, y: pinch.location.y + moved.dy)
      fingers.distance = PlayedFingers.startDistance * scale
      fingers.rotation = rotation
      fingers.move(at: time)
      receiver = .gestures(fingers)
    case nil: break
    }
  }

  /// Lifts the fingers: zoomed content returns inside of its limits.
  private func end(at time: Double) {
    switch receiver {
    case .zoom(let scroller, _): scroller.zoom?.endPinch()
    case .gestures(let fingers): fingers.end(at: time)
    case nil: break
    }
    receiver = nil
  }

  /// Takes the pinch from its receiver: the system has taken the fingers, or the window has lost the keyboard.
  func cancel(at time: Double) {
    if case .gestures(let fingers) = receiver {
      fingers.cancel(at: time)
      receiver = nil
    }
    end(at: time)
  }

  /// Drops a scroll view that leaves the window.
  func forget(_ node: RenderNode) {
    if case .zoom(let scroller, _) = receiver, scroller === node { receiver = nil }
  }
}
