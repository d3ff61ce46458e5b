/// The position and velocity of a drag at a moment.
package struct DragSample {
  /// The time of the sample, in seconds on the frame clock.
  package let time: Double
  /// The start of the drag, in window points.
  package let start: CGPoint
  package let location: CGPoint
  /// The velocity in points per second.
  package let velocity: CGVector
  /// The transform from window points to the coordinate space of the gesture at the beginning of the drag.
  package let mapping: CGAffineTransform
}

/// A press that moves by at least `minimumDistance`. Only the first pointer on the node takes part.
package final class DragDetector: PrimitiveDetector<DragSample> {
  /// The distance that begins the drag, in points; 0 recognizes the press itself.
  package var minimumDistance: CGFloat
  /// The axis of the drag; nil for both. A finger that could scroll along the cross axis must first move by
  /// `GestureMetrics.tapSlop` along `axis`, or be lifted within it. The mouse need not.
  package var axis: Axis?
  /// Returns the transform from window points to the coordinate space of the gesture. Called once, when the pointer comes down: the
  /// space of a view that follows its drag would move along, and the view would shake.
  package var makeMapping: @MainActor (RenderNode) -> CGAffineTransform

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
      let translation = event.press.location - event.press.start
      guard abs(translation[axis]) > abs(translation[axis.cross]) else { return ownPhase = .failed }
    }
    ownPhase = .active(sample(of: event))
  }

  /// `axis` if a scroll view could take `press` along the cross axis, otherwise nil.
  private func contestedAxis(_ press: Press) -> Axis? {
    guard let axis, press.source.isFinger, press.scrollAxes.contains(axis.cross) else { return nil }
    return axis
  }

  /// True if `press` was lifted before its direction was determined, and is recognized as a drag of its present
  /// distance.
  private func isTap(_ press: Press) -> Bool {
    status == .possible && contestedAxis(press) != nil && !press.hasCaughtMotion && press.distance >= minimumDistance
  }

  private func sample(of event: PressEvent) -> DragSample {
    DragSample(
      time: event.time, start: event.press.start, location: event.press.location,
      velocity: event.press.velocity(at: event.time), mapping: mapping)
  }
}
