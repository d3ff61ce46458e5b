/// The change of a collection, or of several, that follows from a drag of items in a `reorderContainer`.
///
/// ```swift
/// func apply(_ difference: ReorderDifference<Task.ID, ReorderableSingleCollectionIdentifier>) {
///   let moved = tasks.filter { difference.sources.contains($0.id) }
///   tasks.removeAll { difference.sources.contains($0.id) }
///   var index = tasks.endIndex
///   if case .before(let id) = difference.destination.position { index = tasks.firstIndex { $0.id == id } ?? index }
///   tasks.insert(contentsOf: moved, at: index)
/// }
/// ```
public struct ReorderDifference<ItemID, CollectionID> {
  /// The identifiers of the items to be moved, in the order of the container. An item that the program has removed since the last frame can
  /// be among them.
  public var sources: [ItemID]
  /// The slot to which the items move.
  public var destination: Destination

  /// The slot of moved items: a collection, and a position in it.
  public struct Destination {
    /// The identifier of the collection, from `reorderable(collectionID:)`.
    public var collectionID: CollectionID
    /// The position in the collection without the moved items. Without the item of `Position.before(_:)`, which the program may have removed
    /// since the last frame, items are best moved to the end.
    public var position: Position

    /// A position in a collection.
    @frozen public enum Position {
      /// The position in front of the item with the identifier, which is never a moved item.
      case before(ItemID)
      /// The position after the last item.
      case end
    }

    /// Creates a slot in the collection with an identifier.
    public init(collectionID: CollectionID, position: Position) {
      self.collectionID = collectionID
      self.position = position
    }

    /// Creates a slot in the only collection of a container.
    public init(position: Position) where CollectionID == ReorderableSingleCollectionIdentifier {
      self.init(collectionID: ReorderableSingleCollectionIdentifier(), position: position)
    }
  }
}

extension ReorderDifference: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination.Position: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination.Position: Equatable where ItemID: Equatable, CollectionID: Equatable {}

/// The identifier of the only collection in a `reorderContainer`; all values are equal.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
  /// Creates the identifier.
  public nonisolated init() {}
}
