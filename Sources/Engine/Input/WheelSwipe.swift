/// Moves rows of a `RowSwiper` aside with the `WheelEvent`s of two fingers on a trackpad.
///
/// A movement belongs to a row if it begins horizontally and no scroll view between the row and the pointer can take it. It ends when the
/// fingers have rested for `ScrollConstants.wheelQuietGap`, as SDL does not report when they are lifted.
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

  private var stroke: Stroke?
  /// The time of the last event of a trackpad, in seconds on the frame clock.
  private var lastTime = -Double.infinity

  /// Handles a wheel event. Returns true if a row takes it. `path`: the nodes under the pointer, the deepest first.
  func route(_ wheel: WheelEvent, path: @autoclosure () -> [RenderNode], time: Double) -> Bool {
    guard wheel.isPrecise, wheel.delta.dx.isFinite, wheel.delta.dy.isFinite else {
      end(at: time)
      return false
    }
    let isNew = (time - lastTime).isLonger(than: ScrollConstants.wheelQuietGap)
    if isNew { end(at: lastTime) }
    lastTime = time
    let delta = -wheel.delta.dx * ScrollConstants.notchLength
    if isNew, abs(wheel.delta.dx) > abs(wheel.delta.dy) { begin(delta, at: wheel.location, path(), time: time) }
    guard stroke != nil else { return false }
    stroke?.add(delta, at: time)
    if let stroke { stroke.swiper?.continueSwipe(by: stroke.distance) }
    host?.add(self)
    return true
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
      self.stroke = stroke
      return
    }
  }

  /// Releases the row.
  func end(at time: Double) {
    guard let stroke else { return }
    self.stroke = nil
    stroke.swiper?.endSwipe(velocity: stroke.tracker.velocity(at: time).dx)
  }

  /// Closes the row: the window has lost the keyboard.
  func cancel() {
    stroke?.swiper?.cancelSwipe()
    stroke = nil
  }

  func tick(at time: Double) -> NextTick {
    guard stroke != nil else { return .never }
    let due = lastTime + ScrollConstants.wheelQuietGap
    guard time.hasReached(due) else { return .at(due) }
    end(at: lastTime)
    return .never
  }
}
