/// The position of a row in its list.
package struct ListRowPosition: Equatable, Sendable {
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
  package func listPosition(ofLine line: Int, standsApart: Bool = false) -> ListRowPosition {
    let (own, section) = (role(ofLine: line), section(ofLine: line))
    func isRowOfSection(_ line: Int) -> Bool {
      (0..<count).contains(line) && role(ofLine: line) == .row && self.section(ofLine: line) == section
    }
    var position = ListRowPosition()
    position.role = own
    position.isFirstRow = own == .row && (standsApart || !isRowOfSection(line - 1))
    position.isLastRow = own == .row && (standsApart || !isRowOfSection(line + 1))
    position.beginsSection = line == 0 || self.section(ofLine: line - 1) != section
    position.endsSection = line == count - 1 || self.section(ofLine: line + 1) != section
    position.isFirst = line == 0
    position.isLast = line == count - 1
    position.isAlternate = own == .row && line % 2 == 1
    return position
  }
}

extension ListRowPosition {
  /// The position of the node with index `number` among the `count` nodes of one item.
  func part(_ number: Int, of count: Int) -> ListRowPosition {
    guard count > 1 else { return self }
    var position = self
    let (isFirst, isLast) = (number == 0, number == count - 1)
    position.isFirstRow = isFirstRow && isFirst
    position.isLastRow = isLastRow && isLast
    position.beginsSection = beginsSection && isFirst
    position.endsSection = endsSection && isLast
    position.isFirst = self.isFirst && isFirst
    position.isLast = self.isLast && isLast
    return position
  }
}
