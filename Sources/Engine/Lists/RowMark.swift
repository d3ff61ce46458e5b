/// The control at the leading edge of a `ListRowNode` while the list is edited.
package enum RowMark: Equatable, Sendable {
  /// A circle that offers to delete the row.
  case delete
  /// A circle that is filled if the row is selected.
  case selection(isSelected: Bool)

  /// The colors of the marks, a part of `ListAppearance`.
  package struct Colors: Equatable, Sendable {
    package var delete = RGBAColor.clear
    /// The fill of the circle of a selected row, and the checkmark on it.
    package var fill = RGBAColor.clear
    package var check = RGBAColor.clear
    /// The circle of a row that is not selected.
    package var edge = RGBAColor.clear

    package init() {}
  }

  /// The width that a row keeps free for its mark, beside its leading inset, in points.
  static let width: CGFloat = 30
  static let diameter: CGFloat = 20
  private static let lineWidth: CGFloat = 1.5

  /// Paints the mark with its leading edge at `x` and its center at `y`, both in points.
  @MainActor func paint(_ context: inout PaintContext, x: CGFloat, centerY y: CGFloat, colors: Colors) {
    let circle = CGRect(x: x, y: y - Self.diameter / 2, width: Self.diameter, height: Self.diameter)
    switch self {
    case .delete:
      context.fill(circle, radius: Self.diameter / 2, color: colors.delete)
      let bar = CGRect(x: circle.midX - 5, y: y - 1, width: 10, height: 2)
      context.fill(bar, radius: 1, color: .white)
    case .selection(isSelected: false):
      context.frame(circle, radius: Self.diameter / 2, lineWidth: Self.lineWidth, color: colors.edge)
    case .selection(isSelected: true):
      context.fill(circle, radius: Self.diameter / 2, color: colors.fill)
      var check = VectorPath()
      check.move(to: CGPoint(x: circle.midX - 4.5, y: y + 0.5))
      check.addLine(to: CGPoint(x: circle.midX - 1.5, y: y + 3.5))
      check.addLine(to: CGPoint(x: circle.midX + 4.5, y: y - 3.5))
      context.stroke(check, PathStroke(width: 2, cap: .round, join: .round), paint: .color(colors.check))
    }
  }
}
