import Motion

/// Adaptation of the offset, the motions and the `pull` to new `metrics`.
extension ScrollModel {
  /// Adapts the motion or the offset along `axis` after `metrics` has changed from `old`.
  ///
  /// A motion to an end of the content is sent to the present position of that end, as its `endRule` allows; a motion that would leave
  /// `ScrollMetrics.range(_:)` ends at its edge. `corrected`: the correction of the offset and of the motion since `old` was set.
  func adapt(_ axis: Axis, from old: ScrollMetrics, corrected: Double, at time: Double) {
    if axis == .vertical, isMovedByHeldInset(from: old) { return moveToBeginning(at: time) }
    if var motion = self[axis] {
      let former = motion.target - corrected
      let hasSameContent = old.contentSize[axis] == metrics.contentSize[axis]
      if motion.endRule == .none || (motion.endRule == .insets && !hasSameContent) || !old.isScrollable(axis) {
        // The target is an offset, not an end of the content.
      } else if abs(former - old.maximum(axis)) < 0.01 {
        motion = motion.retargeted(to: metrics.maximum(axis), time: time)
      } else if abs(former - old.minimum(axis)) < 0.01 {
        motion = motion.retargeted(to: metrics.minimum(axis), time: time)
      }
      let adapted = motion.adapted(to: metrics, axis: axis, rate: decelerationRate, at: time)
      self[axis] = metrics.axes.contains(axis) ? adapted : nil
    } else if activity != .tracking {
      write(metrics.clamped(offset[axis], axis), axis)
    }
  }

  /// True if `heldInset` has changed while the beginning of the content is visible and no motion leads away from it.
  private func isMovedByHeldInset(from old: ScrollMetrics) -> Bool {
    guard metrics.heldInset != old.heldInset, metrics.axes.contains(.vertical), activity != .tracking, !isHeld
    else { return false }
    let beginning = metrics.restingMinimum(.vertical)
    let isVisible = metrics.heldInset > old.heldInset ? offset.y <= beginning + 0.01 : offset.y < beginning - 0.01
    return isVisible && self[.vertical].map { $0.target <= beginning + 0.01 } ?? true
  }

  /// Moves the content to `metrics.minimum(.vertical)`: with the spring of a bounce after a release, otherwise with `EasedTiming`.
  private func moveToBeginning(at time: Double) {
    // The motion has advanced since the last frame.
    let start = self[.vertical]?.position(at: time) ?? Double(offset.y)
    let velocity = self[.vertical]?.velocity(at: time) ?? 0
    let target = metrics.minimum(.vertical)
    let timing: any AnimationTiming =
      offsetAtLift != nil
      ? SpringTiming(spring: .scrollBounce, distance: abs(start - target))
      : EasedTiming(distance: target - start, velocity: velocity)
    let animation = AnimatedScroll(timing: timing, from: start, to: target, velocity: velocity)
    self.start(ScrollMotion(animation: animation, start: time), .vertical)
    if activity == .idle, isMoving { setActivity(.animating) }
  }

  /// Lets the `pull` go on from the displayed offset within new `metrics`.
  func rebasePull() {
    guard let pull else { return }
    var shown = offset
    for axis in Axis.allCases where !metrics.bouncingAxes.contains(axis) || !pull.axes.contains(axis) {
      shown[axis] = metrics.clamped(offset[axis], axis)
    }
    write(shown)
    self.pull?.position = CGPoint(x: metrics.raw(offset.x, .horizontal), y: metrics.raw(offset.y, .vertical))
    pullRevision += 1
  }
}
