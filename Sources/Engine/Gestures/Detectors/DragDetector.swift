import Geometry

/// Where a drag stands.
package struct DragSample {
  /// Seconds on the frame clock.
  package let time: Double
  /// In window points.
  package let start: CGPoint
  package let location: CGPoint
  /// In points a second.
  package let velocity: CGVector
  /// From the window to the coordinates that the gesture is told in, as they lay when the drag began.
  package let mapping: CGAffineTransform
}

/// A press that moves. The first pointer that comes down counts; others are left to others.
package final class DragDetector: PrimitiveDetector<DragSample> {
  /// How far the pointer has to go, in points; 0 recognises the press itself.
  package var minimumDistance: CGFloat
  /// The axis along which it moves something; nil for any. A finger that may scroll along the other axis has to move along this one
  /// first, or to be lifted where it came down. A mouse need not.
  package var axis: Axis?
  /// From the window to the coordinates that the gesture is told in. Asked once, when the pointer comes down: a view that follows the
  /// drag would move its own coordinates with it, and shake.
  package var makeMapping: @MainActor (RenderNode) -> CGAffineTransform

  private var press: Press?
  private var mapping = CGAffineTransform.identity

  package init(minimumDistance: CGFloat, makeMapping: @escaping @MainActor (RenderNode) -> CGAffineTransform) {
    self.minimumDistance = minimumDistance
    self.makeMapping = makeMapping
  }

  override func accepts(_ press: Press) -> Bool { self.press == nil }

  override func handle(_ event: PressEvent) {
    switch event.kind {
    case .began:
      guard press == nil else { return }
      press = event.press
      mapping = node.map(makeMapping) ?? .identity
      move(event)
    case .moved: move(event)
    case .ended:
      guard event.press === press else { return }
      ownPhase = status == .active || isTap(event.press) ? .ended(sample(of: event)) : .failed
    case .cancelled:
      if event.press === press { ownPhase = .failed }
    }
  }

  private func move(_ event: PressEvent) {
    guard event.press === press, status == .active || event.press.distance >= minimumDistance else { return }
    if status != .active, let axis = contestedAxis(event.press) {
      guard event.press.distance >= GestureMetrics.tapSlop else { return }
      let way = event.press.location - event.press.start
      guard abs(way[axis]) > abs(way[axis.cross]) else { return ownPhase = .failed }
    }
    ownPhase = .active(sample(of: event))
  }

  /// The axis along which a press has to move, since along the other one it scrolls; nil where it does not matter.
  private func contestedAxis(_ press: Press) -> Axis? {
    guard let axis, press.source.isFinger, press.scrollAxes.contains(axis.cross) else { return nil }
    return axis
  }

  /// Whether a press that waits to know where it goes has gone nowhere, and would have been recognised otherwise.
  private func isTap(_ press: Press) -> Bool {
    status == .possible && contestedAxis(press) != nil && !press.hasCaughtMotion && press.distance >= minimumDistance
  }

  private func sample(of event: PressEvent) -> DragSample {
    DragSample(
      time: event.time, start: event.press.start, location: event.press.location,
      velocity: event.press.velocity(at: event.time), mapping: mapping)
  }

  override func reset() {
    super.reset()
    press = nil
  }
}
