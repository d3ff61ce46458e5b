/// The matches of a search in the order of the items. An item with several matches is stored once, with their number.
package struct FindHits {
  /// The matches of an item.
  private struct Row {
    let item: Int
    /// The number of matches in the rows of the same list up to this one, which is included.
    let end: Int
  }

  /// The rows before the item with which the search began.
  private var before: [Row] = []
  private var after: [Row] = []

  /// The number of matches.
  package var count: Int { beforeCount + (after.last?.end ?? 0) }

  private var beforeCount: Int { before.last?.end ?? 0 }

  /// The number of items that are stored.
  package var rowCount: Int { before.count + after.count }

  /// The item of a match. O(log n).
  package subscript(index: Int) -> Int {
    let (rows, number) = index < beforeCount ? (before, index) : (after, index - beforeCount)
    return rows[rows.indices.partition { rows[$0].end > number }].item
  }

  /// The index of the first match from the start of the `FindSession` on; nil without such a match.
  package var firstAfterStart: Int? { after.isEmpty ? nil : beforeCount }

  package init() {}

  /// Appends rows with matches, by their offsets from `item`.
  ///
  /// - Parameter wraps: True for rows before the item with which the search began.
  package mutating func append(_ rows: [(offset: Int, count: Int)], from item: Int, wraps: Bool) {
    for row in rows {
      let end = ((wraps ? before : after).last?.end ?? 0) + row.count
      let found = Row(item: item + row.offset, end: end)
      if wraps { before.append(found) } else { after.append(found) }
    }
  }

  /// The index of the first match in `item` or after it; `count` without such a match. O(log n).
  package func index(from item: Int) -> Int {
    let row = (0..<rowCount).partition { ($0 < before.count ? before[$0] : after[$0 - before.count]).item >= item }
    if row <= before.count { return row > 0 ? before[row - 1].end : 0 }
    return beforeCount + after[row - before.count - 1].end
  }
}
