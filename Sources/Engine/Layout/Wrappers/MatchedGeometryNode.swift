import Geometry

/// What a view that matches another one takes over from it.
package struct MatchedProperties: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let position = MatchedProperties(rawValue: 1)
  package static let size = MatchedProperties(rawValue: 2)
}

/// Shows its child in the place and the size of another view that has the same key, or lets such views take over its own.
///
/// A source that comes while one of the same key goes, in an animated change, starts where that one is seen; and that one goes to where
/// the new one is. A view that is no source stays with its source.
package final class MatchedGeometryNode: UnaryNode, FrameTicker {
  /// What views that match have in common.
  package private(set) var key: AnyHashable
  package var properties: MatchedProperties { didSet { if properties != oldValue { setNeedsLayout() } } }
  /// The point of both views that is put at the same place.
  package var anchor: UnitPoint { didSet { if anchor != oldValue { setNeedsLayout() } } }
  package private(set) var isSource: Bool

  /// The source's rectangle in this node's coordinates, for a view that follows one.
  private var matchedRect: CGRect?
  /// The animation under which the view has been given another source.
  private var changeAnimation: NodeAnimation?
  /// On the way from one size to another: where it began, and how much of the way is left.
  private var resizing: (from: CGSize, start: Double, animation: NodeAnimation)?
  private var remaining = 0.0
  private var isNew = true

  package init(key: AnyHashable, properties: MatchedProperties, anchor: UnitPoint, isSource: Bool) {
    self.key = key
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
    super.init()
  }

  /// Takes another key, or becomes a source or none. Where that is animated it gets to its new place in time.
  package func setKey(_ key: AnyHashable, isSource: Bool) {
    guard key != self.key || isSource != self.isSource else { return }
    pipeline?.matches.remove(self)
    self.key = key
    self.isSource = isSource
    pipeline?.matches.add(self)
    changeAnimation = pipeline?.change.animation
    setNeedsLayout()
    pipeline?.noteGeometryChange()
  }

  override func didAttach() {
    isNew = true
    pipeline?.matches.add(self)
    pipeline?.noteGeometryChange()
  }

  override func willDetach() {
    pipeline?.matches.remove(self)
    pipeline?.remove(self)
    endResizing()
    matchedRect = nil
  }

  // MARK: Layout

  override func layoutChildren() {
    let takeover = isNew && isSource ? beginTakeover() : nil
    isNew = false
    placeChild()
    // A child that is new in a node that glides would stay where it ends.
    if let takeover, properties.contains(.position) { glide(takeover) }
  }

  private func placeChild() {
    let target = isSource ? nil : matchedRect
    let place = properties.contains(.position) ? target ?? bounds : bounds
    guard let child, target != nil || resizing != nil else {
      super.layoutChildren()
      return
    }
    let offer = offer(for: properties.contains(.size) ? target?.size : nil)
    let size = child.sizeThatFits(offer)
    let point = place.point(at: anchor)
    child.place(
      at: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y), proposal: offer,
      isMirrored: false)
  }

  /// What the child is offered: the source's size, or its own, or one in between.
  private func offer(for matched: CGSize?) -> ProposedViewSize {
    guard let resizing else { return matched.map { ProposedViewSize($0) } ?? proposal }
    let end = matched ?? size
    return ProposedViewSize(
      CGSize(
        width: max(0, end.width + (resizing.from.width - end.width) * remaining),
        height: max(0, end.height + (resizing.from.height - end.height) * remaining)))
  }

  // MARK: Coming in the place of one that goes

  /// A source on its way out, whose place this one takes.
  private struct Takeover {
    let former: MatchedGeometryNode
    /// From the new place to the former one.
    let distance: CGPoint
    let animation: NodeAnimation
  }

  private func beginTakeover() -> Takeover? {
    guard let pipeline, let animation = pipeline.layoutChange.animation, let former = pipeline.matches.leavingSource(for: self)
    else { return nil }
    let from = convert(former.bounds, from: former)
    if properties.contains(.size), from.size != size { resize(from: from.size, animation) }
    return Takeover(
      former: former, distance: from.point(at: anchor) - bounds.point(at: anchor), animation: animation)
  }

  private func glide(_ takeover: Takeover) {
    pipeline?.glide(self, from: displacement + takeover.distance, takeover.animation)
    takeover.former.leave(by: CGPoint(x: -takeover.distance.x, y: -takeover.distance.y), takeover.animation)
  }

  // MARK: Following a source

  /// Takes the source's present rectangle.
  func follow() {
    guard let pipeline, !isSource else { return }
    let rect = pipeline.matches.source(for: self).map { convert($0.bounds, from: $0) }
    guard rect != matchedRect else { return }
    let former = matchedRect
    matchedRect = rect
    let animation = changeAnimation
    changeAnimation = nil
    if let animation, let former, let rect, former.size != rect.size { resize(from: former.size, animation) }
    let outer = pipeline.change.animation
    pipeline.change.animation = animation
    setNeedsLayout()
    pipeline.change.animation = outer
  }

  // MARK: Size in time

  private func resize(from size: CGSize, _ animation: NodeAnimation) {
    endResizing()
    animation.motionStarts()
    resizing = (size, pipeline?.time ?? 0, animation)
    remaining = 1
    pipeline?.add(self)
  }

  private func endResizing() {
    let ended = resizing
    resizing = nil
    ended?.animation.motionEnds()
  }

  package func tick(at time: Double) -> NextTick {
    guard let resizing else { return .never }
    setNeedsLayout()
    let elapsed = time - resizing.start
    guard elapsed < resizing.animation.timing.duration else {
      endResizing()
      return .never
    }
    remaining = resizing.animation.timing.remaining(at: elapsed)
    return .nextFrame
  }
}

/// The views of a window that match each other.
@MainActor final class MatchedGeometry {
  private var nodes: [AnyHashable: [MatchedGeometryNode]] = [:]

  func add(_ node: MatchedGeometryNode) { nodes[node.key, default: []].append(node) }

  func remove(_ node: MatchedGeometryNode) {
    nodes[node.key]?.removeAll { $0 === node }
    if nodes[node.key]?.isEmpty == true { nodes[node.key] = nil }
  }

  /// The source that a view follows: the last one that has come and is not on its way out.
  func source(for node: MatchedGeometryNode) -> MatchedGeometryNode? {
    nodes[node.key]?.last { $0.isSource && $0 !== node && !$0.isLeaving }
  }

  /// The source that is on its way out and whose place `node` takes.
  func leavingSource(for node: MatchedGeometryNode) -> MatchedGeometryNode? {
    nodes[node.key]?.last { $0.isSource && $0 !== node && $0.isLeaving }
  }

  /// Lets those who follow a source compare its place with the one that they have.
  func follow() {
    guard !nodes.isEmpty else { return }
    for matching in nodes.values where matching.count > 1 { matching.forEach { $0.follow() } }
  }
}

extension RenderNode {
  /// The node itself, or the one above it, that its parent has let go and whose picture goes.
  private var leavingRoot: RenderNode? {
    var node = self
    while let parent = node.parent {
      if parent.leaving.contains(where: { $0 === node }) { return node }
      node = parent
    }
    return nil
  }

  /// Whether only its picture is still there.
  final var isLeaving: Bool { leavingRoot != nil }

  /// Lets the picture go elsewhere on its way out.
  final func leave(by distance: CGPoint, _ animation: NodeAnimation) {
    leavingRoot?.moveAway(by: distance, animation)
  }
}
