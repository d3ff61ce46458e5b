import Motion

/// A stack of pages that a `PageSwipe` moves, such as a `NavigationModel` of ScrollUI.
@MainActor package protocol PageTurner: AnyObject {
  /// The identities of the topmost page and of the page below it, by `StackPageNode.page`; nil at the root.
  var turnedPages: (top: AnyObject, below: AnyObject)? { get }
  /// Shows the page below the topmost page, or hides it again. No animation.
  func uncover(_ isUncovered: Bool)
  /// Removes the topmost page without an animation. Called at the end of the spring after `endSwipe(velocity:)`.
  func turnBack()
}

/// Two fingers on a touchpad that move the topmost page of a stack towards the trailing edge, off the page below it.
///
/// The pages follow the fingers one to one, by `StackPageNode.shift` alone: no layout runs and no view is evaluated. At the lift a flick decides by
/// its direction, a slower movement by its place, and a spring moves the pages to that end. The stack loses its page at the end of the spring, so a
/// second movement takes pages that move, and resting fingers stop them.
@MainActor package final class PageSwipe: FrameTicker, SwipeFollower {
  /// The `Spring` after the lift: critically damped.
  private static let spring = Spring(response: 0.32, dampingRatio: 1)
  /// The speed in points per second from which the direction of the fingers decides at the lift.
  private static let flickSpeed: CGFloat = 400
  /// The distance in points from the end of the spring at which the pages rest.
  private static let restDistance: CGFloat = 0.5

  private enum Phase {
    case rest
    case held
    case settling(isBack: Bool)
    /// The stack has changed under the fingers. Its own animation and a spring of `distance` to 0 add up.
    case abandoned
  }

  fileprivate(set) weak var turner: (any PageTurner)?
  /// True if `endSwipe(velocity:)` and `cancelSwipe()` move pages to their ends at once (`accessibilityReduceMotion`).
  package var reducesMotion = false
  fileprivate(set) weak var node: PageSwipeNode?
  private var members = WeakList<StackPageNode>()
  private weak var top: StackPageNode?
  private weak var below: StackPageNode?
  private var phase = Phase.rest
  /// The `StackPageNode.shift` of the topmost page, in points, from 0 to the width of the stack.
  private var distance: CGFloat = 0
  /// The `distance` at which the present movement has taken the page.
  private var origin: CGFloat = 0
  private var motion: (spring: SpringSimulation, start: Double)?

  nonisolated package init() {}

  func join(_ page: StackPageNode) { members.add(page) }

  private func member(of page: AnyObject) -> StackPageNode? { members.reversed().first { $0.page === page } }

  /// True while a spring moves pages to an end after `endSwipe(velocity:)` or `cancelSwipe()`.
  var isSettling: Bool { if case .settling = phase { true } else { false } }

  private var isHeld: Bool { if case .held = phase { true } else { false } }

  /// A distance to the right as a distance towards the trailing edge, by `RenderNode.isRightToLeft`.
  private func outward(_ distance: CGFloat) -> CGFloat { node?.isRightToLeft == true ? -distance : distance }

  // MARK: Fingers

  /// Takes the pages for a movement that begins with `translation` points, positive to the right. Returns false at the root, and for a movement
  /// towards the leading edge over pages at rest.
  func begin(by translation: CGFloat) -> Bool {
    if isSettling || isHeld {
      hold()
      return true
    }
    guard outward(translation) > 0, let node, node.host != nil, node.size.width > 0, let pages = turner?.turnedPages,
      let top = member(of: pages.top), let below = member(of: pages.below)
    else { return false }
    reset()
    (self.top, self.below) = (top, below)
    turner?.uncover(true)
    hold()
    return true
  }

  private func hold() {
    (phase, motion, origin) = (.held, nil, distance)
  }

  package func continueSwipe(by translation: CGFloat) {
    guard isHeld else { return }
    setDistance(origin + outward(translation))
  }

  package func endSwipe(velocity: CGFloat) {
    guard isHeld, let node else { return }
    let speed = outward(velocity)
    let isBack = abs(speed) >= Self.flickSpeed ? speed > 0 : distance > node.size.width / 2
    settle(.settling(isBack: isBack), velocity: speed)
  }

  package func cancelSwipe() {
    if isHeld { settle(.settling(isBack: false), velocity: 0) }
  }

  /// Stops pages that move to an end. Returns false if they are at rest or held already. `endSwipe(velocity:)` releases them.
  func catchMotion() -> Bool {
    guard isSettling else { return false }
    hold()
    return true
  }

  // MARK: Movement

  private func setDistance(_ new: CGFloat) {
    distance = max(0, min(new, node?.size.width ?? 0))
    top?.shift = distance
    below?.shift = distance * StackPageNode.parallax
  }

  private func settle(_ new: Phase, velocity: CGFloat) {
    phase = new
    guard let host = node?.host else { return reset() }
    if reducesMotion { return arrive() }
    motion = (
      SpringSimulation(
        spring: Self.spring, start: Double(distance), target: Double(target), velocity: Double(velocity)), host.time
    )
    host.add(self)
  }

  /// The `distance` at the end of the spring.
  private var target: CGFloat {
    if case .settling(isBack: true) = phase { node?.size.width ?? 0 } else { 0 }
  }

  package func tick(at time: Double) -> NextTick {
    guard let motion else { return .never }
    setDistance(CGFloat(motion.spring.position(at: time - motion.start)))
    guard abs(distance - target) < Self.restDistance || time - motion.start >= motion.spring.duration else {
      return .nextFrame
    }
    arrive()
    return .never
  }

  private func arrive() {
    var isBack = false
    if case .settling(isBack: true) = phase { isBack = true }
    reset()
    if isBack { turner?.turnBack() }
  }

  /// Ends the movement at once: `StackPageNode.shift` is 0, and the page below is covered (`PageTurner.uncover(_:)`).
  private func reset() {
    let wasUncovered = isSettling || isHeld
    (phase, motion) = (.rest, nil)
    setDistance(0)
    (top, below) = (nil, nil)
    if wasUncovered { turner?.uncover(false) }
  }

  /// Called before the pages of the stack change. Pages that fingers have moved return to their places, beside the animation of that change.
  package func stackWillChange(isAnimated: Bool) {
    guard isSettling || isHeld else { return }
    turner?.uncover(false)
    if isAnimated { settle(.abandoned, velocity: 0) } else { (phase, motion) = (.abandoned, nil) }
    if motion == nil { reset() }
  }

  fileprivate func leave() { reset() }
}

/// The node around the pages of a stack, by which `WheelSwipe` and `TouchpadHold` find the `PageSwipe` under the pointer.
package final class PageSwipeNode: UnaryNode {
  package let swipe: PageSwipe

  package init(_ swipe: PageSwipe, of stack: any PageTurner) {
    self.swipe = swipe
    super.init()
    capabilities.insert(.swipesPages)
    swipe.turner = stack
  }

  override func didAttach() { swipe.node = self }

  override func willDetach() {
    guard swipe.node === self else { return }
    swipe.leave()
    swipe.node = nil
  }
}

/// The `PageSwipe` of the pages of a stack, on the node around them.
package enum PageSwipeFact: NodeFact {
  package static var capability: NodeCapabilities { .swipesPages }
  package static func value(of node: RenderNode) -> PageSwipe? { (node as? PageSwipeNode)?.swipe }
}
