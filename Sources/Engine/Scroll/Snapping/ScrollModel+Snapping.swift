import Motion

/// Snapping of flings and steps to the targets of `snapping`.
extension ScrollModel {
  /// Sets `origin` at the beginning of a movement; a movement that continues keeps it.
  func recordOrigin() {
    if origin == nil { origin = restingOffset }
  }

  /// Replaces the motions released at `start` by motions that end at the `SnapTarget`. A motion that ends there already is unchanged and
  /// keeps its bounce and its successor.
  func snap(from start: CGPoint, velocity: CGVector, at time: Double) {
    let natural = restingOffset
    let movement = ScrollMovement(natural: natural, start: start, origin: origin ?? natural, velocity: velocity)
    origin = nil
    guard let snapping, let target = snapping.target(of: movement) else { return }
    let slowest = snapping.limitsMovements ? .fast : ScrollConstants.snapDecelerationRate
    for axis in Axis.allCases where metrics.axes.contains(axis) && abs(target[axis] - natural[axis]) > 0.01 {
      let fling = FlingSimulation(
        position: start[axis], velocity: velocity[axis], target: target[axis], slowest: slowest)
      self.start(ScrollMotion(snap: fling, slowest: slowest, start: time), axis)
    }
  }

  /// The end of a step of `distance` along `axis`.
  ///
  /// `continues`: True if the step belongs to one movement with the steps whose glide still runs. This holds for notches of a wheel and
  /// not for keys.
  func stepTarget(_ axis: Axis, by distance: Double, continues: Bool) -> Double {
    let from = glideTarget(axis)
    let natural = metrics.clamped(from + distance, axis)
    guard natural != from else { return natural }
    var start = restingOffset
    start[axis] = from
    var movement = ScrollMovement(natural: start, start: start, origin: start, isStep: true)
    movement.natural[axis] = natural
    movement.velocity[axis] = distance / ImpulseGlide.durations.lowerBound
    if continues {
      recordOrigin()
      movement.origin = origin ?? start
    }
    return snappedStep(movement, axis) ?? natural
  }

  /// The `SnapTarget` of a step; `nil` without a `provider`.
  ///
  /// A `provider` whose targets are further apart than the step returns the target where the step began, so that no number of notches
  /// would leave it. The step is then doubled, up to the length of the viewport.
  private func snappedStep(_ movement: ScrollMovement, _ axis: Axis) -> Double? {
    var movement = movement
    let from = movement.start[axis]
    let distance = movement.natural[axis] - from
    var length = distance
    while true {
      guard let target = snapping?.target(of: movement)?[axis] else { return nil }
      let hasMoved = (target - from) * distance > 0.01 * abs(distance)
      let isLongest = abs(length) >= metrics.viewport[axis]
      guard !hasMoved, !isLongest else { return target }
      length = min(abs(length) * 2, metrics.viewport[axis]) * (distance < 0 ? -1 : 1)
      movement.natural[axis] = metrics.clamped(from + length, axis)
    }
  }

  /// Glides by `distance` or to the `SnapTarget` of that step: for a key, or for a click in the track of an indicator.
  func step(_ axis: Axis, by distance: Double, at time: Double) {
    glide(axis, to: stepTarget(axis, by: distance, continues: false), at: time, activity: .animating)
  }
}
