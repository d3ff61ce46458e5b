/// Makes way in a `ReorderArea` for an item that a pointer moves, as a `ReorderPlan` says.
///
/// Items move by their `displacement` alone: no layout runs and no view is evaluated. The moved item itself stays in its slot, where a
/// `RecordedDragPreview` hides it.
@MainActor package final class ReorderGap {
  /// The opacity of the other items that move together with the item.
  private static let opacityOfOthers = 0.4

  package let area: any ReorderArea
  private let reducesMotion: Bool
  private var plan = ReorderPlan(ranges: [])
  /// The items that move together with `ReorderPlan.source`.
  private var others: Set<Int> = []
  /// The length of the gap along `lineAxis`, `itemGap` included, in points.
  private var length: CGFloat = 0
  private var isOpen = false
  private var moved: [ObjectIdentifier: Moved] = [:]

  /// A node that is out of its slot, or faded.
  private struct Moved {
    weak var node: RenderNode?
    var displacement: CGPoint
  }

  package init(_ area: any ReorderArea, reducesMotion: Bool) {
    self.area = area
    self.reducesMotion = reducesMotion
  }

  private var host: NodeHost? { area.areaNode.host }
  /// The animation of items that make way or return; nil with reduced motion.
  private var animation: NodeAnimation? { reducesMotion ? nil : NodeAnimation(timing: RowShiftTiming()) }

  // MARK: The gap

  /// Makes way as `plan` says. Called again when the pointer or the items have moved.
  ///
  /// - Parameters:
  ///   - others: the items that move together with `ReorderPlan.source`.
  ///   - size: the size of the moved item, in points.
  package func open(_ plan: ReorderPlan, others: Set<Int>, size: CGSize) {
    let isFirst = !isOpen
    (self.plan, self.others, isOpen) = (plan, others, true)
    let axis = area.lineAxis ?? .vertical
    length = (plan.source.map { area.slot(ofItem: $0).size } ?? size)[axis] + area.itemGap
    area.areaNode.fact(LazyFact.self)?.window.follower = self
    update(glidesNewNodes: isFirst)
  }

  private func update(glidesNewNodes: Bool) {
    area.forEachBuiltItem { item, nodes in
      guard item != plan.source else { return }
      let displacement = displacement(of: item)
      decorate(nodes, ofItem: item, plan, displacement: displacement)
      for node in nodes {
        let former = moved[ObjectIdentifier(node)]?.displacement
        guard former != displacement else { continue }
        let isNew = former == nil
        if isNew, displacement == .zero, !others.contains(item) { continue }
        moved[ObjectIdentifier(node)] = Moved(node: node, displacement: displacement)
        if isNew, others.contains(item) { fade(node, to: Self.opacityOfOthers) }
        move(node, to: displacement, glides: !isNew || glidesNewNodes)
      }
    }
  }

  /// Returns all items to their slots.
  package func close() {
    end { move($0, to: .zero, glides: true) }
  }

  /// Returns all items to their slots without animation, before the items change.
  package func reset() {
    end { move($0, to: .zero, glides: false) }
  }

  private func end(_ restore: (RenderNode) -> Void) {
    guard isOpen else { return }
    isOpen = false
    if let lazy = area.areaNode.fact(LazyFact.self), lazy.window.follower === self { lazy.window.follower = nil }
    for node in moved.values.compactMap(\.node) {
      if node.transitionOpacity < 1 { fade(node, to: 1) }
      restore(node)
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
    area.forEachBuiltItem { other, nodes in
      guard other == item, let host else { return }
      for node in nodes {
        host.motion.show(node)
        if !reducesMotion { host.motion.hold(node, at: rect.origin - slot.origin) }
        move(node, to: .zero, glides: true)
      }
    }
  }

  // MARK: Displacements

  private func displacement(of item: Int) -> CGPoint {
    guard let axis = area.lineAxis else { return displacementInGrid(of: item) }
    let shift = CGFloat(plan.shift(of: item, in: 0..<area.itemCount))
    var displacement = CGPoint.zero
    displacement[axis] = shift * (isMirrored(axis) ? -length : length)
    return displacement
  }

  /// The distance to the slot of the neighbor in the same range.
  private func displacementInGrid(of item: Int) -> CGPoint {
    guard let range = plan.range(of: item) else { return .zero }
    let items = plan.ranges[range]
    var own = plan
    if let place = plan.place, place.range != range { own.place = nil }
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

  // MARK: Places

  /// Returns the `ReorderPlan.Place` for an item that a pointer holds at `rect`, in the coordinates of `areaNode`; nil without `ranges`.
  ///
  /// In a line an item that comes from the area passes another when its edge passes the middle of the other's slot. An item from elsewhere
  /// is placed before or after the item at its middle. In a grid it takes the slot under its middle.
  package func place(in plan: ReorderPlan, for rect: CGRect) -> ReorderPlan.Place? {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    guard let axis = area.lineAxis else { return placeInGrid(plan, middle) }
    guard area.itemCount > 0 else { return plan.place(near: 0, target: 0) }
    let held = span(rect, axis)
    var edge = (held.start + held.end) / 2
    if let source = plan.source {
      let isForward = held.start > span(area.slot(ofItem: source), axis).start
      edge = isForward ? held.end : held.start
    }
    var point = middle
    point[axis] = isMirrored(axis) ? -edge : edge
    guard let target = area.item(nearest: point) else { return nil }
    if target == plan.source { return plan.range(of: target).map { ReorderPlan.Place(range: $0, item: target) } }
    let slot = span(area.slot(ofItem: target), axis)
    let item = edge < (slot.start + slot.end) / 2 ? target : target + 1
    return plan.place(near: item == (plan.source ?? -2) + 1 ? item - 1 : item, target: target)
  }

  private func placeInGrid(_ plan: ReorderPlan, _ middle: CGPoint) -> ReorderPlan.Place? {
    guard let target = area.item(nearest: middle) else { return plan.place(near: 0, target: 0) }
    if let source = plan.source, plan.range(of: target) == plan.range(of: source) {
      return plan.place(near: target > source ? target + 1 : target, target: target)
    }
    let slot = area.slot(ofItem: target)
    let isBehind = (middle.x > slot.midX) != area.areaNode.isRightToLeft
    return plan.place(near: isBehind ? target + 1 : target, target: target)
  }

  private func isMirrored(_ axis: Axis) -> Bool { axis == .horizontal && area.areaNode.isRightToLeft }

  /// The range of a rectangle along an axis, ascending in reading direction.
  private func span(_ rect: CGRect, _ axis: Axis) -> (start: CGFloat, end: CGFloat) {
    if isMirrored(axis) { return (-rect.maxX, -rect.minX) }
    return (rect.origin[axis], rect.origin[axis] + rect.size[axis])
  }
}

extension ReorderGap: LazyRowFollower {
  /// Moves items that were built since the last call.
  func didMoveLines() { if isOpen { update(glidesNewNodes: false) } }

  func willReplaceItems() { reset() }
}
