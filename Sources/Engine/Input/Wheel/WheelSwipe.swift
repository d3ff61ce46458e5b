/// Moves rows of a `RowSwiper` aside with the `WheelEvent`s of two fingers on a touchpad.
///
/// A movement belongs to a row if it begins horizontally and no scroll view between the row and the pointer can take it. It ends with the lift of
/// the fingers. Without a report of the lift it ends when the fingers have rested for `ScrollConstants.wheelQuietGap`.
@MainActor final class WheelSwipe: FrameTicker {
  weak var host: NodeHost?

  /// The movement of a row.
  private struct Stroke {
    weak var swiper: (any RowSwiper)?
    /// The distance of the fingers in points, positive to the right.
    var distance = 0.0
    var tracker = PointTracker()

    mutating func add(_ delta: Double, at time: Double) {
      distance += delta
      tracker.add(time: time, x: distance, y: 0)
    }
  }

  /// The distance in points after which the direction of a movement on a touchpad decides whether a row takes it: its first reports are small and
  /// uneven. SDL's reports are larger, and the first decides.
  private static let slop = 4.0

  private var stroke: Stroke?
  /// The distance in points of a movement whose direction is not decided; nil after that, and without a movement.
  private var undecided: CGVector?
  /// The device of the present movement; nil after the lift.
  private var device: WheelDevice?
  /// The time of the last event of a precise device, in seconds on the frame clock.
  private var lastTime = -Double.infinity

  /// True while a row follows the fingers.
  var isMoving: Bool { stroke != nil }

  /// Handles a wheel event. Returns true if a row takes it. `path`: the nodes under the pointer, the deepest first.
  func route(_ wheel: WheelEvent, path: @autoclosure () -> [RenderNode], time: Double) -> Bool {
    guard wheel.isPrecise, wheel.delta.dx.isFinite, wheel.delta.dy.isFinite else {
      end(at: time)
      return false
    }
    if wheel.phase.isEnd { return lift(wheel, at: time) }
    if isNew(wheel, at: time) {
      end(at: lastTime)
      undecided = .zero
    }
    (device, lastTime) = (wheel.device, time)
    let delta = CGVector(
      dx: -wheel.delta.dx * ScrollConstants.notchLength, dy: wheel.delta.dy * ScrollConstants.notchLength)
    if stroke != nil {
      stroke?.add(delta.dx, at: time)
    } else {
      decide(delta, wheel, path, time: time)
    }
    guard let stroke else { return false }
    stroke.swiper?.continueSwipe(by: stroke.distance)
    host?.add(self)
    return true
  }

  private func isNew(_ wheel: WheelEvent, at time: Double) -> Bool {
    if wheel.device == .touchpad { return device != .touchpad }
    return (time - lastTime).isLonger(than: ScrollConstants.wheelQuietGap)
  }

  private func decide(_ delta: CGVector, _ wheel: WheelEvent, _ path: () -> [RenderNode], time: Double) {
    guard let former = undecided else { return }
    let moved = CGVector(dx: former.dx + delta.dx, dy: former.dy + delta.dy)
    let slop = wheel.device == .touchpad ? Self.slop : 0
    guard moved.dx * moved.dx + moved.dy * moved.dy >= slop * slop else { return undecided = moved }
    undecided = nil
    if abs(moved.dx) > abs(moved.dy) { begin(moved.dx, at: wheel.location, path(), time: time) }
  }

  private func begin(_ delta: Double, at point: CGPoint, _ path: [RenderNode], time: Double) {
    for node in path {
      if let scroll = node as? ScrollNode, scroll.axes.contains(.horizontal), scroll.accepts(.wheel) { return }
      guard let gesture = node as? GestureNode, gesture.isEnabled, let swiper = gesture.detector.rowSwiper else {
        continue
      }
      guard swiper.beginSwipe(at: point, by: delta) else { return }
      var stroke = Stroke(swiper: swiper)
      stroke.tracker.add(time: time - 1.0 / 60, x: 0, y: 0)
      stroke.add(delta, at: time)
      self.stroke = stroke
      return
    }
  }

  /// Ends the movement as the touchpad reports it. Returns true if a row followed it.
  private func lift(_ wheel: WheelEvent, at time: Double) -> Bool {
    guard device == wheel.device else { return false }
    defer { device = nil }
    let wasMoving = isMoving
    if wheel.phase == .lifted { end(at: time) } else { cancel() }
    return wasMoving
  }

  /// Releases the row.
  func end(at time: Double) {
    (device, undecided) = (nil, nil)
    guard let stroke else { return }
    self.stroke = nil
    stroke.swiper?.endSwipe(velocity: stroke.tracker.velocity(at: time).dx)
  }

  /// Closes the row: the window has lost the keyboard, or the system has taken the fingers.
  func cancel() {
    (device, undecided) = (nil, nil)
    stroke?.swiper?.cancelSwipe()
    stroke = nil
  }

  func tick(at time: Double) -> NextTick {
    guard stroke != nil, device != .touchpad else { return .never }
    let due = lastTime + ScrollConstants.wheelQuietGap
    guard time.hasReached(due) else { return .at(due) }
    end(at: lastTime)
    return .never
  }
}
