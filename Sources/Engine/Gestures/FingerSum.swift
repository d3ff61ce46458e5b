import Geometry
import Motion

/// The one pointer that several fingers on the same content are together.
///
/// As many as move together move it as far as one of them does, those that rest do not hold it, and those that move apart pull it both
/// ways: of the ways that the fingers have come at one moment, the furthest in either direction count. Scroll views of iOS are said to do
/// so (Flutter's `MultitouchDragStrategy.averageBoundaryPointers`). A finger that comes or goes does not move it.
struct FingerSum {
  /// Reports of several fingers within this time, in seconds, are of one moment: half the interval of a panel that looks for fingers 60
  /// times a second.
  private static let moment = 1.0 / 120

  /// Where the pointer is: where the first finger came down, and from there on by what all of them do. Window points.
  private(set) var location: CGPoint
  private var fingers: [Finger] = []
  /// Where the pointer was before the present moment, of which each finger tells once at most.
  private var former: CGPoint
  private var momentBegan = -Double.infinity
  /// How far the pointer is from a finger that is alone.
  private var shift = CGPoint.zero

  private struct Finger {
    let source: Press.Source
    var location: CGPoint
    /// When it was heard of last.
    var time: Double
    /// Where the pointer was then.
    var base: CGPoint
    /// How far it takes the pointer at the present moment; nil where it has not been heard of.
    var way: CGPoint?
  }

  /// `point`: where the first finger comes down.
  init(at point: CGPoint) {
    location = point
    former = point
  }

  var isEmpty: Bool { fingers.isEmpty }

  /// A finger has come down, at `time` in seconds.
  mutating func add(_ source: Press.Source, at point: CGPoint, time: Double) {
    fingers.append(Finger(source: source, location: point, time: time, base: location))
    regroup()
  }

  mutating func remove(_ source: Press.Source) {
    fingers.removeAll { $0.source == source }
    regroup()
  }

  /// Lets the pointer be elsewhere; the fingers are where they were.
  mutating func move(to point: CGPoint) {
    location = point
    regroup()
  }

  /// A finger has moved, at `time` in seconds. Returns whether a moment begins with this report; nothing happens where it is none of
  /// these fingers.
  @discardableResult
  mutating func move(_ source: Press.Source, to point: CGPoint, time: Double) -> Bool {
    guard let index = fingers.firstIndex(where: { $0.source == source }) else { return false }
    let isNew = fingers[index].way != nil || (time - momentBegan).isLonger(than: Self.moment)
    if isNew {
      beginMoment()
      momentBegan = time
    }
    // One that has rested does not have to catch up with the others.
    if (time - fingers[index].time).isLonger(than: VelocityTracker.stopGap) { fingers[index].base = former }
    let (way, gone) = (point - fingers[index].location, former - fingers[index].base)
    fingers[index].way = CGPoint(x: Self.rest(of: way.x, after: gone.x), y: Self.rest(of: way.y, after: gone.y))
    // Steps add up to a place that is a little off: who is alone is followed where it is.
    location = fingers.count == 1 ? point + shift : former + CGPoint(x: furthest(\.x), y: furthest(\.y))
    fingers[index].location = point
    fingers[index].time = time
    fingers[index].base = location
    return isNew
  }

  /// What a finger's way adds to the way that others have taken the pointer since its last report.
  private static func rest(of way: CGFloat, after gone: CGFloat) -> CGFloat {
    guard way * gone > 0 else { return way }
    return abs(way) > abs(gone) ? way - gone : 0
  }

  private mutating func beginMoment() {
    former = location
    for index in fingers.indices { fingers[index].way = nil }
  }

  /// There are other fingers than before, or the pointer is elsewhere.
  private mutating func regroup() {
    beginMoment()
    for index in fingers.indices { fingers[index].base = location }
    if fingers.count == 1 { shift = location - fingers[0].location }
  }

  /// The furthest ways in both directions along an axis, together.
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
