/// The provider of the `appearance` and the selection of a list, implemented by the list's element.
@MainActor package protocol ListRowStyling: AnyObject {
  var listAppearance: ListAppearance { get }
  /// True if a built row is selected.
  func isSelected(_ row: ListRowNode, item: Int) -> Bool
  /// True if the `ForEach` of an item has an action that moves rows.
  func isMovable(item: Int) -> Bool
}
