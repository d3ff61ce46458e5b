/// The corners of a row that are rounded.
struct ListRowCorners: Equatable {
  var top: Bool
  var bottom: Bool
}

/// The state of the drawing around a list row's content: separators, hover, and the row's part in a move.
package struct RowDecorations: Equatable {
  /// The colors of the separators above and below the row; `nil` without a separator.
  var topLine: RGBAColor?
  var bottomLine: RGBAColor?
  /// True while the mouse is over a row that reacts to it.
  var isHovered = false
  /// True while the mouse is over the grip of a movable row.
  var isGripHovered = false
  /// The elevation of a row that a pointer moves: 0 in the list, 1 above the list.
  var lift: CGFloat = 0
  /// The number of rows that move together with the row, itself included.
  var liftedCount = 1
  /// True while the list makes way for a row that a pointer moves.
  var isAside = false
  /// The corners that are rounded while rows move aside; `nil` for those of the row's appearance.
  var asideCorners: ListRowCorners?

  /// The line at which items would be inserted; `nil` without a drag over the row.
  package var insertion: Insertion?

  /// A line along an edge of the row.
  package struct Insertion: Equatable {
    /// True for the lower edge.
    package var isBelow: Bool
    var color: RGBAColor
  }

  /// True while the row is drawn above the list.
  var isLifted: Bool { lift > 0 }
  /// True if the row shows that the mouse is over it.
  var showsHover: Bool { isHovered && !isAside }
  /// True if a movable row shows its grip: under the mouse, and while a pointer moves the row.
  var showsGrip: Bool { isLifted || showsHover }
  var hasLines: Bool { topLine != nil || bottomLine != nil }

  /// Ends the hover and the move, without animation.
  mutating func reset() {
    (isHovered, isGripHovered) = (false, false)
    (lift, isAside, asideCorners, insertion) = (0, false, nil, nil)
  }
}
