import Engine

/// The drags in a `reorderContainer`: finds the item under a pointer for a `DragCoordinator`, makes way by a `ReorderDrag`, and calls the
/// `ReorderContainerModifier.move` action after a drop.
@MainActor final class ReorderController {
  private(set) var isEnabled = true
  var reducesMotion = false
  private var itemID: (Any) -> AnyHashable? = { _ in nil }
  private var perform: ([AnyHashable], ReorderSlot) -> Void = { _, _ in }
  private var collections = WeakList<any ReorderableHolding>()
  private var drag: ReorderDrag?
  /// The `ReorderDrag` of items from outside, which a `DropTargetNode` around the container takes.
  private var visit: ReorderDrag?
  private(set) var slot: ReorderSlot?
  private var isRefreshQueued = false

  nonisolated init() {}

  func configure(
    isEnabled: Bool, itemID: @escaping (Any) -> AnyHashable?, move: @escaping ([AnyHashable], ReorderSlot) -> Void
  ) {
    self.itemID = itemID
    perform = move
    guard isEnabled != self.isEnabled else { return }
    self.isEnabled = isEnabled
    for collection in collections { collection.element.notifyRowActionsObserver() }
  }

  func add(_ holder: any ReorderableHolding) { collections.add(holder) }

  func remove(_ holder: any ReorderableHolding) {
    collections.remove(holder)
    itemsDidChange()
  }

  /// Schedules `ReorderDrag.refresh()` for the time after the layout of changed data.
  func itemsDidChange() {
    guard let drag = drag ?? visit, !isRefreshQueued else { return }
    isRefreshQueued = true
    drag.graph.enqueue("reorderContainer") { [weak self] in
      self?.isRefreshQueued = false
      self?.drag?.refresh()
      self?.visit?.refresh()
    }
  }

  // MARK: Items

  /// The collections with items on the screen, those of a `ReorderArea` in the order of their items.
  var regions: [ReorderRegion] {
    var regions = collections.compactMap { ReorderRegion($0) }
    regions.sort { ($0.items.lowerBound, $0.items.upperBound) < ($1.items.lowerBound, $1.items.upperBound) }
    return regions
  }

  /// The collection and the index of the item at a point of the window that can be moved; nil without such an item.
  func item(at point: CGPoint) -> (region: ReorderRegion, index: Int)? {
    guard isEnabled, drag == nil else { return nil }
    for region in regions {
      guard let index = region.index(at: point), !region.isMoveDisabled(index),
        itemID(of: region.holder, at: index) != nil
      else { continue }
      return (region, index)
    }
    return nil
  }

  func itemID(of holder: any ReorderableHolding, at index: Int) -> AnyHashable? { itemID(holder.element(at: index)) }

  /// The index of the item with an identifier in its collection: `near`, if it is there, or found in O(n).
  func index(of id: AnyHashable, in holder: any ReorderableHolding, near: Int = 0) -> Int? {
    let count = holder.itemCount
    if near < count, itemID(of: holder, at: near) == id { return near }
    return (0..<count).first { itemID(of: holder, at: $0) == id }
  }

  // MARK: The drag

  /// Begins a drag of the item at `point`, in window coordinates.
  func lift(at point: CGPoint) -> DragCoordinator.Lift? {
    guard let (region, index) = item(at: point),
      let drag = ReorderDrag(region, index: index, at: point, in: self), let lift = drag.lift
    else { return nil }
    self.drag = drag
    return DragCoordinator.Lift(
      source: lift.source, items: [DragItem(value: drag, representations: [])], preview: lift.preview,
      reducesMotion: reducesMotion,
      ended: { [weak self] in
        self?.drag = nil
        drag.close()
      })
  }

  func accepts(_ items: [DragItem]) -> Bool {
    guard isEnabled, let drag else { return false }
    return items.contains { $0.value as? ReorderDrag === drag }
  }

  /// Opens the gap for a pointer at a point of the window; nil outside of the container.
  func moveDrag(to point: CGPoint?) { drag?.openGap(at: point) }

  func drop(at point: CGPoint) -> Bool {
    guard let drag, let (holder, index) = drag.destination(at: point) else { return false }
    drag.land(from: point, in: holder, at: index)
    move(drag.items.map { ($0.holder, $0.index) }, to: holder, at: index)
    return true
  }

  /// Moves items to the end of the collection above `holder` in its container, or to the beginning of the collection below it.
  ///
  /// - Returns: The first item of `ReorderRegion.area` that they take after the move; nil without such a collection.
  func moveAcross(_ rows: IndexSet, of holder: any ReorderableHolding, by direction: Int) -> Int? {
    let regions = regions
    guard let own = regions.first(where: { $0.holder === holder }) else { return nil }
    let neighbors = regions.filter { $0.isBeside(own) && $0.holder !== holder }
    let isUp = direction < 0
    let target =
      isUp
      ? neighbors.last { $0.items.upperBound <= own.items.lowerBound }
      : neighbors.first { $0.items.lowerBound >= own.items.upperBound }
    guard let target else { return nil }
    move(rows.map { (holder, $0) }, to: target.holder, at: isUp ? target.holder.itemCount : 0)
    return isUp ? target.items.upperBound : target.items.lowerBound - rows.count
  }

  /// Calls the action for items that move in front of the item at `index` of `target`. No effect if the items stay in their places.
  func move(
    _ sources: [(holder: any ReorderableHolding, index: Int)], to target: any ReorderableHolding, at index: Int
  ) {
    let own = IndexSet(sources.filter { $0.holder === target }.map(\.index))
    if own.count == sources.count, own.isInPlace(at: index) { return }
    let ids = sources.compactMap { itemID(of: $0.holder, at: $0.index) }
    guard ids.count == sources.count else { return }
    let slot = slot(in: target, at: index, without: own)
    withAnimation(reducesMotion ? nil : .default) { perform(ids, slot) }
  }

  /// The slot in front of the item at `index` of a collection without the items at `own`.
  private func slot(in holder: any ReorderableHolding, at index: Int, without own: IndexSet = []) -> ReorderSlot {
    let next = (index..<max(index, holder.itemCount)).first { !own.contains($0) }
    return ReorderSlot(collection: holder.collectionID, before: next.flatMap { itemID(of: holder, at: $0) })
  }
}

extension ReorderController: DropPlacing {
  func visit(at point: CGPoint?) {
    guard let point, isEnabled else {
      visit?.close()
      visit = nil
      return
    }
    if visit == nil {
      visit = ReorderDrag(visiting: self)
      slot = nil
    }
    guard let visit, !visit.hasChosenSlot(at: point) else { return }
    visit.openGap(at: point)
    slot = visit.destination(at: point).map { slot(in: $0.holder, at: $0.index) }
  }

  func setSlot(_ slot: ReorderSlot) {
    self.slot = slot
    visit?.choose(slot)
  }
}
