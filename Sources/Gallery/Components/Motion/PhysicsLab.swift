import ScrollUI

/// The measured curves and those of `FlingModel` since the last touch.
@MainActor @Observable package final class PhysicsLab {
  /// The time range of the charts (`MotionChart.seconds`).
  static let seconds = 3.5

  /// The windows of `VelocityEstimate` in seconds: a longer window during a drag, because the points of a drag are irregular.
  private static let (dragWindow, window) = (0.09, 0.035)

  /// True after the first call of `phaseDidChange` with a motion.
  var hasMoved: Bool { start != nil }
  /// True if the list has come to rest nearer to its end than to its start: `PhysicsPage.fling` then goes back.
  private(set) var isInSecondHalf = false

  package private(set) var offsets: [CGPoint] = []
  package private(set) var velocities: [CGPoint] = []
  package private(set) var expectedOffsets: [CGPoint] = []
  package private(set) var expectedVelocities: [CGPoint] = []

  /// The start time of the present motion on the `FrameClock`, in seconds.
  @ObservationIgnored private var start: Double?
  @ObservationIgnored private var pending: FlingModel?

  package init() {}

  @ObservationIgnored private var isAtRest = true
  @ObservationIgnored private var isDragged = false
  /// The index of the first point of `offsets` after the last release or jump: velocities before and after are not mixed.
  @ObservationIgnored private var firstIndex = 0

  package func phaseDidChange(
    from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext, at time: Double,
    deceleration: Double, bounces: Bool
  ) {
    if new == .tracking || (old == .idle && new != .idle) { begin(at: time, offset: context.geometry.contentOffset.y) }
    if new == .idle { end(at: time, context.geometry) }
    isDragged = new == .interacting
    if new == .decelerating { firstIndex = max(0, offsets.count - 1) }
    guard new == .decelerating, let velocity = context.velocity?.dy else { return }
    let geometry = context.geometry
    pending = FlingModel(
      start: geometry.contentOffset.y, velocity: velocity,
      range: 0...max(0, geometry.contentSize.height - geometry.containerSize.height), bounces: bounces,
      deceleration: deceleration)
  }

  /// The velocity in points per second above which a change of the offset is a jump. `velocities` shows a jump as 0.
  private static let largestVelocity: CGFloat = 20_000

  private func begin(at time: Double, offset: CGFloat) {
    start = time
    isAtRest = false
    offsets = [CGPoint(x: 0, y: offset)]
    (velocities, expectedOffsets, expectedVelocities) = ([], [], [])
    (pending, firstIndex) = (nil, 0)
  }

  /// Ends the curve of `velocities` at 0, at `seconds` at the latest.
  private func end(at time: Double, _ geometry: ScrollGeometry) {
    isAtRest = true
    isInSecondHalf = geometry.contentOffset.y > (geometry.contentSize.height - geometry.containerSize.height) / 2
    guard let start, !velocities.isEmpty else { return }
    hold(until: CGFloat(min(time - start, Self.seconds)))
    velocities.append(CGPoint(x: CGFloat(min(time - start, Self.seconds)), y: 0))
  }

  /// The time in seconds without a change of the offset that counts as a hold, and the duration of a frame.
  private static let (holdTime, holdEnd): (CGFloat, CGFloat) = (0.15, 1.0 / 60)

  /// Appends a rest until `elapsed` to `offsets` and `velocities` after `holdTime` without a call of `add(offset:at:)`: changes alone are
  /// reported.
  private func hold(until elapsed: CGFloat) {
    guard let last = offsets.last, elapsed - last.x > Self.holdTime else { return }
    let (begin, end) = (last.x + Self.holdEnd, elapsed - Self.holdEnd)
    offsets.append(CGPoint(x: end, y: last.y))
    velocities += [CGPoint(x: begin, y: 0), CGPoint(x: end, y: 0)]
    firstIndex = offsets.count - 1
  }

  package func add(offset: CGFloat, at time: Double) {
    guard let start, time - start <= Self.seconds else { return }
    let elapsed = CGFloat(time - start)
    if isDragged { hold(until: elapsed) }
    guard let last = offsets.last else { return }
    if let model = pending { expect(model, reaching: offset, at: elapsed) }
    guard elapsed > last.x else {
      offsets[offsets.count - 1].y = offset
      return
    }
    offsets.append(CGPoint(x: elapsed, y: offset))
    // The last change of a motion is reported after its end.
    if isAtRest { return }
    if abs(offset - last.y) > Self.largestVelocity * (elapsed - last.x) { firstIndex = offsets.count - 1 }
    let window = elapsed - (isDragged ? Self.dragWindow : Self.window)
    let points = offsets[firstIndex...].suffix(while: { $0.x >= window })
    if let estimate = VelocityEstimate(points) { velocities.append(CGPoint(x: estimate.time, y: estimate.velocity)) }
  }

  /// Shifts the closed form in time so that it passes through the first frame after the release. That frame is slightly
  /// later than the release.
  private func expect(_ model: FlingModel, reaching offset: CGFloat, at elapsed: CGFloat) {
    pending = nil
    let release = elapsed - CGFloat(model.time(at: offset))
    let duration = min(model.duration, Self.seconds - release)
    guard duration > 0 else { return }
    let times = (0...120).map { duration * Double($0) / 120 }
    expectedOffsets = times.map { CGPoint(x: release + $0, y: model.offset(at: $0)) }
    expectedVelocities = times.map { CGPoint(x: release + $0, y: model.velocity(at: $0)) }
  }
}

/// The `velocity` of a motion at `time`: the slope of the line through its last points with the least squared distances.
///
/// A difference of two points doubles the noise of the pointer; the line averages it.
package struct VelocityEstimate: Equatable {
  /// The middle of the points in seconds. The estimate belongs to this time.
  package let time: CGFloat
  /// The velocity in points per second.
  package let velocity: CGFloat

  /// The estimate for points with the time as `x`; nil for fewer than two different times.
  package init?(_ points: some Collection<CGPoint>) {
    guard points.count > 1 else { return nil }
    let count = CGFloat(points.count)
    let middle = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x / count, y: $0.y + $1.y / count) }
    var (products, squares) = (CGFloat(0), CGFloat(0))
    for point in points {
      products += (point.x - middle.x) * (point.y - middle.y)
      squares += (point.x - middle.x) * (point.x - middle.x)
    }
    guard squares > 0 else { return nil }
    (time, velocity) = (middle.x, products / squares)
  }
}

extension BidirectionalCollection {
  /// The longest suffix whose elements all satisfy `predicate`.
  fileprivate func suffix(while predicate: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, predicate(self[index(before: start)]) { formIndex(before: &start) }
    return self[start...]
  }
}
