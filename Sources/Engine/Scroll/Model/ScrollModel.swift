import Motion

/// The content offset, the metrics and the activity of one scroll view.
///
/// The model is the only writer of `offset`. An offset is the content point at the viewport's top left corner, in points. At rest it lies
/// in the range of `metrics`; during a pull or a rebound it may lie outside. Velocities are in points per second, positive towards the
/// end.
///
/// Three kinds of changes move `offset`: a pull by a pointer (`ScrollModel+Pulling`), a `ScrollMotion` along each axis
/// (`ScrollModel+Motions`), and a jump. New metrics adapt them (`ScrollModel+Adaptation`); `snapping` decides their end
/// (`ScrollModel+Snapping`).
@MainActor package final class ScrollModel: FrameTicker {
  /// Never a negative zero, which texts and traces would display as "-0.0".
  package private(set) var offset = CGPoint.zero
  package private(set) var activity = ScrollActivity.idle
  package private(set) var metrics = ScrollMetrics()
  /// The rate at which flings lose speed.
  package var decelerationRate = DecelerationRate.normal
  /// True if jumps, glides and bounces end at once. A copy of `ScrollTraits.reducesMotion`, which `ScrollNode` writes.
  var reducesMotion = false

  weak var host: NodeHost?
  /// The controller that decides the end of released motions and of steps; `nil` leaves them unchanged.
  var snapping: SnapController?
  private var observers = ScrollObservers()

  /// The offset at rest, or the target, from which the current movement began; `nil` between movements.
  var origin: CGPoint?
  private var horizontal: ScrollMotion?
  private var vertical: ScrollMotion?
  /// The pull of a pointer; `nil` without one.
  var pull: Pull?
  /// True while the mouse holds the thumb of an indicator, or an `AutoScroller` moves the content.
  var isHeld = false
  /// True while a `ScrollZoom` moves the content, until a further movement begins.
  var isRescaling = false
  /// True if the current press has stopped a visible motion.
  var hasCaughtMotion = false
  private var contact = ContactPhase.lifted
  /// The offset at the moment of release, before reduced motion moved it; `nil` except while observers are notified of the release.
  package internal(set) var offsetAtLift: CGPoint?
  /// The time of the change of activity of which observers are being notified, if it differs from the frame's time.
  var activityChangeTime: Double?
  /// Incremented when `pull` changes for another reason than the pointer: a correction, new `metrics`. `NestedDrag` then rebases its
  /// distance.
  var pullRevision = 0

  /// The sum of corrections since `metrics` was last set: the growth of the content before the visible rows.
  var correction = CGVector.zero
  /// The sum of all corrections. Of two containers that compensate for the same change, the second reads here that it was done.
  private(set) var totalCorrection = CGVector.zero

  /// A pull by a pointer: its position in content points before the `RubberBand`, and the axes that follow it.
  struct Pull {
    var position: CGPoint
    var axes: Axis.Set
  }

  package init() {}

  /// Adds an observer, held weakly, after the present observers. Adding it again moves it to the end.
  package func add(_ observer: any ScrollObserver) { observers.add(observer) }

  package func remove(_ observer: any ScrollObserver) { observers.remove(observer) }

  // MARK: State

  package var isMoving: Bool { horizontal != nil || vertical != nil }

  /// True while a pointer pulls the content or holds the thumb of its indicator.
  package var isPulled: Bool { pull != nil || isHeld }

  /// The velocity of the running motions at the frame's time; during `scrollActivityDidChange`, at the time of that change.
  package var velocity: CGVector {
    guard let time = activityChangeTime ?? host?.time else { return .zero }
    return CGVector(dx: horizontal?.velocity(at: time) ?? 0, dy: vertical?.velocity(at: time) ?? 0)
  }

  /// The offset at which the content will come to rest without further input.
  package var restingOffset: CGPoint {
    CGPoint(
      x: horizontal?.target ?? metrics.clamped(offset.x, .horizontal),
      y: vertical?.target ?? metrics.clamped(offset.y, .vertical))
  }

  /// The motion along `axis`; `nil` if none runs. Set it with `start(_:_:)`, which honors reduced motion.
  subscript(axis: Axis) -> ScrollMotion? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  // MARK: Metrics and corrections

  /// Sets new `metrics`. At rest the offset is clamped to the new range; motions go on from their present position; a pull keeps the
  /// displayed offset.
  package func setMetrics(_ new: ScrollMetrics, at time: Double) {
    let old = metrics
    var corrected = correction
    correction = .zero
    guard new != old || corrected != .zero else { return }
    metrics = new
    if old.viewport == .zero, !isMoving, pull == nil { return write(new.beginning) }
    // Content that begins at the right keeps its distance from that edge: growth at its end moves the beginning away from the left.
    if new.beginsAtRight || old.beginsAtRight {
      let distance = new.beginning.x - old.beginning.x
      // Compensates for no change of rows, so `correction` and `totalCorrection` do not count it.
      translate(by: CGVector(dx: distance, dy: 0))
      corrected.dx += distance
    }
    if pull != nil {
      rebasePull()
    } else {
      for axis in Axis.allCases { adapt(axis, from: old, corrected: corrected[axis], at: time) }
      endMotionIfOver()
    }
  }

  /// Changes `ScrollMetrics.minimizedInsets` by `change`, in points. The offset, its range and the motions stay.
  package func addMinimizedInsets(_ change: EdgeInsets) {
    guard change != EdgeInsets() else { return }
    metrics.minimizedInsets = metrics.minimizedInsets + change
    observers.notify { $0.scrollInsetsDidChange(self) }
  }

  /// Sets new `metrics` without a change of the offset.
  func replaceMetrics(_ new: ScrollMetrics) { metrics = new }

  /// Sets new `metrics` and corrects `offset` by `distance`, so that visible content stays in place although content before it has
  /// become longer (positive) or shorter.
  package func setMetrics(_ new: ScrollMetrics, shiftedBy distance: CGVector, at time: Double) {
    shift(by: distance)
    setMetrics(new, at: time)
  }

  /// Corrects `offset` by `distance` in points, positive towards the content's end, in any activity.
  ///
  /// The offset, the `pull`, the motions and their targets move by the same amount. A correction is no motion: `activity` does not change
  /// and indicators do not appear.
  package func shift(by distance: CGVector) {
    correction = CGVector(dx: correction.dx + distance.dx, dy: correction.dy + distance.dy)
    totalCorrection = CGVector(dx: totalCorrection.dx + distance.dx, dy: totalCorrection.dy + distance.dy)
    translate(by: distance)
  }

  private func translate(by distance: CGVector) {
    guard distance.dx != 0 || distance.dy != 0 else { return }
    for axis in Axis.allCases where distance[axis] != 0 { self[axis] = self[axis]?.shifted(by: distance[axis]) }
    let move = { (point: CGPoint) in CGPoint(x: point.x + distance.dx, y: point.y + distance.dy) }
    if let pull {
      self.pull?.position = move(pull.position)
      pullRevision += 1
    }
    offset = move(offset).withPositiveZeros
    observers.notify { $0.scrollOffsetWasCorrected(self) }
  }

  // MARK: Frames

  package func tick(at time: Double) -> NextTick {
    guard isMoving else { return .never }
    for axis in Axis.allCases { sample(axis, at: time) }
    endMotionIfOver()
    return isMoving ? .nextFrame : .never
  }

  // MARK: Writing

  func write(_ value: Double, _ axis: Axis) {
    var changed = offset
    changed[axis] = value
    write(changed)
  }

  func write(_ new: CGPoint) {
    guard new != offset, !new.x.isNaN, !new.y.isNaN else { return }
    offset = new.withPositiveZeros
    observers.notify { $0.scrollOffsetDidChange(self) }
  }

  /// Notifies observers that the scroll view leaves the window.
  func notifyOfLeaving() { observers.notify { $0.scrollViewWillLeave(self) } }

  /// Sets `activity` and notifies observers of it and of the contact. `phase`: the contact phase of a pointer that leaves the content
  /// with this change.
  func setActivity(_ new: ScrollActivity, leaving phase: ContactPhase = .cancelled) {
    let old = activity
    activity = new
    if new == .idle { origin = nil }
    if new != old { observers.notify { $0.scrollActivityDidChange(self, from: old) } }
    let isDown = pull != nil || activity == .tracking
    guard isDown != (contact == .down) else { return }
    let phase = isDown ? .down : phase
    contact = phase
    observers.notify { $0.scrollContactDidChange(self, to: phase) }
  }
}
