/// The part of a list row in a tree of rows.
package struct RowDisclosure {
  /// True if the rows below it are shown; nil for a row that has none.
  package var isExpanded: Bool?
  /// The identity of the row that shows and hides this row; nil for a root.
  package var parent: AnyHashable?
  /// Shows or hides the rows below it.
  package var setExpanded: @MainActor (Bool) -> Void

  package init(isExpanded: Bool?, parent: AnyHashable? = nil, setExpanded: @escaping @MainActor (Bool) -> Void) {
    self.isExpanded = isExpanded
    self.parent = parent
    self.setExpanded = setExpanded
  }
}

/// Provides the `RowDisclosure` of a row.
package final class RowDisclosureNode: UnaryNode {
  /// The value, which has no effect on the layout.
  package var disclosure: RowDisclosure

  package init(_ disclosure: RowDisclosure) { self.disclosure = disclosure }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(RowDisclosure.self) ? disclosure : super.layoutValue(for: key)
  }
}

extension ListRowNode {
  /// The part of the row in a tree of rows; nil outside of trees.
  package var disclosure: RowDisclosure? { layoutValue(RowDisclosure.self) }
}
