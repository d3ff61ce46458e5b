/// Moves rows of a `RowSwiper` and pages of a `PageSwipe` aside with the `WheelEvent`s of two fingers on a touchpad.
///
/// A movement that begins horizontally is offered to the nodes under the pointer, the deepest first. A row takes it if no horizontal scroll view is
/// between the row and the pointer. A page takes it if no scroll view between the page and the pointer could scroll that way when the fingers came
/// down, as in browsers. The movement ends with the lift of the fingers. Without a report of the lift, a row is released when the fingers have
/// rested, and pages do not move.
@MainActor final class WheelSwipe: WheelTaker {
  /// The movement of a `RowSwiper` or of a `PageSwipe`.
  private struct Movement {
    weak var follower: (any SwipeFollower)?
    /// The distance of the fingers in points, positive to the right.
    var distance = 0.0
    var lastTime = 0.0
    var tracker = PointTracker()

    mutating func add(_ delta: Double, at time: Double) {
      distance += delta
      lastTime = time
      tracker.add(time: time, x: distance, y: 0)
    }
  }

  /// The distance in points after which the direction of a movement on a touchpad decides whether a row takes it: its first reports are small and
  /// uneven. SDL's reports are larger, and the first decides.
  private static let slop = 4.0

  private var movement: Movement?
  /// The distance in points of a movement whose direction is not decided; nil after that.
  private var undecided: CGVector? = .zero

  /// A horizontal scroll view under the pointer, with its room to the left and to the right when the fingers came down.
  @MainActor private struct Scroller {
    weak var node: ScrollNode?
    let hasRoom: (left: Bool, right: Bool)

    init(_ node: ScrollNode) {
      self.node = node
      let model = node.model
      let offset = model.offset.x
      // Content moves to the right towards smaller offsets.
      hasRoom = (
        model.metrics.canMove(from: offset, by: 1, .horizontal),
        model.metrics.canMove(from: offset, by: -1, .horizontal)
      )
    }
  }

  /// The `ScrollNode`s under the pointer of an `undecided` movement; nil before its first event.
  private var scrollers: [Scroller]?

  func follow(_ wheel: WheelEvent, path: () -> [RenderNode], time: Double) -> Bool {
    guard wheel.isPrecise else { return false }
    let delta = CGVector(
      dx: -wheel.delta.dx * ScrollConstants.notchLength, dy: wheel.delta.dy * ScrollConstants.notchLength)
    if movement != nil {
      movement?.add(delta.dx, at: time)
    } else {
      decide(delta, wheel, path, time: time)
    }
    guard let movement else { return false }
    movement.follower?.continueSwipe(by: movement.distance)
    return true
  }

  private func decide(_ delta: CGVector, _ wheel: WheelEvent, _ path: () -> [RenderNode], time: Double) {
    guard let former = undecided else { return }
    scrollers = scrollers ?? path().compactMap { Self.horizontalScrollNode($0).map(Scroller.init) }
    let moved = CGVector(dx: former.dx + delta.dx, dy: former.dy + delta.dy)
    let slop = wheel.device == .touchpad ? Self.slop : 0
    guard moved.dx * moved.dx + moved.dy * moved.dy >= slop * slop else { return undecided = moved }
    undecided = nil
    if abs(moved.dx) > abs(moved.dy), let follower = follower(of: path(), from: wheel, by: moved.dx) {
      movement = begin(follower, by: moved.dx, time: time)
    }
    scrollers = nil
  }

  /// The scroll view that `node` is; nil for a scroll view that does not follow horizontal movements.
  private static func horizontalScrollNode(_ node: RenderNode) -> ScrollNode? {
    guard let scroll = node.fact(ScrollFact.self), scroll.axes.contains(.horizontal) else { return nil }
    return scroll.accepts(.wheel) ? scroll : nil
  }

  /// The `RowSwiper` or `PageSwipe` that takes a movement of `delta` points; nil if a `ScrollNode` or no node does.
  private func follower(of path: [RenderNode], from wheel: WheelEvent, by delta: Double) -> (any SwipeFollower)? {
    let turnsPages = wheel.device == .touchpad
    // Pages on their way to an end are taken wherever the pointer is.
    if turnsPages, let pages = path.facts(PageSwipeFact.self).first(where: \.isSettling), pages.begin(by: delta) {
      return pages
    }
    var isRowPossible = true
    for node in path {
      if let scroll = Self.horizontalScrollNode(node) {
        guard turnsPages, !hasRoom(scroll, towards: delta) else { return nil }
        isRowPossible = false
      } else if let swiper = node.enabledDetector?.rowSwiper {
        if isRowPossible, swiper.beginSwipe(at: wheel.location, by: delta) { return swiper }
        isRowPossible = false
      } else if turnsPages, let pages = node.fact(PageSwipeFact.self), pages.begin(by: delta) {
        return pages
      }
    }
    return nil
  }

  /// True if a scroll view could follow a movement of `delta` points when the fingers came down (`Scroller.hasRoom`).
  private func hasRoom(_ node: ScrollNode, towards delta: Double) -> Bool {
    guard let scroller = scrollers?.first(where: { $0.node === node }) else { return true }
    return delta < 0 ? scroller.hasRoom.left : scroller.hasRoom.right
  }

  private func begin(_ follower: any SwipeFollower, by delta: Double, time: Double) -> Movement {
    var movement = Movement(follower: follower)
    movement.tracker.add(time: time - 1.0 / 60, x: 0, y: 0)
    movement.add(delta, at: time)
    return movement
  }

  /// Releases the row or the pages, or returns them to their place.
  func end(_ end: WheelEnd, at time: Double) {
    let former = movement
    (movement, undecided, scrollers) = (nil, .zero, nil)
    guard let former else { return }
    switch end {
    case .lifted: former.follower?.endSwipe(velocity: former.tracker.velocity(at: time).dx)
    case .rested: former.follower?.endSwipe(velocity: former.tracker.velocity(at: former.lastTime).dx)
    case .cancelled: former.follower?.cancelSwipe()
    }
  }
}
