import Motion

/// Scrolls after a press of the middle button, in the direction of the pointer from the press and faster with its distance.
///
/// A click starts it, and the next press of a button, a turn of the wheel or a key ends it. If the button is held and the pointer leaves
/// the dead zone, the release ends it. Along each axis the innermost scroll view that can move does. A press that a view claims, such
/// as a text field for pasting, starts nothing.
@MainActor final class AutoScroller: FrameTicker {
  weak var host: NodeHost?
  private var session: Session?

  /// The distance in points along an axis at which scrolling begins (Chromium).
  static let deadZone = 15.0
  /// The longest step in seconds. After a delayed frame the content does not jump.
  private static let longestStep = 1.0 / 20
  /// The interval in seconds after which content at its end is tried again: a page may have been loaded.
  private static let retryInterval = 0.1

  private struct Session {
    /// The position of the press and of the pointer, in window points.
    let anchor: CGPoint
    var pointer: CGPoint
    /// The scroll views under the press, the innermost first.
    var scrollers: WeakList<ScrollNode>
    var isButtonHeld = true
    /// True if the pointer has left the dead zone.
    var hasLeft = false
    /// The time of the previous step, in seconds; nil before the first.
    var last: Double?
    /// The scroll views that have moved, with `ScrollModel.hold()`.
    var held = WeakList<ScrollNode>()
  }

  /// The speed in points per second at a distance of the pointer along an axis, with its sign: 0 in the dead zone, 200 at 100 points and
  /// 2,250 at 300. The formula of Chromium (`AutoscrollController`): 0.008 times the distance to the power of 2.2.
  static func speed(at distance: Double) -> Double {
    guard abs(distance) > deadZone else { return 0 }
    let speed = 0.008 * ScalarMath.pow(abs(distance), 2.2)
    return distance < 0 ? -speed : speed
  }

  /// Starts scrolling for a press of the middle button at `point`, if a scroll view on `path` has content outside of it.
  func begin(at point: CGPoint, path: [RenderNode]) {
    let scrollers = path.scrollNodes(accepting: .middleClick).filter(\.canMove)
    guard let innermost = scrollers.first else { return }
    session = Session(anchor: point, pointer: point, scrollers: WeakList(scrollers))
    let axes = scrollers.reduce(into: Axis.Set()) { axes, node in
      for axis in Axis.allCases where node.model.metrics.isScrollable(axis) { axes.insert(Axis.Set(axis)) }
    }
    innermost.autoScrollMark = AutoScrollMark(center: innermost.convertFromWindow(point), axes: axes)
    for scroller in scrollers where scroller.model.catchMotion() { scroller.model.releaseCatch(at: host?.time ?? 0) }
    host?.services.holdPointerShape(.move)
  }

  /// Follows the pointer, in window coordinates.
  func move(to point: CGPoint) {
    guard var session else { return }
    session.pointer = point
    let distance = CGVector(dx: point.x - session.anchor.x, dy: point.y - session.anchor.y)
    session.hasLeft = session.hasLeft || Axis.allCases.contains { Self.speed(at: distance[$0]) != 0 }
    self.session = session
    host?.add(self)
  }

  /// The middle button was released. Ends the scrolling if the pointer has left the dead zone meanwhile.
  func release() {
    guard session?.isButtonHeld == true else { return }
    if session?.hasLeft == true { end() } else { session?.isButtonHeld = false }
  }

  /// Ends the scrolling. Returns false if there was none.
  @discardableResult
  func end() -> Bool {
    guard let session else { return false }
    self.session = nil
    host?.remove(self)
    for scroller in session.scrollers { scroller.autoScrollMark = nil }
    for scroller in session.held { scroller.model.releaseHold(at: host?.time ?? 0) }
    host?.services.holdPointerShape(nil)
    return true
  }

  /// Called when a node has left the window. The scrolling ends with the innermost scroll view, which has the mark.
  func forget(_ node: RenderNode) {
    guard let session, session.scrollers.contains(where: { $0 === node }) else { return }
    if session.scrollers.first === node { end() } else { self.session?.scrollers.remove(node) }
  }

  func tick(at time: Double) -> NextTick {
    guard var session else { return .never }
    let seconds = session.last.map { min(max(0, time - $0), Self.longestStep) } ?? 0
    let distance = CGVector(dx: session.pointer.x - session.anchor.x, dy: session.pointer.y - session.anchor.y)
    let speeds = Axis.allCases.map { ($0, Self.speed(at: distance[$0])) }.filter { $0.1 != 0 }
    guard !speeds.isEmpty else {
      session.last = nil
      self.session = session
      return .never
    }
    let isFirst = session.last == nil
    session.last = time
    var isMoving = false
    for (axis, speed) in speeds where scroll(axis, by: speed * seconds, &session) { isMoving = true }
    // An observer of the movement may have ended it.
    guard self.session != nil else { return .never }
    self.session = session
    return isMoving || isFirst ? .nextFrame : .at(time + Self.retryInterval)
  }

  /// Scrolls the innermost scroll view that can move along `axis`. Returns false if none can.
  private func scroll(_ axis: Axis, by distance: Double, _ session: inout Session) -> Bool {
    guard distance != 0,
      let node = session.scrollers.first(where: { $0.axes.contains(axis) && $0.canScroll(axis, towards: distance) })
    else { return false }
    if !session.held.contains(where: { $0 === node }) {
      session.held.add(node)
      // Observers of the movement may end it.
      self.session?.held = session.held
      node.model.hold()
      guard self.session != nil else { return false }
    }
    return node.scrollAtEdge(axis, by: distance)
  }
}

extension ScrollNode {
  /// True if the content is larger than the viewport along an axis that scrolls.
  fileprivate var canMove: Bool { Axis.allCases.contains { axes.contains($0) && model.metrics.isScrollable($0) } }
}
