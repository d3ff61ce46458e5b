/// The properties that a view takes over from its matched source.
package struct MatchedProperties: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let position = MatchedProperties(rawValue: 1)
  package static let size = MatchedProperties(rawValue: 2)
}

/// Gives its child the position and size of the source with the same `key`, or is such a source.
///
/// If one source is inserted and another with the same key removed in an animated change, the new one starts at the old one's
/// frame on the screen and the old one moves to the new frame. A view that is no source follows its source.
package final class MatchedGeometryNode: UnaryNode, FrameTicker {
  /// The key that matched views have in common.
  package private(set) var key: AnyHashable
  package var properties: MatchedProperties { didSet { if properties != oldValue { setNeedsLayout() } } }
  /// The point that is aligned in both views.
  package var anchor: UnitPoint { didSet { if anchor != oldValue { setNeedsLayout() } } }
  package private(set) var isSource: Bool

  /// The source's bounds in this node's coordinates; nil for a source and without one.
  private var matchedRect: CGRect?
  /// The animation of the change that assigned another source.
  private var changeAnimation: NodeAnimation?
  /// The running changes of the child's size.
  private var resizing = AddedMotion<CGSize, NodeAnimation>()
  private var isNew = true

  package init(key: AnyHashable, properties: MatchedProperties, anchor: UnitPoint, isSource: Bool) {
    self.key = key
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
    super.init()
  }

  /// Changes the key or the role. In an animated change the view moves to its new position by that animation.
  package func setKey(_ key: AnyHashable, isSource: Bool) {
    guard key != self.key || isSource != self.isSource else { return }
    host?.services[MatchedGeometry.self].remove(self)
    self.key = key
    self.isSource = isSource
    host?.services[MatchedGeometry.self].add(self)
    changeAnimation = host?.changes.update.animation
    setNeedsLayout()
    host?.request(.geometry, of: self)
  }

  override func didAttach() {
    isNew = true
    host?.services[MatchedGeometry.self].add(self)
    host?.request(.geometry, of: self)
  }

  override func willDetach() {
    host?.services[MatchedGeometry.self].remove(self)
    host?.remove(self)
    endResizing()
    matchedRect = nil
  }

  // MARK: Layout

  override func layoutChildren() {
    let takeover = isNew && isSource ? beginTakeover() : nil
    isNew = false
    placeChild()
    // After placing the child: a new child in a gliding node would stay at its end.
    if let takeover, properties.contains(.position) { glide(takeover) }
  }

  private func placeChild() {
    let target = isSource ? nil : matchedRect
    let anchoredRect = properties.contains(.position) ? target ?? bounds : bounds
    guard let child, target != nil || !resizing.isAtRest else {
      super.layoutChildren()
      return
    }
    let offer = offer(for: properties.contains(.size) ? target?.size : nil)
    let size = child.sizeThatFits(offer)
    let point = anchoredRect.point(at: anchor)
    child.place(
      at: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y), proposal: offer,
      isMirrored: false)
  }

  /// The child's proposal: the source's size, its own, or an interpolated size.
  private func offer(for matched: CGSize?) -> ProposedViewSize {
    guard !resizing.isAtRest, let host else { return matched.map { ProposedViewSize($0) } ?? proposal }
    let shown = (matched ?? size) + resizing.displacement(at: host.time)
    return ProposedViewSize(CGSize(width: max(0, shown.width), height: max(0, shown.height)))
  }

  // MARK: Taking over from a removed source

  /// A leaving source and the motion that takes its place.
  private struct Takeover {
    let former: MatchedGeometryNode
    /// The distance from the new to the former position, in points.
    let distance: CGPoint
    let animation: NodeAnimation
  }

  private func beginTakeover() -> Takeover? {
    guard let host, let animation = host.changes.layout.animation,
      let former = host.services[MatchedGeometry.self].leavingSource(for: self)
    else { return nil }
    let from = convert(former.bounds, from: former)
    if properties.contains(.size), from.size != size { resize(from: from.size, to: size, animation) }
    return Takeover(
      former: former, distance: from.point(at: anchor) - bounds.point(at: anchor), animation: animation)
  }

  private func glide(_ takeover: Takeover) {
    host?.motion.glide(self, by: takeover.distance, takeover.animation)
    takeover.former.leave(by: CGPoint(x: -takeover.distance.x, y: -takeover.distance.y), takeover.animation)
  }

  // MARK: Following a source

  /// Updates `matchedRect` and marks the layout if it has changed.
  func follow() {
    guard let host, !isSource else { return }
    let rect = host.services[MatchedGeometry.self].source(for: self).map { convert($0.bounds, from: $0) }
    guard rect != matchedRect else { return }
    let former = matchedRect
    matchedRect = rect
    let animation = changeAnimation
    changeAnimation = nil
    if let animation, let former, let rect, former.size != rect.size {
      resize(from: former.size, to: rect.size, animation)
    }
    let outer = host.changes.update.animation
    host.changes.update.animation = animation
    setNeedsLayout()
    host.changes.update.animation = outer
  }

  // MARK: Animated size

  private func resize(from old: CGSize, to new: CGSize, _ animation: NodeAnimation) {
    guard let host else { return }
    animation.motionStarts()
    let merged = resizing.add(
      old + new.weighted(by: -1), by: animation.timing, at: host.time, token: animation)
    merged.forEach { $0.motionEnds() }
    host.add(self)
  }

  private func endResizing() { resizing.removeAll().forEach { $0.motionEnds() } }

  package func tick(at time: Double) -> NextTick {
    guard !resizing.isAtRest else { return .never }
    setNeedsLayout()
    resizing.removeEnded(at: time).forEach { $0.motionEnds() }
    return resizing.isAtRest ? .never : .nextFrame
  }
}

/// The `MatchedGeometryNode`s of a window, by `key`.
@MainActor final class MatchedGeometry {
  private var nodes: [AnyHashable: [MatchedGeometryNode]] = [:]

  func add(_ node: MatchedGeometryNode) { nodes[node.key, default: []].append(node) }

  func remove(_ node: MatchedGeometryNode) {
    nodes[node.key]?.removeAll { $0 === node }
    if nodes[node.key]?.isEmpty == true { nodes[node.key] = nil }
  }

  /// The source of `node`: the last inserted source that is not leaving.
  func source(for node: MatchedGeometryNode) -> MatchedGeometryNode? {
    nodes[node.key]?.last { $0.isSource && $0 !== node && !$0.isOutgoing }
  }

  /// The leaving source whose place `node` takes.
  func leavingSource(for node: MatchedGeometryNode) -> MatchedGeometryNode? {
    nodes[node.key]?.last { $0.isSource && $0 !== node && $0.isOutgoing }
  }

  /// Calls `follow()` of all nodes that follow a source. O(nodes).
  func follow() {
    guard !nodes.isEmpty else { return }
    for matching in nodes.values where matching.count > 1 { matching.forEach { $0.follow() } }
  }
}

extension RenderNode {
  /// The nearest node, starting with this node, that is in `leaving` of its parent.
  private var leavingRoot: RenderNode? {
    var node = self
    while let parent = node.parent {
      if parent.leaving.contains(where: { $0 === node }) { return node }
      node = parent
    }
    return nil
  }

  /// True if the node or an ancestor is leaving.
  final var isOutgoing: Bool { leavingRoot != nil }

  /// Moves the leaving subtree by `distance` during its transition.
  final func leave(by distance: CGPoint, _ animation: NodeAnimation) {
    leavingRoot?.moveAway(by: distance, animation)
  }
}
