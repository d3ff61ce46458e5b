import Engine

/// Defines the container in which the items of `reorderable()` move.
struct ReorderContainerModifier {
  let isEnabled: Bool
  /// Returns the identifier of an element; nil for an element of a different type.
  let itemID: (Any) -> AnyHashable?
  /// Called with the identifiers of moved items and their slot.
  let move: ([AnyHashable], ReorderSlot) -> Void
  @State private var controller = ReorderController()
}

extension ReorderContainerModifier: ViewModifier {
  func body(content: Content) -> some View {
    let controller = controller
    controller.configure(isEnabled: isEnabled, itemID: itemID, move: move)
    return
      content
      .environment(\.reorderController, controller)
      .modifier(ReorderTargetModifier(controller: controller))
      .modifier(ReorderSourceModifier(controller: controller))
  }
}

/// Lifts items of a `ReorderController` before inner views get the press as a drag.
private struct ReorderSourceModifier: NodeModifier {
  let controller: ReorderController

  func makeNode(_ environment: EnvironmentValues) -> GestureNode {
    updated(GestureNode(detector: DragLiftDetector(), precedence: .high), environment)
  }

  func updateNode(_ node: GestureNode, _ environment: EnvironmentValues) {
    controller.reducesMotion = environment.accessibilityReduceMotion
    node.isEnabled = environment.isEnabled
    let detector = unsafeDowncast(node.detector, to: DragLiftDetector.self)
    detector.canLift = { [weak controller] in controller?.item(at: $0) != nil }
    detector.lift = { [weak controller] in controller?.lift(at: $0) }
  }
}

/// Takes the drags of items of a `ReorderController`.
private struct ReorderTargetModifier: NodeModifier {
  let controller: ReorderController

  func makeNode(_ environment: EnvironmentValues) -> DropTargetNode { updated(DropTargetNode(), environment) }

  func updateNode(_ node: DropTargetNode, _ environment: EnvironmentValues) {
    node.isEnabled = environment.isEnabled
    node.context = controller
    node.accepts = { [weak controller] in controller?.accepts($0) == true }
    node.moved = { [weak controller, weak node] point in
      controller?.moveDrag(to: point.flatMap { node?.windowPoint($0) })
    }
    node.dropped = { [weak controller, weak node] _, point in
      guard let controller, let node else { return false }
      return controller.drop(at: node.windowPoint(point))
    }
  }
}

nonisolated extension View {
  /// Makes this list, stack, grid or layout a container in which people move items by dragging them.
  ///
  /// The items are those of each `ForEach` with `reorderable()` inside of the view. The mouse lifts an item after 8 points, a finger after a
  /// rest of half a second. Items between the old and the new slot make way, and scroll views scroll while the pointer is at their edges.
  /// Escape and a drop outside of the container put the item back. In a `List` with a selection selected rows move together, and
  /// Alt with Up or Down moves them by a row, and from the end of a collection to the neighboring collection of the `List`.
  ///
  /// ```swift
  /// ScrollView {
  ///   LazyVGrid(columns: columns) {
  ///     ForEach(photos) { PhotoView($0) }
  ///       .reorderable()
  ///   }
  ///   .reorderContainer(for: Photo.self) { difference in apply(difference) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: The type of the items.
  ///   - isEnabled: False if items stay in their places.
  ///   - move: Called once after a drop in a new slot, inside of `withAnimation(_:_:)`. The closure changes the data.
  public func reorderContainer<Item>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item: Identifiable, Item.ID: Sendable {
    reorderContainer(
      for: item, in: ReorderableSingleCollectionIdentifier.self, isEnabled: isEnabled, move: move)
  }

  /// Makes this view a container in which people move items between several collections; see `reorderContainer(for:isEnabled:move:)`.
  ///
  /// - Parameters:
  ///   - item: The type of the items of all collections.
  ///   - collectionID: The type of the identifiers of `reorderable(collectionID:)`.
  ///   - isEnabled: False if items stay in their places.
  ///   - move: Called once after a drop in a new slot, inside of `withAnimation(_:_:)`. The closure changes the data.
  public func reorderContainer<Item, CollectionID>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item: Identifiable, CollectionID: Hashable & Sendable, Item.ID: Sendable {
    reorder(isEnabled, { ($0 as? Item)?.id }, collectionID, move)
  }

  /// Makes this view a container in which people move items that are identified by a property.
  ///
  /// - Parameters:
  ///   - item: The type of the items.
  ///   - itemID: The property that identifies an item.
  ///   - isEnabled: False if items stay in their places.
  ///   - move: Called once after a drop in a new slot, inside of `withAnimation(_:_:)`. The closure changes the data.
  public func reorderContainer<Item, ItemID>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where ItemID: Hashable & Sendable {
    reorderContainer(
      for: item, itemID: itemID, in: ReorderableSingleCollectionIdentifier.self, isEnabled: isEnabled, move: move)
  }

  /// Makes this view a container in which people move items, which are identified by a property, between several collections.
  ///
  /// - Parameters:
  ///   - item: The type of the items of all collections.
  ///   - itemID: The property that identifies an item.
  ///   - collectionID: The type of the identifiers of `reorderable(collectionID:)`.
  ///   - isEnabled: False if items stay in their places.
  ///   - move: Called once after a drop in a new slot, inside of `withAnimation(_:_:)`. The closure changes the data.
  public func reorderContainer<Item, ItemID, CollectionID>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View where ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable {
    reorder(isEnabled, { ($0 as? Item)?[keyPath: itemID] }, collectionID, move)
  }

  private func reorder<ItemID: Hashable, CollectionID: Hashable>(
    _ isEnabled: Bool, _ itemID: @escaping (Any) -> ItemID?, _ collectionID: CollectionID.Type,
    _ move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View {
    modifier(
      ReorderContainerModifier(isEnabled: isEnabled, itemID: { itemID($0).map { AnyHashable($0) } }) { ids, slot in
        guard let destination: ReorderDifference<ItemID, CollectionID>.Destination = slot.destination() else { return }
        move(ReorderDifference(sources: ids.compactMap { $0.base as? ItemID }, destination: destination))
      })
  }
}
