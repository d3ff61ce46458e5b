/// The content under a pinch on a touchpad, or under a wheel with Control. The receiver of the beginning keeps the pinch.
@MainActor enum PinchReceiver {
  /// A scroll view with `scrollZoom`, and the focal point of the zoom in its coordinates.
  case zoom(ScrollNode, focalPoint: CGPoint)
  /// Magnification and rotation gestures, which see two fingers around a point of the window.
  case gestures(PlayedFingers, center: CGPoint)

  /// Finds the receiver under a point of the window; nil without such content. Gestures see the presses. `path`: the nodes under the point, the
  /// deepest first.
  init?(
    at point: CGPoint, _ path: [RenderNode], of measures: PinchMeasures, modifiers: Modifiers = [],
    in arena: GestureArena, time: Double
  ) {
    if let scroller = path.zoomingScrollNode {
      self = .zoom(scroller, focalPoint: scroller.convertFromWindow(point))
    } else {
      let nodes = path.following(measures)
      guard !nodes.isEmpty else { return nil }
      let fingers = PlayedFingers(in: arena, at: point, modifiers: modifiers, path: nodes, time: time)
      self = .gestures(fingers, center: point)
    }
  }

  /// Lets the fingers hold the content of a scroll view.
  func begin() {
    guard case .zoom(let scroller, let focalPoint) = self else { return }
    scroller.dragDidBegin()
    scroller.zoom?.beginPinch(at: focalPoint)
  }

  /// Moves the fingers to a multiple of their first distance, an angle in radians and a distance in points of the window. `keepsRange`: see
  /// `ScrollZoom.movePinch(by:to:keepsRange:)`.
  mutating func move(
    scale: Double, rotation: Double = 0, by moved: CGVector = .zero, keepsRange: Bool = false, at time: Double
  ) {
    switch self {
    case .zoom(let scroller, let focalPoint):
      let factor = scroller.magnification
      let moved = CGPoint(x: focalPoint.x + moved.dx / factor, y: focalPoint.y + moved.dy / factor)
      scroller.zoom?.movePinch(by: scale, to: moved, keepsRange: keepsRange)
    case .gestures(var fingers, let center):
      fingers.center = CGPoint(x: center.x + moved.dx, y: center.y + moved.dy)
      fingers.distance = PlayedFingers.startDistance * scale
      fingers.rotation = rotation
      fingers.move(at: time)
      self = .gestures(fingers, center: center)
    }
  }

  /// Lifts the fingers, or takes them from their gestures. Zoomed content returns inside of its limits.
  func end(isCancelled: Bool, at time: Double) {
    switch self {
    case .zoom(let scroller, _): scroller.zoom?.endPinch()
    case .gestures(let fingers, _): if isCancelled { fingers.cancel(at: time) } else { fingers.end(at: time) }
    }
  }

  /// True for the zoom of a scroll view.
  func zooms(_ node: RenderNode) -> Bool { if case .zoom(let scroller, _) = self { scroller === node } else { false } }
}
