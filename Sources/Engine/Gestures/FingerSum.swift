import Motion

/// The position of a single pointer that represents several fingers on the same content.
///
/// In each moment the pointer moves by the largest forward distance plus the largest backward distance among the
/// fingers. Fingers that move together therefore move it once, resting fingers do not hold it, and fingers that move
/// apart cancel out. Flutter's `MultitouchDragStrategy.averageBoundaryPointers` does the same, after iOS. Adding or
/// removing a finger does not move the pointer.
struct FingerSum {
  /// The time, in seconds, within which reports of several fingers belong together: half the interval of a panel that samples at
  /// 60 Hz.
  private static let moment = 1.0 / 120

  /// The position of the pointer in window points; initially that of the first finger.
  private(set) var location: CGPoint
  private var fingers: [Finger] = []
  /// The value of `location` at the beginning of the present moment. Each finger contributes at most one report to a
  /// moment.
  private var former: CGPoint
  /// The time of the first report of the present moment, in seconds.
  private var momentBegan = -Double.infinity
  /// The offset from a single finger to the pointer. Used while `fingers` has one element.
  private var shift = CGPoint.zero

  private struct Finger {
    let source: Press.Source
    var location: CGPoint
    /// The time of the last report.
    var time: Double
    /// The value of `FingerSum.location` at that time.
    var base: CGPoint
    /// The distance that the finger contributes in the present moment; nil without a report.
    var way: CGPoint?
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

  /// Moves a finger at `time`, in seconds. Returns true if a moment begins with this report, and false without an effect for an unknown
  /// finger.
  @discardableResult
  mutating func move(_ source: Press.Source, to point: CGPoint, time: Double) -> Bool {
    guard let index = fingers.firstIndex(where: { $0.source == source }) else { return false }
    let isNew = fingers[index].way != nil || (time - momentBegan).isLonger(than: Self.moment)
    if isNew {
      beginMoment()
      momentBegan = time
    }
    // A finger that has rested must not catch up with the pointer.
    if (time - fingers[index].time).isLonger(than: VelocityTracker.stopGap) { fingers[index].base = former }
    let (way, gone) = (point - fingers[index].location, former - fingers[index].base)
    fingers[index].way = CGPoint(x: Self.rest(of: way.x, after: gone.x), y: Self.rest(of: way.y, after: gone.y))
    // Steps accumulate rounding errors, so a single finger is followed by its absolute position.
    location = fingers.count == 1 ? point + shift : former + CGPoint(x: furthest(\.x), y: furthest(\.y))
    fingers[index].location = point
    fingers[index].time = time
    fingers[index].base = location
    return isNew
  }

  /// The part of a finger's distance `way` that exceeds `gone`, the distance of the pointer since that finger's last
  /// report.
  private static func rest(of way: CGFloat, after gone: CGFloat) -> CGFloat {
    guard way * gone > 0 else { return way }
    return abs(way) > abs(gone) ? way - gone : 0
  }

  /// Begins a moment without reports at the present `location`.
  private mutating func beginMoment() {
    former = location
    for index in fingers.indices { fingers[index].way = nil }
  }

  /// Rebases all fingers on the present `location`, after fingers or location have changed.
  private mutating func regroup() {
    beginMoment()
    for index in fingers.indices { fingers[index].base = location }
    if fingers.count == 1 { shift = location - fingers[0].location }
  }

  /// The sum of the largest forward and the largest backward distance along an axis.
  private func furthest(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
    var (back, forth): (CGFloat, CGFloat) = (0, 0)
    for finger in fingers {
      guard let way = finger.way?[keyPath: axis] else { continue }
      back = min(back, way)
      forth = max(forth, way)
    }
    return back + forth
  }
}
