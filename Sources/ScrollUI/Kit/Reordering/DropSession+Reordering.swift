/// The slot of a `DropSession` in a `reorderContainer`.
extension DropSession {
  /// Returns the slot between the items of a `reorderContainer` at which its items make way for the drop.
  ///
  /// The container is inside of the view with `dropDestination(for:isEnabled:action:)`:
  ///
  /// ```swift
  /// LazyVStack {
  ///   ForEach(songs) { SongRow($0) }
  ///     .reorderable()
  /// }
  /// .reorderContainer(for: Song.self) { apply($0) }
  /// .dropDestination(for: Song.self) { songs, session in
  ///   insert(songs, at: session.reorderDestination(for: Song.self))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: The type of the items of the `reorderContainer`.
  ///   - collectionID: The type of the identifiers of `reorderable(collectionID:)`.
  /// - Returns: Nil without a `reorderContainer`, and if the pointer was not near a collection.
  public nonisolated func reorderDestination<Item: Identifiable, CollectionID>(
    for item: Item.Type, in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
  ) -> ReorderDifference<Item.ID, CollectionID>.Destination? { destination() }

  /// Returns the slot for a drop between the items of a `reorderContainer` that identifies them by a property; see
  /// `reorderDestination(for:in:)`.
  ///
  /// - Parameters:
  ///   - item: The type of the items of the `reorderContainer`.
  ///   - itemID: The property that identifies an item, as in `reorderContainer(for:itemID:isEnabled:move:)`.
  ///   - collectionID: The type of the identifiers of `reorderable(collectionID:)`.
  public nonisolated func reorderDestination<Item, ItemID, CollectionID>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>,
    in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
  ) -> ReorderDifference<ItemID, CollectionID>.Destination? { destination() }

  private func destination<ItemID, CollectionID>() -> ReorderDifference<ItemID, CollectionID>.Destination? {
    slot?.destination()
  }
}

extension ReorderSlot {
  /// The slot with the types of the program; nil if they are not those of the container.
  func destination<ItemID, CollectionID>() -> ReorderDifference<ItemID, CollectionID>.Destination? {
    guard let collection = collection.base as? CollectionID else { return nil }
    guard let before else { return .init(collectionID: collection, position: .end) }
    return (before.base as? ItemID).map { .init(collectionID: collection, position: .before($0)) }
  }
}

extension DropConfiguration {
  /// Creates a configuration with an effect and the slot at which a `reorderContainer` inside of the target makes way.
  ///
  /// - Parameters:
  ///   - operation: The `DropOperation` of a drop at the present point.
  ///   - destination: The `ReorderDifference.Destination`, until the pointer moves.
  public init<ItemID, CollectionID>(
    operation: DropOperation, destination: ReorderDifference<ItemID, CollectionID>.Destination
  ) where ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable {
    var before: AnyHashable?
    if case .before(let id) = destination.position { before = AnyHashable(id) }
    self.init(
      operation: operation,
      slot: ReorderSlot(collection: AnyHashable(destination.collectionID), before: before))
  }
}
