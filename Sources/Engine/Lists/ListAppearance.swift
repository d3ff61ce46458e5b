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
  /// True if a row of a list without a selection has the keyboard focus, and with it `ListRowAppearance.focusRing`.
  package var hasCursor = false
  /// The color of the ring around the row with the keyboard focus.
  package var focusRing = RGBAColor.clear
  /// The fill of selectable rows under the mouse; `nil` in a list without selection.
  package var hoverFill: RGBAColor?
  /// The color of the grip of movable rows, and of the grip on `highlight`; `nil` if no row can be moved.
  package var grip: RGBAColor?
  package var gripOnHighlight: RGBAColor?
  /// The opaque background of a row that a pointer moves.
  package var liftFill = RGBAColor.clear
  /// The background of each second row; `nil` for that of all rows.
  package var alternate: RGBAColor?
  /// The color of the chevrons of rows with `ShowsDisclosure`.
  package var disclosure = RGBAColor.clear
  /// The colors of each `RowMark` while the list is edited.
  package var markColors = RowMark.Colors()
  /// True while the list is edited: rows show their marks and grips.
  package var isEditing = false
  /// True if the marks of an edited list select rows (`RowMark.selection`), and false if they delete rows (`RowMark.delete`).
  package var marksSelect = false
  /// True if rows move without animation.
  package var reducesMotion = false

  package init() {}

  /// The distance of the chevron from the content of the row, and its width, in points.
  static let disclosureSpacing: CGFloat = 10
  static let disclosureWidth: CGFloat = 6

  /// The appearance of a row by its position in the list and its `traits`.
  package func row(
    at position: ListRowPosition, traits: ListRowTraits, isSelected: Bool, isMovable: Bool = false,
    isDeletable: Bool = false
  ) -> ListRowAppearance {
    var row = ListRowAppearance()
    row.traits = traits
    row.margins = margins(at: position, traits[SectionMargins.self])
    switch position.role {
    case .row:
      row.insets = traits[RowInsets.self].over(rowInsets)
      row.minimumLength = minimumRowLength
      row.background = position.isAlternate ? alternate ?? card : card
      row.isSelected = isSelected
      row.hoverFill = isSelected || traits[SelectionDisabled.self] ? nil : hoverFill
      row.liftFill = liftFill
      if isEditing { row.mark = mark(traits, isSelected: isSelected, isDeletable: isDeletable) }
      row.markColors = row.mark == nil ? row.markColors : markColors
      if isMovable, !traits[MoveDisabled.self] {
        addGrip(
          to: &row, keepsInsets: traits[RowInsets.self].trailing != nil && !isEditing,
          besideChevron: traits[ShowsDisclosure.self] && !isEditing)
      }
      if traits[ShowsDisclosure.self], !isEditing {
        row.disclosure = isSelected ? highlightedDisclosure : disclosure
        row.insets.trailing += Self.disclosureWidth + Self.disclosureSpacing
      }
      keepIndexFree(&row)
    case .header:
      row.insets = traits[RowInsets.self].over(headerInsets)
      row.minimumLength = minimumHeaderLength
      row.background = barColor
    case .footer:
      row.insets = traits[RowInsets.self].over(footerInsets)
      row.background = barColor
    }
    row.radius = position.role == .row ? cardRadius : 0
    row.roundsTop = position.isFirstRow
    row.roundsBottom = position.isLastRow
    row.highlightMargin = highlightMargin
    row.highlightRadius = highlightRadius
    if isSelected, position.role == .row { row.highlight = highlight }
    return row
  }

  /// Keeps the content of a row beside the section index. The highlight of a row without margins goes on below the index, to the edge of the
  /// list; cards and rounded highlights end before the index.
  private func keepIndexFree(_ row: inout ListRowAppearance) {
    let missing = max(0, indexWidth - row.margins.trailing)
    guard card == nil, highlightRadius == nil, row.margins.trailing == 0 else { return row.margins.trailing += missing }
    row.indexInset = missing
    row.insets.trailing += missing
    if row.grip != nil { row.gripInset += missing }
  }

  /// The color of the chevron of a selected row.
  private var highlightedDisclosure: RGBAColor { gripOnHighlight ?? disclosure }

  /// The `RowMark` of a row in an edited list; `nil` if the row can be neither selected nor deleted.
  private func mark(_ traits: ListRowTraits, isSelected: Bool, isDeletable: Bool) -> RowMark? {
    if marksSelect { return traits[SelectionDisabled.self] ? nil : .selection(isSelected: isSelected) }
    return isDeletable ? .delete : nil
  }

  /// Adds the grip of a movable row. It lies beside the scroll bar, and the content or the chevron beside the grip, unless a view has set the
  /// insets.
  private func addGrip(to row: inout ListRowAppearance, keepsInsets: Bool, besideChevron: Bool) {
    row.grip = row.isSelected ? gripOnHighlight : grip
    row.keepsGrip = isEditing
    let free = ListRowGrip.barWidth - max(margin, indexWidth)
    row.gripInset = max(isEditing ? ListRowGrip.editedInset : (row.insets.trailing - ListRowGrip.width) / 2, free)
    if !keepsInsets, row.grip != nil {
      let spacing =
        isEditing ? ListRowGrip.editedSpacing : besideChevron ? ListRowGrip.chevronSpacing : ListRowGrip.spacing
      row.insets.trailing = max(row.insets.trailing, row.gripInset + ListRowGrip.width + spacing)
    }
  }

  /// The margins of a row. `own`: `SectionMargins` of its section, at the ends of the section and at its sides.
  private func margins(at position: ListRowPosition, _ own: PartialInsets) -> EdgeInsets {
    let standard = EdgeInsets(
      top: position.isFirst ? endMargin : position.beginsSection ? sectionSpacing : 0, leading: margin,
      bottom: position.isLast ? endMargin : 0, trailing: margin)
    var margins = own.over(standard)
    if !position.beginsSection { margins.top = standard.top }
    if !position.endsSection { margins.bottom = standard.bottom }
    return margins
  }

  /// The color of the separator between two rows of a section by their traits; `nil` without it. `lower` is `nil` if the next row is not
  /// built.
  package func line(under upper: ListRowTraits, over lower: ListRowTraits?) -> RGBAColor? {
    let answers = [upper[BottomSeparator.self].isShown, lower?[TopSeparator.self].isShown]
    guard !answers.contains(false), showsSeparators || answers.contains(true) else { return nil }
    return upper[BottomSeparator.self].color ?? lower?[TopSeparator.self].color ?? separator
  }

  /// The color of the separator above the first or below the last row of a section; `nil` without it.
  func sectionLine(of row: ListRowTraits, isTop: Bool) -> RGBAColor? {
    isTop
      ? sectionLine(row[TopSeparator.self], row[SectionTopSeparator.self], isTop: true)
      : sectionLine(row[BottomSeparator.self], row[SectionBottomSeparator.self], isTop: false)
  }

  package func sectionLine(_ row: RowSeparator, _ section: RowSeparator, isTop: Bool) -> RGBAColor? {
    guard row.isShown != false, section.isShown ?? (separatesSections && !isTop) || row.isShown == true else {
      return nil
    }
    return section.color ?? row.color ?? separator
  }
}

