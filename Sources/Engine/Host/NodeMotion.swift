import Motion

/// Glides nodes from their former positions on the screen to their new origins, or aside, and fades nodes in and out.
///
/// Both change `displacement` and `transitionOpacity`, so the drawing alone. The layout is final at once. Changes of a node that moves
/// add up (`AddedMotion`).
@MainActor final class NodeMotion: FrameTicker {
  /// The motion of a node around the value at which it ends.
  private struct Course<Value: MotionVector> {
    weak var node: RenderNode?
    var end: Value
    var motion = AddedMotion<Value, NodeAnimation>()

    func value(at time: Double) -> Value { end + motion.displacement(at: time) }
  }

  private unowned let host: NodeHost
  private var glides: [Course<CGPoint>] = []
  private var fades: [Course<Double>] = []

  init(host: NodeHost) { self.host = host }

  /// Moves the drawing of `node` by `distance` in points, which vanishes by `animation` from this frame on. The node keeps `end` as its
  /// displacement; zero is its origin.
  func glide(_ node: RenderNode, by distance: CGPoint, to end: CGPoint = .zero, _ animation: NodeAnimation) {
    let time = host.time
    let course = Self.course(of: node, in: &glides, from: node.displacement)
    Self.add(distance, to: end, in: &glides[course], at: time, animation)
    node.displacement = glides[course].value(at: time)
    host.add(self)
  }

  /// Keeps a new node in its place while its ancestors glide, up to an ancestor that groups geometry: the node gets the opposite of their
  /// motions. An ancestor that is held aside counts as a motion by `animation`.
  func counteractAncestors(of node: RenderNode, _ animation: NodeAnimation) {
    let time = host.time
    host.add(self)
    var motion = AddedMotion<CGPoint, NodeAnimation>()
    var held = CGPoint.zero
    var ancestor = node.parent
    while let current = ancestor, !current.capabilities.contains(.groupsGeometry) {
      if current.displacement != .zero {
        let glide = glides.first { $0.node === current }
        if let glide { motion.join(glide.motion.reversed()) { $0.motionStarts() } }
        held = held + (glide?.end ?? current.displacement)
      }
      ancestor = current.parent
    }
    guard !motion.isAtRest || held != .zero else { return }
    hold(node, at: .zero)
    glides.append(Course(node: node, end: .zero, motion: motion))
    if held != .zero { Self.add(.zero - held, to: .zero, in: &glides[glides.count - 1], at: time, animation) }
    node.displacement = glides[glides.count - 1].value(at: time)
  }

  /// Ends the glide of `node` and sets its `displacement`, in points.
  func hold(_ node: RenderNode, at displacement: CGPoint) {
    if let course = glides.firstIndex(where: { $0.node === node }) {
      var ended = glides.remove(at: course)
      ended.motion.removeAll().forEach { $0.motionEnds() }
    }
    node.displacement = displacement
  }

  /// Starts a fade of `node` from its present `transitionOpacity` to `opacity`.
  func fade(_ node: RenderNode, to opacity: Double, _ animation: NodeAnimation) {
    let course = Self.course(of: node, in: &fades, from: node.transitionOpacity)
    Self.add(0, to: opacity, in: &fades[course], at: host.time, animation)
    host.add(self)
  }

  /// Ends the fade of `node`, which is opaque from now on.
  func show(_ node: RenderNode) {
    if let course = fades.firstIndex(where: { $0.node === node }) {
      var ended = fades.remove(at: course)
      ended.motion.removeAll().forEach { $0.motionEnds() }
    }
    node.transitionOpacity = 1
  }

  /// The index of the course of `node`, which is added at rest at `value` if it is missing.
  private static func course<Value>(of node: RenderNode, in courses: inout [Course<Value>], from value: Value) -> Int {
    if let course = courses.firstIndex(where: { $0.node === node }) { return course }
    courses.append(Course(node: node, end: value))
    return courses.count - 1
  }

  private static func add<Value>(
    _ distance: Value, to end: Value, in course: inout Course<Value>, at time: Double, _ animation: NodeAnimation
  ) {
    animation.motionStarts()
    let merged = course.motion.add(
      distance + course.end + end.weighted(by: -1), by: animation.timing, at: time, token: animation)
    course.end = end
    merged.forEach { $0.motionEnds() }
  }

  func tick(at time: Double) -> NextTick {
    for glide in glides { glide.node?.displacement = glide.value(at: time) }
    for fade in fades { fade.node?.transitionOpacity = max(0, min(1, fade.value(at: time))) }
    let ended = Self.removeEnded(from: &glides, at: time) + Self.removeEnded(from: &fades, at: time)
    ended.forEach { $0.motionEnds() }
    return glides.isEmpty && fades.isEmpty ? .never : .nextFrame
  }

  private static func removeEnded<Value>(from courses: inout [Course<Value>], at time: Double) -> [NodeAnimation] {
    var ended: [NodeAnimation] = []
    for index in courses.indices {
      ended +=
        courses[index].node == nil ? courses[index].motion.removeAll() : courses[index].motion.removeEnded(at: time)
    }
    if !ended.isEmpty { courses.removeAll { $0.motion.isAtRest } }
    return ended
  }
}

/// A change of views with a separate animation for each motion scope.
///
/// A layout request keeps the change in its `ChangeContext`, and `LayoutPass` reads the animation of a scope when it moves the
/// nodes of that scope.
@MainActor package protocol MotionChange: AnyObject {
  /// The animation of the nodes with the `motionScope` `scope`; nil if they move at once. A nil `scope` selects the nodes
  /// outside of all scopes.
  func animation(in scope: AnyObject?) -> NodeAnimation?
}

extension RenderNode {
  /// The `motionScope` of this node or of its nearest ancestor with a scope. O(depth).
  final var enclosingMotionScope: AnyObject? {
    var node: RenderNode? = self
    while let current = node {
      if let scope = current.motionScope { return scope }
      node = current.parent
    }
    return nil
  }
}
