import Geometry

/// What a view says about itself for the grid that it stands in; nil where it says nothing.
package struct GridCellTraits: Equatable {
  /// The row that it belongs to. Without one it is a row by itself.
  package var row: ObjectIdentifier?
  /// The guide that the row's views line up by.
  package var rowAlignment: VerticalAlignment?
  /// How many columns it spans, 1 at least.
  package var columns: Int?
  /// The axes along which it takes what its column or row has, and asks for nothing.
  package var unsizedAxes: Axis.Set?
  /// The guide that the views of its column line up by.
  package var columnAlignment: HorizontalAlignment?
  /// The point of it that is put at the same point of its cell, whatever else lines up there.
  package var anchor: UnitPoint?

  package init() {}

  static let key = ObjectIdentifier(GridCellTraits.self)

  /// These traits where they say something, and `inner` elsewhere.
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

/// Tells a grid about its child. Elsewhere it changes nothing.
package final class GridTraitsNode: UnaryNode {
  package var traits: GridCellTraits { didSet { if traits != oldValue { traitsDidChange() } } }

  package init(traits: GridCellTraits) {
    self.traits = traits
    super.init()
  }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    guard key == GridCellTraits.key else { return super.layoutValue(for: key) }
    return traits.over(child?.gridTraits ?? GridCellTraits())
  }
}

extension RenderNode {
  /// What the view says for the grid that holds it.
  final var gridTraits: GridCellTraits {
    layoutValue(for: GridCellTraits.key) as? GridCellTraits ?? GridCellTraits()
  }
}