/// The appearance of a row of a list.
package struct ListRowAppearance: Equatable {
  /// The settings by the views of the row, for properties that are drawn without a change of the layout.
  package var traits = ListRowTraits()
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
  /// The color of the ring of a row that keys act on without selecting it; `nil` for all other rows.
  package var focusRing: RGBAColor?
  package var highlight: RGBAColor?
  /// The fill under the mouse, in the shape of `highlight`; `nil` if the row does not react to the mouse.
  package var hoverFill: RGBAColor?
  package var highlightMargin: CGFloat = 0
  package var highlightRadius: CGFloat?
  /// The color of the grip by which a mouse moves the row; `nil` if the row cannot be moved.
  package var grip: RGBAColor?
  /// The width at the trailing edge of the background that the section index covers, in points; contained in `insets`.
  package var indexInset: CGFloat = 0
  /// The distance of the grip from the trailing edge of the row's background.
  package var gripInset: CGFloat = 0
  /// True if the grip is shown without the mouse, too.
  package var keepsGrip = false
  /// The control at the leading edge; `nil` unless `ListAppearance.isEditing`.
  package var mark: RowMark?
  package var markColors = RowMark.Colors()
  /// The color of the chevron at the trailing edge; `nil` without it.
  package var disclosure: RGBAColor?
  /// The opaque background while a pointer moves the row.
  package var liftFill = RGBAColor.clear

  package init() {}

  /// True if keys act on the row while the list has the keyboard focus.
  var isKeyTarget: Bool { isSelected || focusRing != nil }

  /// True if the row draws differently under the mouse.
  var reactsToHover: Bool { hoverFill != nil || grip != nil }

  /// The width before the content that `mark` takes, in points.
  var markWidth: CGFloat { mark == nil ? 0 : RowMark.width }

  /// True if a change to `other` needs no layout.
  func isLaidOut(like other: ListRowAppearance) -> Bool {
    margins == other.margins && insets == other.insets && indexInset == other.indexInset
      && minimumLength == other.minimumLength
      && markWidth == other.markWidth
  }
}
