import Motion

/// The swipe of a `ListRowNode`: its content moves aside and uncovers the buttons of a `HorizontalEdge` in a `RowSwipeDrawer`.
///
/// The content moves by its `displacement` alone. No layout runs while it moves, and no view is evaluated.
@MainActor package final class RowSwipe: FrameTicker {
  /// The `Spring` after `release(velocity:)`: critically damped.
  private static let spring = Spring(response: 0.32, dampingRatio: 1)
  /// The `Spring` of `cover()`: critically damped.
  private static let coverSpring = Spring(response: 0.24, dampingRatio: 1)
  /// The distance of the target of `coverSpring` beyond the edge of the row, as a part of the row's width. The content passes the edge after
  /// 0.15 s, long before the rows below have closed the gap. A spring to the edge itself would approach it for 0.4 s.
  private static let coverReach: CGFloat = 0.1
  /// The duration in seconds in which the first button grows over the other buttons.
  private static let takeoverDuration = 0.16
  /// The time in seconds for which the velocity of a released row counts.
  private static let projection = 0.12
  /// The part of the row's width from which a release performs the first button.
  private static let fullPart: CGFloat = 0.55
  /// The time in seconds for which a covered row waits for its removal.
  private static let removalTime = 0.25

  private enum Phase: Equatable {
    case held
    case open
    case settling
    /// The first button covers the row, which its action removes.
    case covered(until: Double)
    case closing
    case over
  }

  private(set) weak var row: ListRowNode?
  let edge: HorizontalEdge
  private let allowsFullSwipe: Bool
  private let reducesMotion: Bool
  private let drawer: RowSwipeDrawer
  private var phase = Phase.held
  /// The distance of the content from its place, in points, ≥ 0.
  private(set) var distance: CGFloat = 0
  /// The distance at which the pointer holds the content, without resistance.
  private var pull: CGFloat = 0
  private var pullStart: CGFloat = 0
  private var motion: (spring: SpringSimulation, start: Double)?
  private var takeoverChange: (target: CGFloat, from: CGFloat, start: Double)?

  /// The owner. `end()` notifies it by `RowInteraction.swipeDidEnd(_:)`.
  private weak var interaction: RowInteraction?
  private var hasButtons = false
  /// The velocity of a `release(velocity:)` that waits for `show(_:)`.
  private var pendingRelease: CGFloat?

  /// Called once, after the row has returned to its place or has left the window.
  package var didEnd: () -> Void = {}

  init(
    of row: ListRowNode, edge: HorizontalEdge, allowsFullSwipe: Bool, reducesMotion: Bool,
    in interaction: RowInteraction
  ) {
    self.interaction = interaction
    self.row = row
    self.edge = edge
    self.allowsFullSwipe = allowsFullSwipe
    self.reducesMotion = reducesMotion
    drawer = RowSwipeDrawer(edge: edge)
    row.show(self, drawer)
    drawer.openWidthDidChange = { [unowned self] in
      if phase == .open || phase == .settling { settle(to: drawer.openWidth, .settling) }
    }
  }

  /// Shows the buttons among `nodes`, the first at the edge.
  package func show(_ nodes: [RenderNode]) {
    guard phase != .over else { return }
    hasButtons = true
    drawer.show(nodes)
    row?.placeDrawer()
    let isCurrent = phase == .held || phase == .open || phase == .settling
    if drawer.buttons.isEmpty, isCurrent {
      interaction?.closeSwipe()
    } else if phase == .held {
      follow()
      if let velocity = pendingRelease { interaction?.endSwipe(velocity: velocity) }
      pendingRelease = nil
    }
  }

  // MARK: State

  /// True while a pointer or a trackpad holds the row.
  var isHeld: Bool { phase == .held }
  /// True if the row rests with open buttons.
  package var isOpen: Bool { phase == .open }
  var isOver: Bool { phase == .over }
  private var width: CGFloat { row?.freeCard.width ?? 0 }

  /// True if a release performs the first button.
  private var isFull: Bool {
    guard allowsFullSwipe, let first = drawer.buttons.first, first.isEnabled else { return false }
    return pull >= max(drawer.openWidth + RowSwipeDrawer.rowRemainder / 2, width * Self.fullPart)
  }

  /// True if `path`, the nodes under a point, contains an open button.
  func hasButton(in path: [RenderNode]) -> Bool { path.contains { $0 === drawer } }

  /// True if a point in window coordinates lies on the row.
  func contains(_ point: CGPoint) -> Bool {
    guard let row else { return false }
    return row.card.contains(row.convertFromWindow(point))
  }

  // MARK: Course

  /// Begins to hold the content where it is.
  func hold() {
    phase = .held
    motion = nil
    drawer.takesPresses = false
    (pull, pullStart) = (distance, distance)
  }

  /// Moves the held content by `translation` in points from where the pointer has taken it, positive to the right.
  func move(by translation: CGFloat) {
    guard phase == .held, let row else { return }
    let isRightwards = (edge == .leading) != row.isRightToLeft
    pull = max(0, pullStart + (isRightwards ? translation : -translation))
    follow()
  }

  private func follow() {
    let open = drawer.openWidth
    if pull <= open || allowsFullSwipe {
      setDistance(min(pull, width))
    } else {
      setDistance(open + CGFloat(RubberBand(dimension: Double(width)).displayed(Double(pull - open))))
    }
    setTakeover(isFull ? 1 : 0)
  }

  /// Releases the content with a velocity in points per second, positive to the right: performs the first button after a full swipe,
  /// otherwise opens or closes the row. Returns true if the row stays open.
  func release(velocity: CGFloat) -> Bool {
    guard phase == .held, let row else { return false }
    guard hasButtons else {
      pendingRelease = velocity
      return true
    }
    if isFull, let first = drawer.buttons.first {
      phase = .settling
      first.perform()
      return false
    }
    let outward = (edge == .leading) != row.isRightToLeft ? velocity : -velocity
    let end = distance + outward * CGFloat(Self.projection)
    guard !drawer.buttons.isEmpty, end > drawer.openWidth / 2 else {
      close(velocity: outward)
      return false
    }
    drawer.takesPresses = true
    settle(to: drawer.openWidth, .settling, velocity: outward)
    return true
  }

  /// Covers the row with the first `RowSwipeButton` until the row is removed, and closes it after `removalTime` otherwise.
  func cover() {
    guard phase != .over else { return }
    drawer.takesPresses = false
    setTakeover(1)
    settle(
      to: width * (1 + Self.coverReach), .covered(until: (row?.host?.time ?? 0) + Self.removalTime),
      by: Self.coverSpring)
  }

  /// Returns the content to its place.
  func close(velocity: CGFloat = 0) {
    guard phase != .over, phase != .closing else { return }
    drawer.takesPresses = false
    setTakeover(0)
    settle(to: 0, .closing, velocity: velocity)
  }

  /// Returns the content to its place at once. Called when the row leaves the window, too.
  func end() {
    guard phase != .over else { return }
    phase = .over
    motion = nil
    takeoverChange = nil
    row?.host?.remove(self)
    setDistance(0)
    row?.hide(self)
    interaction?.swipeDidEnd(self)
    didEnd()
    didEnd = {}
  }

  // MARK: Movement

  private func setDistance(_ new: CGFloat) {
    distance = max(0, min(new, width))
    drawer.uncovered = distance
    guard let row, let content = row.child, let host = row.host else { return }
    let isRightwards = (edge == .leading) != row.isRightToLeft
    host.motion.hold(content, at: CGPoint(x: isRightwards ? distance : -distance, y: 0))
  }

  private func settle(to target: CGFloat, _ new: Phase, velocity: CGFloat = 0, by spring: Spring = RowSwipe.spring) {
    phase = new
    guard let host = row?.host else { return end() }
    if reducesMotion {
      setDistance(target)
      motion = nil
    } else {
      motion = (
        SpringSimulation(
          spring: spring, start: Double(distance), target: Double(target), velocity: Double(velocity)), host.time
      )
    }
    host.add(self)
  }

  private func setTakeover(_ target: CGFloat) {
    guard target != takeoverChange?.target ?? drawer.takeover else { return }
    guard !reducesMotion, let host = row?.host else { return drawer.takeover = target }
    takeoverChange = (target, drawer.takeover, host.time)
    host.add(self)
  }

  package func tick(at time: Double) -> NextTick {
    if let change = takeoverChange {
      let part = min(1, max(0, (time - change.start) / Self.takeoverDuration))
      drawer.takeover = change.from + (change.target - change.from) * CGFloat(part)
      if part >= 1 { takeoverChange = nil }
    }
    if let (spring, start) = motion {
      setDistance(CGFloat(spring.position(at: time - start)))
      if time - start >= spring.duration { motion = nil }
    }
    if motion == nil { arrive(at: time) }
    if phase == .over { return .never }
    if case .covered(let due) = phase, motion == nil {
      return .at(time.hasReached(due) ? time + Self.removalTime : due)
    }
    return motion != nil || takeoverChange != nil ? .nextFrame : .never
  }

  /// Enters the phase that follows at the end of the motion.
  private func arrive(at time: Double) {
    switch phase {
    case .settling: phase = .open
    case .closing: end()
    case .covered(let due): if time.hasReached(due), row?.isLeaving != true { close() }
    case .held, .open, .over: break
    }
  }
}

/// The buttons at an edge of a row, before a `RowSwipe` uncovers them.
package struct RowSwipeButtons {
  /// True if a swipe over more than half of the row performs the first button.
  let allowsFullSwipe: Bool
  /// Builds the buttons of a swipe, which gets their nodes by `RowSwipe.show(_:)`.
  let build: @MainActor (RowSwipe) -> Void

  package init(allowsFullSwipe: Bool, build: @escaping @MainActor (RowSwipe) -> Void) {
    self.allowsFullSwipe = allowsFullSwipe
    self.build = build
  }
}
