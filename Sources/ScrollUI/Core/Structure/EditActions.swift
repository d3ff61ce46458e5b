/// The edits of a bound collection that the rows of a list offer.
///
/// ```swift
/// List($trips, editActions: .all) { $trip in TextField("Name", text: $trip.name) }
/// ```
///
/// The list changes the collection itself: without an `onDelete(perform:)` or `onMove(perform:)`. `deleteDisabled(_:)` and
/// `moveDisabled(_:)` exclude rows.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  private static var deletion: Int { 1 }
  private static var movement: Int { 2 }

  var allowsDeletion: Bool { rawValue & Self.deletion != 0 }
  var allowsMovement: Bool { rawValue & Self.movement != 0 }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows are deleted by a swipe, by the Delete key, and by the marks of an `EditButton`.
  public static var delete: EditActions { EditActions(rawValue: deletion) }
}

extension EditActions where Data: MutableCollection {
  /// Rows are moved by their grips, after a rest of the pointer, and by Alt with Up or Down.
  public static var move: EditActions { EditActions(rawValue: movement) }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// `delete` and `move`.
  public static var all: EditActions { [.delete, .move] }
}
