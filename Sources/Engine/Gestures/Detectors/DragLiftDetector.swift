/// A press that drags the items of a view: of the mouse after `mouseDistance`, or of a finger that rests for `restingTime` and then moves.
package final class DragLiftDetector: PrimitiveDetector<Void> {
  /// The distance in points by which the mouse moves until it lifts the view.
  static let mouseDistance = 8.0
  /// The duration in seconds for which a finger rests until it can lift the view.
  static let restingTime = 0.5
  /// The distance in points by which a finger moves after its rest until it lifts the view.
  static let fingerDistance = 3.0

  /// Makes the items and the preview for a press that began at a point of the window; nil if the view has no items.
  package var lift: (CGPoint) -> DragCoordinator.Lift? = { _ in nil }

  /// Returns false for a point of the window without a view to be lifted; presses there are left to other gestures.
  package var canLift: (CGPoint) -> Bool = { _ in true }

  private var isRested = false
  /// The `Press.location` of the finger at the end of its rest.
  private var restingPoint = CGPoint.zero
  /// The `DragCoordinator` of the drag; nil while the view is not lifted.
  private weak var session: DragCoordinator?
  private var hasBegun = false

  package override init() { super.init() }

  override func accepts(_ press: Press) -> Bool {
    self.press == nil && (press.source.isFinger || press.source == .leftButton) && canLift(press.start)
  }

  override var isDrag: Bool { true }

  override var endsOnEscape: Bool { session != nil }

  override var outlivesNode: Bool { session?.outlivesSource ?? false }

  override var deadline: Double? {
    guard let press, press.source.isFinger, status == .possible, !isRested else { return nil }
    return press.startTime + Self.restingTime
  }

  override func tick(at time: Double) {
    guard let press, let deadline, time >= deadline else { return }
    isRested = true
    restingPoint = press.location
  }

  override func handle(_ event: PressEvent) {
    switch event.kind {
    case .began:
      guard press == nil, !event.press.hasCaughtMotion else { return ownPhase = .failed }
      press = event.press
    case .moved:
      guard event.press === press, status == .possible else { return }
      if !event.press.source.isFinger {
        if event.press.distance >= Self.mouseDistance { ownPhase = .active(()) }
      } else if isRested {
        if event.press.location.distance(to: restingPoint) >= Self.fingerDistance { ownPhase = .active(()) }
      } else if event.press.distance > GestureMetrics.tapSlop {
        ownPhase = .failed
      }
    case .ended:
      guard event.press === press else { return }
      ownPhase = status == .active ? .ended(()) : .failed
    case .cancelled: if event.press === press { ownPhase = .failed }
    }
  }

  override func deliver() {
    guard let press else { return }
    switch status {
    case .active:
      begin(press)
      session?.move(to: press.location)
    case .ended:
      begin(press)
      let session = session
      self.session = nil
      session?.move(to: press.location)
      session?.drop()
    case .possible, .failed: break
    }
  }

  private func begin(_ press: Press) {
    guard !hasBegun else { return }
    hasBegun = true
    guard let session = node?.host?.services[DragCoordinator.self], !session.isFromView, let lift = lift(press.start),
      session.begin(lift, at: press.start)
    else { return }
    self.session = session
  }

  /// Calls `DragCoordinator.cancel()` for a drag that was not dropped.
  override func reset() {
    super.reset()
    let session = session
    self.session = nil
    hasBegun = false
    isRested = false
    session?.cancel()
  }
}
