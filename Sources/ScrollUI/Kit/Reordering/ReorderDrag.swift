import Engine

/// An item of a `ReorderController` that follows a pointer, with the items that move together with it; or items from outside of the container,
/// for which its items make way.
@MainActor final class ReorderDrag {
  /// A moved item. Its index follows changes of the data.
  struct Item {
    let holder: any ReorderableHolding
    var index: Int
    let id: AnyHashable
  }

  /// The collections in a `ReorderArea`, in the order of their items.
  private typealias Area = [ReorderRegion]

  let graph: ViewGraph
  /// The node and the drawing of the lifted item, which hides the node; nil for items from outside.
  let lift: (source: RenderNode, preview: RecordedDragPreview)?
  /// The moved items in the order of the container, the lifted item included.
  private(set) var items: [Item]
  /// The identifier of the `lift`; nil for items from outside.
  private let lifted: AnyHashable?
  private unowned let controller: ReorderController
  /// The distance from the pointer to the origin of the `lifted` item, in points.
  private let offset: CGPoint
  /// The size of the `lifted` item; for items from outside that of an item of the container.
  private let size: CGSize
  /// The slot from `DropConfiguration.init(operation:destination:)`; nil for the slot under the pointer.
  private var chosenSlot: ReorderSlot?
  /// The pointer of the last `openGap(at:)` in window coordinates; nil outside of the container.
  private var point: CGPoint?
  /// The gaps, by `ReorderArea.areaNode`.
  private var gaps: [ObjectIdentifier: ReorderGap] = [:]

  /// Lifts the item at an index of `region`; nil for an item that is not built, and for a row that is swiped aside.
  init?(_ region: ReorderRegion, index: Int, at point: CGPoint, in controller: ReorderController) {
    let number = region.items.lowerBound + index
    guard let source = region.area.nodes(ofItem: number).first, (source as? ListRowNode)?.isSwiped != true else {
      return nil
    }
    graph = region.holder.graph
    self.controller = controller
    lifted = controller.itemID(of: region.holder, at: index)
    let neighbors = controller.regions.filter { $0.isBeside(region) }
    items = region.movedItems(with: index).compactMap { number in
      guard let owner = neighbors.first(where: { $0.items.contains(number) }) else { return nil }
      let index = number - owner.items.lowerBound
      return controller.itemID(of: owner.holder, at: index).map { Item(holder: owner.holder, index: index, id: $0) }
    }
    let slot = region.area.areaNode.convert(region.area.slot(ofItem: number), to: nil)
    offset = slot.origin - point
    size = slot.size
    lift = (source, RecordedDragPreview(lifting: source, count: items.count, at: point))
  }

  /// Begins to make way for items from outside; nil without a `ReorderRegion` in the window.
  init?(visiting controller: ReorderController) {
    let regions = controller.regions
    guard let region = regions.first else { return nil }
    graph = region.holder.graph
    self.controller = controller
    (lift, lifted, items) = (nil, nil, [])
    let filled = regions.first { !$0.items.isEmpty }
    size = filled.map { $0.area.slot(ofItem: $0.items.lowerBound).size } ?? .zero
    offset = CGPoint(x: -size.width / 2, y: -size.height / 2)
  }

  /// The lifted item; nil if it was removed, and for items from outside.
  private var liftedItem: Item? { items.first { $0.id == lifted } }

  /// The rectangle of the lifted item for a pointer at a point of the window.
  private func rect(at point: CGPoint) -> CGRect { CGRect(origin: point + offset, size: size) }

  // MARK: Gaps

  /// The areas of the container, the first under the pointer.
  private func areas(at point: CGPoint?) -> [Area] {
    var areas: [Area] = []
    for region in controller.regions {
      if let index = areas.firstIndex(where: { $0[0].isBeside(region) }) {
        areas[index].append(region)
      } else {
        areas.append([region])
      }
    }
    guard let point else { return areas }
    return areas.sorted { $0[0].distance(from: point) < $1[0].distance(from: point) }
  }

  private func gap(in area: any ReorderArea) -> ReorderGap {
    let key = ObjectIdentifier(area.areaNode)
    if let gap = gaps[key] { return gap }
    let gap = ReorderGap(area, reducesMotion: controller.reducesMotion)
    gaps[key] = gap
    return gap
  }

