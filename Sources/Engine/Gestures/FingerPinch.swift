/// Two fingers that zoom the content of a scroll view and move it by their midpoint, as a part of a `ScrollDragDetector`.
///
/// Their distance counts from the point where it has changed by `slop`, so that fingers which only move together do not zoom.
@MainActor struct FingerPinch {
  /// The `ScrollNode` that is zoomed; nil without such a node.
  private(set) weak var zoomer: ScrollNode?
  /// The fingers that are down, in the order of their presses. The first two count.
  private var presses: [Press] = []
  /// True while the fingers zoom.
  private(set) var isActive = false
  /// The distance of the fingers when the second came down, in points.
  private var firstDistance: CGFloat = 0
  /// The distance that is zoom 1 of the pinch; nil before it has changed by `slop`.
  private var startDistance: CGFloat?
  /// The midpoints of the fingers.
  private var tracker = PointTracker()

  /// The change of the distance in points that begins a pinch.
  private static let slop: CGFloat = 6

  init(of zoomer: ScrollNode?) { self.zoomer = zoomer }

  mutating func add(_ press: Press) {
    presses.append(press)
    if presses.count == 2 { firstDistance = distance }
  }

  /// Removes a finger. Returns the velocity of the midpoint in points per second if the finger belonged to a pinch, which has ended; zero if the
  /// content returns inside of its limits.
  mutating func remove(_ press: Press, at time: Double) -> CGVector? {
    guard let index = presses.firstIndex(where: { $0 === press }) else { return nil }
    presses.remove(at: index)
    guard index < 2 else { return nil }
    firstDistance = presses.count > 1 ? distance : 0
    guard isActive else { return nil }
    let velocity = tracker.velocity(at: time)
    end()
    return zoomer?.zoom?.isAtRest == true ? velocity : .zero
  }

  /// True if two fingers are down on a scroll view with a zoom.
  var canBegin: Bool { presses.count > 1 && !isActive && zoomer?.zoom != nil }

  /// True if the distance of the fingers has changed enough for a pinch.
  var wantsToBegin: Bool { canBegin && abs(distance - firstDistance) >= Self.slop }

  mutating func begin(at time: Double) {
    guard canBegin, let zoomer else { return }
    isActive = true
    startDistance = nil
    tracker = PointTracker()
    zoomer.dragDidBegin()
    zoomer.zoom?.beginPinch(at: zoomer.convertFromWindow(midpoint))
    follow(at: time)
  }

  /// Shows the content at the present positions of the fingers.
  mutating func follow(at time: Double) {
    guard isActive, presses.count > 1, let zoomer else { return }
    tracker.add(time: time, x: midpoint.x, y: midpoint.y)
    if startDistance == nil, abs(distance - firstDistance) >= Self.slop { startDistance = max(distance, 1) }
    let factor = startDistance.map { max(distance, 1) / $0 } ?? 1
    zoomer.zoom?.movePinch(by: factor, to: zoomer.convertFromWindow(midpoint))
  }

  mutating func end() {
    guard isActive else { return }
    isActive = false
    zoomer?.zoom?.endPinch()
  }

  /// Drops a scroll view that leaves the window.
  mutating func forget(_ node: RenderNode) {
    guard zoomer === node else { return }
    isActive = false
    zoomer = nil
  }

  private var distance: CGFloat { presses[0].location.distance(to: presses[1].location) }

  private var midpoint: CGPoint {
    let (one, other) = (presses[0].location, presses[1].location)
    return CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
  }
}
