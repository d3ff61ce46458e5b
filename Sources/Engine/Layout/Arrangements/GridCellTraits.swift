/// The values that a view sets for its enclosing grid; nil if it does not set them.
package struct GridCellTraits: Equatable {
  /// The row of the view. A view without a row is a row by itself.
  package var row: ObjectIdentifier?
  /// The alignment guide of the row.
  package var rowAlignment: VerticalAlignment?
  /// The number of columns that the view spans, at least 1.
  package var columns: Int?
  /// The axes along which the view takes the length of its column or row without affecting it.
  package var unsizedAxes: Axis.Set?
  /// The alignment guide of the column.
  package var columnAlignment: HorizontalAlignment?
  /// The point of the view that is aligned with the same point of its cell. Overrides the guides.
  package var anchor: UnitPoint?

  package init() {}

  /// These traits, with the values of `inner` for those that are nil.
  fileprivate func over(_ inner: GridCellTraits) -> GridCellTraits {
    var result = self
    result.row = row ?? inner.row
    result.rowAlignment = rowAlignment ?? inner.rowAlignment
    result.columns = columns ?? inner.columns
    result.unsizedAxes = unsizedAxes ?? inner.unsizedAxes
    result.columnAlignment = columnAlignment ?? inner.columnAlignment
    result.anchor = anchor ?? inner.anchor
    return result
  }
}

/// Carries the `GridCellTraits` of its child for a grid. Without effect outside of grids.
package final class GridTraitsNode: UnaryNode {
  package var traits: GridCellTraits { didSet { if traits != oldValue { traitsDidChange() } } }

  package init(traits: GridCellTraits) {
    self.traits = traits
    super.init()
  }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    guard key == ObjectIdentifier(GridCellTraits.self) else { return super.layoutValue(for: key) }
    return traits.over(child?.gridTraits ?? GridCellTraits())
  }
}

extension RenderNode {
  /// The `GridCellTraits` that the view sets for its grid.
  package final var gridTraits: GridCellTraits {
    layoutValue(GridCellTraits.self) ?? GridCellTraits()
  }
}