  /// The plan of an `Area`, with the slot for a pointer at a point of the window.
  private func plan(of area: Area, at point: CGPoint?) -> ReorderPlan {
    let container = area[0].area
    var plan = ReorderPlan(ranges: area.map(\.items), source: liftedItem.flatMap { number(of: $0, in: area) })
    if let point {
      let origin = container.areaNode.convertFromWindow(rect(at: point).origin)
      plan.slot = plan.slot(for: CGRect(origin: origin, size: size), in: container)
    }
    return plan
  }

  /// The index of a moved item among all items of an `Area`; nil if it is elsewhere.
  private func number(of item: Item, in area: Area) -> Int? {
    area.first { $0.holder === item.holder }.map { $0.items.lowerBound + item.index }
  }

  /// True if `choose(_:)` was called for the present point, in window coordinates.
  func hasChosenSlot(at point: CGPoint) -> Bool { chosenSlot != nil && point == self.point }

  /// Opens the gap at a slot until the next `openGap(at:)`.
  func choose(_ slot: ReorderSlot) {
    chosenSlot = slot
    openGaps()
  }

  /// Opens the gap for a pointer at a point of the window; nil outside of the container.
  func openGap(at point: CGPoint?) {
    self.point = point
    chosenSlot = nil
    openGaps()
  }

  private func openGaps() {
    for (index, area) in areas(at: point).enumerated() {
      var plan = plan(of: area, at: index == 0 && chosenSlot == nil ? point : nil)
      if let chosenSlot, point != nil { plan.slot = slot(chosenSlot, in: area) }
      let gap = gap(in: area[0].area)
      if plan.source == nil, plan.slot == nil {
        gap.close()
        continue
      }
      let others = items.filter { $0.id != lifted }.compactMap { number(of: $0, in: area) }
      gap.open(plan, others: Set(others), size: size)
    }
  }

  /// The position of a `ReorderSlot` among the items of an `Area`; nil if the area does not have the collection.
  private func slot(_ slot: ReorderSlot, in area: Area) -> ReorderPlan.Slot? {
    guard let range = area.firstIndex(where: { $0.holder.collectionID == slot.collection }) else { return nil }
    let (holder, items) = (area[range].holder, area[range].items)
    let index = slot.before.flatMap { controller.index(of: $0, in: holder) }
    return ReorderPlan.Slot(range: range, item: index.map { items.lowerBound + $0 } ?? items.upperBound)
  }

  /// The collection and the index in front of which `items` would be dropped.
  func destination(at point: CGPoint) -> (holder: any ReorderableHolding, index: Int)? {
    // The drag ends in the next frame if the lifted item was removed.
    guard lifted == nil || liftedItem != nil, let area = areas(at: point).first,
      let slot = plan(of: area, at: point).slot
    else { return nil }
    return (area[slot.range].holder, slot.item - area[slot.range].items.lowerBound)
  }

  // MARK: Course

  /// Follows the items through a change of the data, and makes way at the new positions.
  func refresh() {
    for gap in gaps.values { gap.reset() }
    items = items.compactMap { item in
      guard item.holder.isMounted else { return nil }
      let index = controller.index(of: item.id, in: item.holder, near: item.index)
      return index.map { Item(holder: item.holder, index: $0, id: item.id) }
    }
    if lifted == nil || liftedItem != nil { openGap(at: point) }
  }

  /// Lets the lifted item glide from its preview into its slot after the layout of the change. `index` is the destination in `holder` before
  /// the change.
  func land(from point: CGPoint, in holder: any ReorderableHolding, at index: Int) {
    lift?.preview.keepHidden()
    let (rect, lifted, count, former) = (rect(at: point), lifted, items.count, liftedItem)
    graph.enqueue("reorderContainer") { [weak controller] in
      guard let controller else { return }
      let first = max(0, index - count)
      // The change may have removed the collection or most of its items.
      let near = first..<max(first, min(holder.isMounted ? holder.itemCount : 0, index + count))
      let targets = near.map { (holder, $0) } + (former.map { [($0.holder, $0.index)] } ?? [])
      for (holder, index) in targets {
        guard holder.isMounted, index < holder.itemCount, controller.itemID(of: holder, at: index) == lifted,
          let region = ReorderRegion(holder)
        else { continue }
        let gap = ReorderGap(region.area, reducesMotion: controller.reducesMotion)
        return gap.land(region.items.lowerBound + index, from: rect)
      }
    }
  }

  /// Returns all items to their slots.
  func close() {
    for gap in gaps.values { gap.close() }
    gaps = [:]
  }
}

extension ReorderDrag: DraggedItems {
  var ids: [AnyHashable] { items.map(\.id) }
}
