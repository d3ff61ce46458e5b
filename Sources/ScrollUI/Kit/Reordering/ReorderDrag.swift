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
  /// The place from `DropConfiguration.init(operation:destination:)`; nil for the place under the pointer.
  private var chosenPlace: ReorderPlace?
  /// The pointer of the last `openGap(at:)` in window coordinates; nil outside of the container.
  private var point: CGPoint?
  /// The gaps, by `ReorderArea.areaNode`.
  private var gaps: [ObjectIdentifier: ReorderGap] = [:]

  /// Lifts `item` at a point of the window; nil for an item that is not built, and for a row that is swiped aside.
  init?(_ item: ReorderController.Item, at point: CGPoint, in controller: ReorderController) {
    let regions = controller.regions
    guard let region = regions.first(where: { $0.holder === item.holder }),
      let id = controller.itemID(of: item.holder, at: item.index)
    else { return nil }
    let number = region.items.lowerBound + item.index
    var source: RenderNode?
    region.area.forEachBuiltItem { if $0 == number { source = $1.first } }
    guard let source, (source as? ListRowNode)?.isSwiped != true else { return nil }
    graph = item.holder.graph
    self.controller = controller
    lifted = id
    items = region.movedItems(with: item.index).compactMap { number in
      regions.first { $0.area.areaNode === region.area.areaNode && $0.items.contains(number) }.flatMap { owner in
        let index = number - owner.items.lowerBound
        return controller.itemID(of: owner.holder, at: index).map { Item(holder: owner.holder, index: index, id: $0) }
      }
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

  /// The rectangle of the lifted item for a pointer at a point of the window.
  private func rect(at point: CGPoint) -> CGRect { CGRect(origin: point + offset, size: size) }

  // MARK: Gaps

  /// The collections in a container.
  @MainActor private struct Area {
    var regions: [ReorderRegion]
    var area: any ReorderArea { regions[0].area }
    var key: ObjectIdentifier { ObjectIdentifier(area.areaNode) }
  }

  /// The areas of the container, the first under the pointer.
  private func areas(at point: CGPoint?) -> [Area] {
    var areas: [Area] = []
    for region in controller.regions {
      if let index = areas.firstIndex(where: { $0.area.areaNode === region.area.areaNode }) {
        areas[index].regions.append(region)
      } else {
        areas.append(Area(regions: [region]))
      }
    }
    for index in areas.indices { areas[index].regions.sort { $0.items.lowerBound < $1.items.lowerBound } }
    guard let point else { return areas }
    return areas.sorted { distance(from: point, to: $0) < distance(from: point, to: $1) }
  }

  /// The distance of a point from an area across its lines, then along them, so that the space below a short column belongs to the column.
  private func distance(from point: CGPoint, to area: Area) -> (across: CGFloat, along: CGFloat) {
    let frame = area.regions[0].frame
    let dx = max(frame.minX - point.x, 0, point.x - frame.maxX)
    let dy = max(frame.minY - point.y, 0, point.y - frame.maxY)
    return area.area.lineAxis == .horizontal ? (dy, dx) : (dx, dy)
  }

  private func gap(in area: Area) -> ReorderGap {
    if let gap = gaps[area.key] { return gap }
    let gap = ReorderGap(area.area, reducesMotion: controller.reducesMotion)
    gaps[area.key] = gap
    return gap
  }

  private func plan(of area: Area) -> ReorderPlan {
    ReorderPlan(ranges: area.regions.map(\.items), source: lifted.flatMap { number(of: $0, in: area) })
  }

  /// The index of a moved item among all items of an `Area`; nil if it is elsewhere.
  private func number(of id: AnyHashable, in area: Area) -> Int? {
    guard let item = items.first(where: { $0.id == id }),
      let region = area.regions.first(where: { $0.holder === item.holder })
    else { return nil }
    return region.items.lowerBound + item.index
  }

  /// True if `choose(_:)` was called for the present point, in window coordinates.
  func hasChosenPlace(at point: CGPoint) -> Bool { chosenPlace != nil && point == self.point }

  /// Opens the gap at a place until the next `openGap(at:)`.
  func choose(_ place: ReorderPlace) {
    chosenPlace = place
    openGaps()
  }

  /// Opens the gap for a pointer at a point of the window; nil outside of the container.
  func openGap(at point: CGPoint?) {
    self.point = point
    chosenPlace = nil
    openGaps()
  }

  private func openGaps() {
    for (index, area) in areas(at: point).enumerated() {
      var plan = plan(of: area)
      let gap = gap(in: area)
      if let chosenPlace, point != nil {
        plan.place = self.place(chosenPlace, in: area)
      } else if index == 0, let point {
        plan.place = place(in: area, plan, gap, at: point)
      }
      if plan.source == nil, plan.place == nil {
        gap.close()
        continue
      }
      let others = items.filter { $0.id != lifted }.compactMap { number(of: $0.id, in: area) }
      gap.open(plan, others: Set(others), size: size)
    }
  }

  private func place(in area: Area, _ plan: ReorderPlan, _ gap: ReorderGap, at point: CGPoint) -> ReorderPlan.Place? {
    let node = area.area.areaNode
    return gap.place(in: plan, for: CGRect(origin: node.convertFromWindow(rect(at: point).origin), size: size))
  }

  /// The position of a `ReorderPlace` among the items of an `Area`; nil if the area does not have the collection.
  private func place(_ place: ReorderPlace, in area: Area) -> ReorderPlan.Place? {
    guard let range = area.regions.firstIndex(where: { $0.holder.collectionID == place.collection }) else { return nil }
    let (holder, items) = (area.regions[range].holder, area.regions[range].items)
    let index = place.before.flatMap { id in
      (0..<holder.itemCount).first { controller.itemID(of: holder, at: $0) == id }
    }
    return ReorderPlan.Place(range: range, item: index.map { items.lowerBound + $0 } ?? items.upperBound)
  }

  /// The collection and the index in front of which `items` would be dropped.
  func destination(at point: CGPoint) -> (holder: any ReorderableHolding, index: Int)? {
    // The drag ends in the next frame if the lifted item was removed.
    guard lifted == nil || items.contains(where: { $0.id == lifted }), let area = areas(at: point).first
    else { return nil }
    guard let place = place(in: area, plan(of: area), gap(in: area), at: point) else { return nil }
    let region = area.regions[place.range]
    return (region.holder, place.item - region.items.lowerBound)
  }

  // MARK: Course

  /// Follows the items through a change of the data, and makes way at the new places.
  func refresh() {
    for gap in gaps.values { gap.reset() }
    items = items.compactMap { item in
      guard item.holder.isMounted else { return nil }
      let (holder, count) = (item.holder, item.holder.itemCount)
      let near = item.index < count && controller.itemID(of: holder, at: item.index) == item.id ? item.index : nil
      let index = near ?? (0..<count).first { controller.itemID(of: holder, at: $0) == item.id }
      return index.map { Item(holder: holder, index: $0, id: item.id) }
    }
    if lifted == nil || items.contains(where: { $0.id == lifted }) { openGap(at: point) }
  }

  /// Lets the lifted item glide from its preview into its slot after the layout of the change. `index` is the destination in `holder` before
  /// the change.
  func land(from point: CGPoint, in holder: any ReorderableHolding, at index: Int) {
    lift?.preview.keepHidden()
    let (rect, lifted, count) = (rect(at: point), lifted, items.count)
    let former = items.first { $0.id == lifted }
    graph.enqueue("reorderContainer") { [weak controller] in
      guard let controller else { return }
      let first = max(0, index - count)
      // The change may have removed the collection or most of its items.
      let near = first..<max(first, min(holder.isMounted ? holder.itemCount : 0, index + count))
      let places = near.map { (holder, $0) } + (former.map { [($0.holder, $0.index)] } ?? [])
      for (holder, index) in places {
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
