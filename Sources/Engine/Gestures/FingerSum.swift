import Motion

/// The position of a single pointer that represents several fingers on the same content.
///
/// In each batch of reports the pointer moves by the largest forward distance plus the largest backward distance among the
/// fingers. Fingers that move together therefore move it once, resting fingers do not hold it, and fingers that move
/// apart cancel out. Flutter's `MultitouchDragStrategy.averageBoundaryPointers` does the same, after iOS. Adding or
/// removing a finger does not move the pointer.
struct FingerSum {
  /// The time, in seconds, within which reports of several fingers form a batch: half the interval of a panel that samples at 60 Hz.
  private static let batchDuration = 1.0 / 120

  /// The position of the pointer in window points; initially that of the first finger.
  private(set) var location: CGPoint
  private var fingers: [Finger] = []
  /// The value of `location` at the beginning of the batch. Each finger contributes at most one report to a batch.
  private var former: CGPoint
  /// The time of the first report of the batch, in seconds.
  private var batchStart = -Double.infinity
  /// The offset from a single finger to the pointer. Used while `fingers` has one element.
  private var shift = CGPoint.zero

  private struct Finger {
    let source: Press.Source
    var location: CGPoint
    /// The time of the last report.
    var time: Double
    /// The value of `FingerSum.location` at that time.
    var base: CGPoint
    /// The distance that the finger contributes to the batch; nil without a report.
    var distance: CGPoint?
  }

  /// Creates the pointer at `point`, the position of the first finger.
  init(at point: CGPoint) {
    location = point
    former = point
  }

  /// True without a finger.
  var isEmpty: Bool { fingers.isEmpty }

  /// Adds a finger that came down at `time`, in seconds.
  mutating func add(_ source: Press.Source, at point: CGPoint, time: Double) {
    fingers.append(Finger(source: source, location: point, time: time, base: location))
    regroup()
  }

  /// Removes a finger. The pointer does not move.
  mutating func remove(_ source: Press.Source) {
    fingers.removeAll { $0.source == source }
    regroup()
  }

  /// Moves the pointer to `point` without moving the fingers.
  mutating func move(to point: CGPoint) {
    location = point
    regroup()
  }

  /// Moves a finger at `time`, in seconds. Returns true if a batch begins with this report, and false without an effect for an unknown finger.
  @discardableResult
  mutating func move(_ source: Press.Source, to point: CGPoint, time: Double) -> Bool {
    guard let index = fingers.firstIndex(where: { $0.source == source }) else { return false }
    let isNew = fingers[index].distance != nil || (time - batchStart).isLonger(than: Self.batchDuration)
    if isNew {
      beginBatch()
      batchStart = time
    }
    // A finger that has rested must not catch up with the pointer.
    if (time - fingers[index].time).isLonger(than: VelocityTracker.stopGap) { fingers[index].base = former }
    let (distance, consumed) = (point - fingers[index].location, former - fingers[index].base)
    fingers[index].distance = CGPoint(
      x: Self.remainder(of: distance.x, after: consumed.x), y: Self.remainder(of: distance.y, after: consumed.y))
    // Steps accumulate rounding errors, so a single finger is followed by its absolute position.
    location = fingers.count == 1 ? point + shift : former + CGPoint(x: furthest(\.x), y: furthest(\.y))
    fingers[index].location = point
    fingers[index].time = time
    fingers[index].base = location
    return isNew
  }

  /// The part of a finger's `distance` that exceeds `consumed`, the distance of the pointer since that finger's last
  /// report.
  private static func remainder(of distance: CGFloat, after consumed: CGFloat) -> CGFloat {
    guard distance * consumed > 0 else { return distance }
    return abs(distance) > abs(consumed) ? distance - consumed : 0
  }

  /// Begins a batch without reports at the present `location`.
  private mutating func beginBatch() {
    former = location
    for index in fingers.indices { fingers[index].distance = nil }
  }

  /// Rebases all fingers on the present `location`, after fingers or location have changed.
  private mutating func regroup() {
    beginBatch()
    for index in fingers.indices { fingers[index].base = location }
    if fingers.count == 1 { shift = location - fingers[0].location }
  }

  /// The sum of the largest forward and the largest backward distance along an axis.
  private func furthest(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
    var (back, forth): (CGFloat, CGFloat) = (0, 0)
    for finger in fingers {
      guard let distance = finger.distance?[keyPath: axis] else { continue }
      back = min(back, distance)
      forth = max(forth, distance)
    }
    return back + forth
  }
}
