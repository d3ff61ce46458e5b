/// The provider of the `appearance` and the selection of a list, implemented by the list's element.
@MainActor package protocol ListRowStyling: AnyObject {
  var listAppearance: ListAppearance { get }
  /// True if a built row is selected.
  func isSelected(_ row: ListRowNode, item: Int) -> Bool
  /// The number of rows that can be selected at once.
  var selectableCount: SelectableCount { get }
  /// True if the row of an item can be selected.
  func isSelectable(item: Int) -> Bool
  /// Selects or deselects the row of an item, as a click does.
  func setSelected(_ isSelected: Bool, item: Int)
  /// Selects all rows, or none. Returns false if the list does not allow it.
  func setAllSelected(_ isSelected: Bool) -> Bool
  /// True if the `ForEach` of an item has an action that moves rows.
  func isMovable(item: Int) -> Bool
}

/// The number of rows of a list that can be selected at once.
package enum SelectableCount: Sendable {
  case none, one, several
}
