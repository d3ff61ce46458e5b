/// Where a row stands in its list.
package struct ListRowPlace: Equatable, Sendable {
  package var role = LazyRole.row
  /// Whether it is the first row of its section, and the last; headers and footers do not count.
  package var isFirstRow = true
  package var isLastRow = true
  /// Whether its section begins with it, be it a header or a row.
  package var beginsSection = true
  /// Whether it is the first, and the last, of the whole list.
  package var isFirst = true
  package var isLast = true

  package init() {}
}

extension LazyLines {
  /// Where a line stands among the others. `standsApart`: rows have room between them, so that each is by itself.
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
    place.isFirst = line == 0
    place.isLast = line == count - 1
    return place
  }
}

extension ListRowPlace {
  /// The place of one of several nodes that an item of the list has turned out to be.
  func part(_ number: Int, of count: Int) -> ListRowPlace {
    guard count > 1 else { return self }
    var place = self
    let (isFirst, isLast) = (number == 0, number == count - 1)
    place.isFirstRow = isFirstRow && isFirst
    place.isLastRow = isLastRow && isLast
    place.beginsSection = beginsSection && isFirst
    place.isFirst = self.isFirst && isFirst
    place.isLast = self.isLast && isLast
    return place
  }
}
