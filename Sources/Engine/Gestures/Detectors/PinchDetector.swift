import Motion

/// The magnification and rotation of two fingers since the second finger came down.
package struct PinchSample {
  /// The time of the sample, in seconds on the frame clock.
  package let time: Double
  /// The distance of the fingers as a multiple of their initial distance.
  package let magnification: CGFloat
  /// The change of `magnification` per second.
  package let magnificationVelocity: CGFloat
  /// The rotation in radians, clockwise; greater than 2π after more than a full turn.
  package let rotation: Double
  /// The velocity of `rotation` in radians per second.
  package let rotationVelocity: Double
  /// The midpoint of the fingers when the second finger came down, in window points.
  package let start: CGPoint
}

/// A pinch or rotation of two fingers, according to `measure`.
package final class PinchDetector: PrimitiveDetector<PinchSample> {
  /// The movement that is recognized, with its minimum.
  package enum Measure: Sendable {
    /// A change of the magnification by at least `minimum`.
    case magnification(minimum: CGFloat)
    /// A rotation by at least `minimum`, in radians.
    case rotation(minimum: Double)
  }

  package var measure: Measure

  private var fingers: [Press] = []
  private var start = CGPoint.zero
  private var startDistance: CGFloat = 1
  private var lastAngle = 0.0
  private var rotation = 0.0
  private var magnificationTracker = VelocityTracker()
  private var rotationTracker = VelocityTracker()

  /// The factor of positions in the `VelocityTracker`s, which expect points: a magnification changes by thousandths.
  private static let trackedUnit = 1000.0

  package init(measure: Measure) { self.measure = measure }

  /// True for the mouse too: its press makes the gesture fail at once.
  override func accepts(_ press: Press) -> Bool { press.source.isFinger ? fingers.count < 2 : fingers.isEmpty }

  override func handle(_ event: PressEvent) {
    switch event.kind {
    case .began: begin(event)
    case .moved:
      if fingers.count == 2, isOwn(event.press) { move(event) }
    case .ended:
      guard isOwn(event.press) else { return }
      if case .active = ownPhase, fingers.count == 2 {
        ownPhase = .ended(sample(at: event.time))
      } else {
        fingers.removeAll { $0 === event.press }
        if fingers.isEmpty { ownPhase = .failed }
      }
    case .cancelled:
      if isOwn(event.press) { ownPhase = .failed }
    }
  }

  override var pinchMeasures: PinchMeasures {
    switch measure {
    case .magnification: .magnification
    case .rotation: .rotation
    }
  }

  private func isOwn(_ press: Press) -> Bool { fingers.contains { $0 === press } }

  private func begin(_ event: PressEvent) {
    guard event.press.source.isFinger else {
      if fingers.isEmpty { ownPhase = .failed }
      return
    }
    guard fingers.count < 2 else { return }
    fingers.append(event.press)
    guard fingers.count == 2 else { return }
    let (one, other) = (fingers[0].location, fingers[1].location)
    start = CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
    startDistance = max(1, one.distance(to: other))
    lastAngle = angle
    rotation = 0
    magnificationTracker.reset()
    rotationTracker.reset()
    track(at: event.time)
  }

  private func move(_ event: PressEvent) {
    // The shorter direction of rotation, so that rotations continue beyond a half turn.
    var step = (angle - lastAngle).truncatingRemainder(dividingBy: 2 * .pi)
    if step > .pi { step -= 2 * .pi }
    if step < -.pi { step += 2 * .pi }
    rotation += step
    lastAngle = angle
    track(at: event.time)
    let isFarEnough =
      switch measure {
      case .magnification(let minimum): abs(magnification - 1) >= minimum
      case .rotation(let minimum): abs(rotation) >= minimum
      }
    if status == .active || isFarEnough { ownPhase = .active(sample(at: event.time)) }
  }

  private var magnification: CGFloat { fingers[0].location.distance(to: fingers[1].location) / startDistance }

  private var angle: Double {
    ScalarMath.atan2(
      Double(fingers[1].location.y - fingers[0].location.y), Double(fingers[1].location.x - fingers[0].location.x))
  }

  private func track(at time: Double) {
    magnificationTracker.add(time: time, position: Double(magnification) * Self.trackedUnit)
    rotationTracker.add(time: time, position: rotation * Self.trackedUnit)
  }

  private func sample(at time: Double) -> PinchSample {
    PinchSample(
      time: time, magnification: magnification,
      magnificationVelocity: CGFloat(magnificationTracker.velocity(at: time) / Self.trackedUnit), rotation: rotation,
      rotationVelocity: rotationTracker.velocity(at: time) / Self.trackedUnit, start: start)
  }

  override func reset() {
    super.reset()
    fingers.removeAll()
  }
}
