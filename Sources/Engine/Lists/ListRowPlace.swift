/// The position of a row in its list.
package struct ListRowPlace: Equatable, Sendable {
  package var role = LazyRole.row
  /// True for the first row of a section; `isLastRow` for the last. Headers and footers do not count.
  package var isFirstRow = true
  package var isLastRow = true
  /// True for the first line of a section, a header or a row.
  package var beginsSection = true
  /// True for the last line of a section, a row or a footer.
  package var endsSection = true
  /// True for the first line of the list; `isLast` for the last.
  package var isFirst = true
  package var isLast = true
  /// True for each second row, which has the background `ListAppearance.alternate`.
  package var isAlternate = false

  package init() {}
}

extension LazyLines {
  /// The position of a line in the list. `standsApart`: True if there is a gap between rows, so that each row has all corners rounded.
  package func listPlace(ofLine line: Int, standsApart: Bool = false) -> ListRowPlace {
    let (own, section) = (role(ofLine: line), section(ofLine: line))
    func isRowOfSection(_ line: Int) -> Bool {
      (0..<count).contains(line) && role(ofLine: line) == .row && self.section(ofLine: line) == section
    }
    var place = ListRowPlace()
    place.role = own
    place.isFirstRow = own == .row && (standsApart || !isRowOfSection(line - 1))
    place.isLastRow = own == .row && (standsApart || !isRowOfSection(line + 1))
    place.beginsSection = line == 0 || self.section(ofLine: line - 1) != section
    place.endsSection = line == count - 1 || self.section(ofLine: line + 1) != section
    place.isFirst = line == 0
    place.isLast = line == count - 1
    place.isAlternate = own == .row && line % 2 == 1
    return place
  }
}

extension ListRowPlace {
  /// The position of the node with index `number` among the `count` nodes of one item.
  func part(_ number: Int, of count: Int) -> ListRowPlace {
    guard count > 1 else { return self }
    var place = self
    let (isFirst, isLast) = (number == 0, number == count - 1)
    place.isFirstRow = isFirstRow && isFirst
    place.isLastRow = isLastRow && isLast
    place.beginsSection = beginsSection && isFirst
    place.endsSection = endsSection && isLast
    place.isFirst = self.isFirst && isFirst
    place.isLast = self.isLast && isLast
    return place
  }
}
