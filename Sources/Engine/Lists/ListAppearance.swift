/// The appearance of a `List`. Lengths in points, colors resolved in its environment.
package struct ListAppearance: Equatable, Sendable {
  /// The margin at either side of the rows.
  package var margin: CGFloat = 0
  /// The distance of the section index from the trailing edge: the width of the scroll bar, in points.
  package static let indexInset = ListRowGrip.barWidth
  /// The width of the section index and the scroll bar, which rows keep free; 0 without an index.
  package var indexWidth: CGFloat = 0
  /// The margin before the first and after the last section.
  package var endMargin: CGFloat = 0
  /// The distance between sections.
  package var sectionSpacing: CGFloat = 0
  /// The background of all rows of a section, with the corner radius `cardRadius`; `nil` without it.
  package var card: RGBAColor?
  package var cardRadius: CGFloat = 0
  /// The background of headers and footers, below which rows scroll; `nil` without it.
  package var barColor: RGBAColor?
  /// The insets of the content in a row.
  package var rowInsets = EdgeInsets()
  package var headerInsets = EdgeInsets()
  package var footerInsets = EdgeInsets()
  package var minimumRowLength: CGFloat = 0
  package var minimumHeaderLength: CGFloat = 0
  /// The color of separators between rows without their own setting.
  package var separator = RGBAColor.clear
  package var showsSeparators = true
  /// True if there is a `separator` below each section.
  package var separatesSections = false
  /// The background of selected rows, its distance from the sides and its corner radius, which defaults to that of the card.
  package var highlight = RGBAColor.clear
  package var highlightMargin: CGFloat = 0
  package var highlightRadius: CGFloat?
  /// The fill of selectable rows under the mouse; `nil` in a list without selection.
  package var hoverFill: RGBAColor?
  /// The color of the grip of movable rows, and of the grip on `highlight`; `nil` if no row can be moved.
  package var grip: RGBAColor?
  package var gripOnHighlight: RGBAColor?
  /// The opaque background of a row that a pointer moves.
  package var liftFill = RGBAColor.clear

  package init() {}

  /// The appearance of a row by its position in the list and its `traits`.
  package func row(at place: ListRowPlace, traits: ListRowTraits, isSelected: Bool, isMovable: Bool = false)
    -> ListRowAppearance
  {
    var row = ListRowAppearance()
    row.margins = margins(at: place)
    switch place.role {
    case .row:
      row.margins.trailing = max(margin, indexWidth)
      row.insets = traits.insets ?? rowInsets
      row.minimumLength = minimumRowLength
      row.background = card
      row.isSelected = isSelected
      row.hoverFill = isSelected || traits.isSelectionDisabled ? nil : hoverFill
      row.liftFill = liftFill
      if isMovable, !traits.isMoveDisabled { addGrip(to: &row, keepsInsets: traits.insets != nil) }
    case .header:
      row.insets = traits.insets ?? headerInsets
      row.minimumLength = minimumHeaderLength
      row.background = barColor
    case .footer:
      row.insets = traits.insets ?? footerInsets
      row.background = barColor
    }
    row.radius = place.role == .row ? cardRadius : 0
    row.roundsTop = place.isFirstRow
    row.roundsBottom = place.isLastRow
    row.highlightMargin = highlightMargin
    row.highlightRadius = highlightRadius
    if isSelected, place.role == .row { row.highlight = highlight }
    return row
  }

  /// Adds the grip of a movable row. It lies beside the scroll bar, and the content beside the grip, unless a view has set the insets.
  private func addGrip(to row: inout ListRowAppearance, keepsInsets: Bool) {
    row.grip = row.isSelected ? gripOnHighlight : grip
    let free = ListRowGrip.barWidth - max(margin, indexWidth)
    row.gripInset = max((row.insets.trailing - ListRowGrip.width) / 2, free)
    if !keepsInsets, row.grip != nil {
      row.insets.trailing = max(row.insets.trailing, row.gripInset + ListRowGrip.width + ListRowGrip.spacing)
    }
  }

  private func margins(at place: ListRowPlace) -> EdgeInsets {
    EdgeInsets(
      top: place.isFirst ? endMargin : place.beginsSection ? sectionSpacing : 0, leading: margin,
      bottom: place.isLast ? endMargin : 0, trailing: margin)
  }

  /// The color of the separator between two rows of a section by their traits; `nil` without it. `lower` is `nil` if the next row is not
  /// built.
  package func line(under upper: ListRowTraits, over lower: ListRowTraits?) -> RGBAColor? {
    let answers = [upper.bottom.isShown, lower?.top.isShown]
    guard !answers.contains(false), showsSeparators || answers.contains(true) else { return nil }
    return upper.bottom.color ?? lower?.top.color ?? separator
  }

  /// The color of the separator above the first or below the last row of a section; `nil` without it.
  package func sectionLine(_ row: ListRowTraits.Line, _ section: ListRowTraits.Line, isTop: Bool) -> RGBAColor? {
    guard row.isShown != false, section.isShown ?? (separatesSections && !isTop) || row.isShown == true else {
      return nil
    }
    return section.color ?? row.color ?? separator
  }
}

/// The appearance of a row of a list.
package struct ListRowAppearance: Equatable, Sendable {
  /// The insets of the row's background in the row.
  package var margins = EdgeInsets()
  /// The insets of the content in the background.
  package var insets = EdgeInsets()
  /// The minimum length of the row in points, without `margins`.
  package var minimumLength: CGFloat = 0
  package var background: RGBAColor?
  /// The radius of the rounded corners, in points.
  package var radius: CGFloat = 0
  package var roundsTop = false
  package var roundsBottom = false
  package var isSelected = false
  package var highlight: RGBAColor?
  /// The fill under the mouse, in the shape of `highlight`; `nil` if the row does not react to the mouse.
  package var hoverFill: RGBAColor?
  package var highlightMargin: CGFloat = 0
  package var highlightRadius: CGFloat?
  /// The color of the grip by which a mouse moves the row; `nil` if the row cannot be moved.
  package var grip: RGBAColor?
  /// The distance of the grip from the trailing edge of the row's background.
  package var gripInset: CGFloat = 0
  /// The opaque background while a pointer moves the row.
  package var liftFill = RGBAColor.clear

  package init() {}

  /// True if the row draws differently under the mouse.
  var reactsToHover: Bool { hoverFill != nil || grip != nil }

  /// True if a change to `other` needs no layout.
  func isLaidOut(like other: ListRowAppearance) -> Bool {
    margins == other.margins && insets == other.insets && minimumLength == other.minimumLength
  }
}
