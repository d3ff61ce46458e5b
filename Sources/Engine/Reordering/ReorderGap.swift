/// Makes way in a `ReorderArea` for an item that a pointer moves, as a `ReorderPlan` says.
///
/// Items move by their `displacement` alone: no layout runs and no view is evaluated. The moved item stays in its slot, where a
/// `RecordedDragPreview` hides it, unless the gap holds it at the pointer (`hold(_:among:with:at:)`).
@MainActor package final class ReorderGap {
  /// The opacity of the other items that move together with the item.
  private static let opacityOfOthers = 0.4

  let area: any ReorderArea
  private let reducesMotion: Bool
  private(set) var plan = ReorderPlan(ranges: [])
  /// The items that move together with `ReorderPlan.source`.
  private(set) var others: Set<Int> = []
  /// The size of the moved item in points, for an item from elsewhere.
  private var size = CGSize.zero
  /// The length of the gap along `lineAxis`, `itemGap` included, in points.
  private var length: CGFloat = 0
  private var isOpen = false
  /// The nodes that were built while the gap was open.
  private var moved: [ObjectIdentifier: Moved] = [:]
  private var held: Held?

  /// A node of an item, and what the gap has asked of it.
  private struct Moved {
    weak var node: RenderNode?
    var displacement: CGPoint
    let isFaded: Bool
  }

  /// The position of `ReorderPlan.source` at a pointer. Lengths are along `lineAxis`, in points.
  private struct Held {
    /// The pointer in window coordinates.
    var pointer: CGPoint
    /// The distance of the pointer from the start of the item.
    let grip: CGFloat
    /// The distance of the item from its slot.
    var distance: CGFloat = 0
  }

  package init(_ area: any ReorderArea, reducesMotion: Bool) {
    self.area = area
    self.reducesMotion = reducesMotion
  }

  private var host: NodeHost? { area.areaNode.host }
  /// The animation of items that make way or return; nil with reduced motion.
  private var animation: NodeAnimation? { reducesMotion ? nil : NodeAnimation(timing: RowShiftTiming()) }
  private var axis: Axis { area.lineAxis ?? .vertical }

  // MARK: The gap

  /// Makes way as `plan` says. Called again when the pointer or the items have moved.
  ///
  /// - Parameters:
  ///   - others: the items that move together with `ReorderPlan.source`.
  ///   - size: the size of the moved item, in points.
  package func open(_ plan: ReorderPlan, others: Set<Int>, size: CGSize) {
    let isFirst = !isOpen
    (self.plan, self.others, self.size, isOpen) = (plan, others, size, true)
    area.areaNode.fact(LazyFact.self)?.window.follower = self
    update(glidesNewNodes: isFirst)
  }

  /// Makes way for an item of the area that stays with a pointer in window coordinates, in its line and between the ends of `range`.
  func hold(_ item: Int, among range: Range<Int>, with others: Set<Int>, at pointer: CGPoint) {
    let grip = area.areaNode.convertFromWindow(pointer)[axis] - area.slot(ofItem: item).origin[axis]
    held = Held(pointer: pointer, grip: grip)
    open(ReorderPlan(ranges: [range], source: item), others: others, size: .zero)
  }

  /// Moves the held item to a pointer in window coordinates, and the gap with it.
  func move(to pointer: CGPoint) {
    held?.pointer = pointer
    if isOpen { update() }
  }

  private func update(glidesNewNodes: Bool = false) {
    followPointer()
    length = (plan.source.map { area.slot(ofItem: $0).size } ?? size)[axis] + area.itemGap
    area.forEachBuiltItem { item, nodes in
      let isSource = item == plan.source
      if isSource, held == nil { return }
      let displacement = displacement(of: item)
      decorate(nodes, ofItem: item)
      for node in nodes {
        let former = moved[ObjectIdentifier(node)].flatMap { $0.node === node ? $0 : nil }
        guard former?.displacement != displacement else { continue }
        let isFaded = former?.isFaded ?? others.contains(item)
        moved[ObjectIdentifier(node)] = Moved(node: node, displacement: displacement, isFaded: isFaded)
        if former == nil, isFaded { fade(node, to: Self.opacityOfOthers) }
        // A node that is new in its slot may still glide there from a former position.
        guard former != nil || displacement != .zero else { continue }
        move(node, to: displacement, glides: !isSource && (former != nil || glidesNewNodes))
      }
    }
  }

  /// Updates the slot that a held item would take after the pointer or the slots have moved.
  private func followPointer() {
    guard let held, let source = plan.source, let range = plan.range(of: source) else { return }
    let reach = area.reach(of: plan.ranges[range], axis)
    var rect = area.slot(ofItem: source)
    let (slot, position) = (rect.origin[axis], area.areaNode.convertFromWindow(held.pointer)[axis] - held.grip)
    rect.origin[axis] = min(max(position, reach.lowerBound), reach.upperBound - rect.size[axis])
    self.held?.distance = rect.origin[axis] - slot
    plan.slot = plan.slot(for: rect, in: area)
  }

  /// Returns all items to their slots.
  package func close() { end(glides: true) }

  /// Returns all items to their slots without animation, before the items change.
  package func reset() { end(glides: false) }

  private func end(glides: Bool) {
    guard isOpen else { return }
    (isOpen, held) = (false, nil)
    if let lazy = area.areaNode.fact(LazyFact.self), lazy.window.follower === self { lazy.window.follower = nil }
    for entry in moved.values {
      guard let node = entry.node else { continue }
      if entry.isFaded { fade(node, to: 1) }
      if entry.displacement != .zero { move(node, to: .zero, glides: glides) }
    }
    moved = [:]
    removeDecorations()
  }

  private func move(_ node: RenderNode, to displacement: CGPoint, glides: Bool) {
    guard let host, node.host != nil else { return node.displacement = displacement }
    if glides, let animation, node.displacement != displacement {
      host.motion.glide(node, by: .zero, to: displacement, animation)
    } else {
      host.motion.hold(node, at: displacement)
    }
  }

  private func fade(_ node: RenderNode, to opacity: Double) {
    guard let host, let animation, node.host != nil else { return node.transitionOpacity = opacity }
    host.motion.fade(node, to: opacity, animation)
  }

  /// Shows a moved item, which glides into its slot from the rectangle of its preview, in window coordinates.
  package func land(_ item: Int, from rect: CGRect) {
    let slot = area.areaNode.convert(area.slot(ofItem: item), to: nil)
    for node in area.nodes(ofItem: item) {
      host?.motion.show(node)
      if !reducesMotion { host?.motion.hold(node, at: rect.origin - slot.origin) }
      move(node, to: .zero, glides: true)
    }
  }

  // MARK: Displacements

  private func displacement(of item: Int) -> CGPoint {
    guard let axis = area.lineAxis else { return displacementInGrid(of: item) }
    let shift = CGFloat(plan.shift(of: item, in: 0..<area.itemCount))
    var displacement = CGPoint.zero
    displacement[axis] = item == plan.source ? held?.distance ?? 0 : shift * (area.isMirrored(axis) ? -length : length)
    return displacement
  }

  /// The distance to the slot of the neighbor in the same range.
  private func displacementInGrid(of item: Int) -> CGPoint {
    guard let range = plan.range(of: item) else { return .zero }
    let items = plan.ranges[range]
    var own = plan
    if let slot = plan.slot, slot.range != range { own.slot = nil }
    let target = item + own.shift(of: item, in: items)
    guard target != item else { return .zero }
    let origin = target < items.upperBound ? area.slot(ofItem: target).origin : originBehind(items)
    return origin - area.slot(ofItem: item).origin
  }

  /// The origin of the slot after the last item of a range in a grid.
  private func originBehind(_ items: Range<Int>) -> CGPoint {
    let (first, last) = (area.slot(ofItem: items.lowerBound), area.slot(ofItem: items.upperBound - 1))
    let columns = items.prefix { abs(area.slot(ofItem: $0).midY - first.midY) < first.height / 2 }.count
    guard items.count > columns else { return CGPoint(x: last.minX, y: last.minY + last.height + area.itemGap) }
    let isFull = items.count % columns == 0
    if isFull {
      let step = area.slot(ofItem: items.lowerBound + columns).minY - first.minY
      return CGPoint(x: first.minX, y: last.minY + step)
    }
    return CGPoint(x: area.slot(ofItem: items.lowerBound + items.count % columns).minX, y: last.minY)
  }
}

extension ReorderGap: LazyRowFollower {
  /// Moves items that were built since the last call.
  func didMoveLines() { if isOpen { update() } }

  func willReplaceItems() { reset() }
}
