import Geometry
import Graphics

/// How a list looks: lengths in points, colours as they are in its environment.
package struct ListLook: Equatable, Sendable {
  /// Room at either side of the rows.
  package var margin: CGFloat = 0
  /// Room before the first and behind the last section.
  package var endMargin: CGFloat = 0
  /// Room between sections.
  package var sectionSpacing: CGFloat = 0
  /// What lies behind the rows of a section together, and the radius of its corners.
  package var card: RGBAColor?
  package var cardRadius: CGFloat = 0
  /// What lies behind headers and footers, so that rows can pass beneath.
  package var barColor: RGBAColor?
  /// Room around the contents.
  package var rowInsets = EdgeInsets()
  package var headerInsets = EdgeInsets()
  package var footerInsets = EdgeInsets()
  package var minimumRowLength: CGFloat = 0
  package var minimumHeaderLength: CGFloat = 0
  /// The lines between rows, unless a row says otherwise.
  package var separator = RGBAColor.clear
  package var showsSeparators = true
  /// Whether there is a line under each section.
  package var separatesSections = false
  /// What lies behind selected rows, how far it keeps from the sides, and the radius of its corners; without one they are those of the
  /// card.
  package var highlight = RGBAColor.clear
  package var highlightMargin: CGFloat = 0
  package var highlightRadius: CGFloat?

  package init() {}

  /// What a row looks like by its place and by what it says itself.
  package func row(at place: ListRowPlace, traits: ListRowTraits, isSelected: Bool) -> ListRowLook {
    var row = ListRowLook()
    row.margins = margins(at: place)
    switch place.role {
    case .row:
      row.insets = traits.insets ?? rowInsets
      row.minimumLength = minimumRowLength
      row.background = card
      row.isSelected = isSelected
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
    if isSelected, place.role == .row {
      row.highlight = highlight
      row.highlightMargin = highlightMargin
      row.highlightRadius = highlightRadius
    }
    return row
  }

  private func margins(at place: ListRowPlace) -> EdgeInsets {
    EdgeInsets(
      top: place.isFirst ? endMargin : place.beginsSection ? sectionSpacing : 0, leading: margin,
      bottom: place.isLast ? endMargin : 0, trailing: margin)
  }

  /// The line between two rows of a section, by what each of them says; `lower` nil where it is not known.
  package func line(under upper: ListRowTraits, over lower: ListRowTraits?) -> RGBAColor? {
    let answers = [upper.bottom.isShown, lower?.top.isShown]
    guard !answers.contains(false), showsSeparators || answers.contains(true) else { return nil }
    return upper.bottom.color ?? lower?.top.color ?? separator
  }

  /// The line over the first, or under the last row of a section.
  package func sectionLine(_ row: ListRowTraits.Line, _ section: ListRowTraits.Line, isTop: Bool) -> RGBAColor? {
    guard row.isShown != false, section.isShown ?? (separatesSections && !isTop) || row.isShown == true else {
      return nil
    }
    return section.color ?? row.color ?? separator
  }
}

/// How one row of a list looks.
package struct ListRowLook: Equatable, Sendable {
  /// Room around what lies behind the row.
  package var margins = EdgeInsets()
  /// Room around the content inside of that.
  package var insets = EdgeInsets()
  /// The row is at least so long, without its margins.
  package var minimumLength: CGFloat = 0
  package var background: RGBAColor?
  /// The radius of the corners that are round.
  package var radius: CGFloat = 0
  package var roundsTop = false
  package var roundsBottom = false
  package var isSelected = false
  package var highlight: RGBAColor?
  package var highlightMargin: CGFloat = 0
  package var highlightRadius: CGFloat?

  package init() {}

  /// Whether a row that looks like this is laid out as one that looks like `other`.
  func isLaidOut(like other: ListRowLook) -> Bool {
    margins == other.margins && insets == other.insets && minimumLength == other.minimumLength
  }
}
