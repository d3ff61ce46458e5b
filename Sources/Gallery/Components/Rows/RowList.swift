import ScrollUI

/// The rows of `MillionPage`. Deterministic, so that they are the same on every machine.
package struct RowList {
  /// A row. `id` counts from 1 for initial rows, and downwards from 0 for `insert(_:)`.
  ///
  /// A row takes eight bytes: a page that is kept for the way back keeps a million of them.
  package struct Row: Identifiable {
    private let number: Int32
    private var sentenceCount: UInt8

    init(id: Int, sentences: Int) {
      number = Int32(clamping: id)
      sentenceCount = UInt8(clamping: sentences)
    }

    package var id: Int { Int(number) }

    /// The number of sentences in `text`, 1…5.
    package var sentences: Int {
      get { Int(sentenceCount) }
      set { sentenceCount = UInt8(clamping: newValue) }
    }

    /// The `sentences` of the entry of `world` at `id`.
    func text(in world: World) -> String { world.text(at: id, sentences: sentences) }
  }

  /// A range of consecutive rows under a common header.
  package struct Section: Identifiable {
    package let id: Int
    package let rows: Range<Int>
  }

  package private(set) var rows: [Row]
  private var random = SplitMix(state: 2026)
  private var nextInserted = 0

  package init(count: Int) {
    var random = SplitMix(state: 7)
    rows = (0..<min(max(0, count), Int(Int32.max))).map { Row(id: $0 + 1, sentences: 1 + Int(random.next() % 5)) }
  }

  /// The sections of the list: 100, or fewer if they would have less than 100 rows each.
  package var sections: [Section] {
    let length = max(100, (rows.count + 99) / 100)
    return stride(from: 0, to: rows.count, by: length).enumerated().map { number, start in
      Section(id: number, rows: start..<min(start + length, rows.count))
    }
  }

  /// A pseudo-random row, a different row for each call; nil if the list is empty.
  mutating func randomRow() -> Row? {
    rows.isEmpty ? nil : rows[Int(random.next() % UInt64(rows.count))]
  }

  /// Inserts `count` new rows at the beginning.
  package mutating func insert(_ count: Int) {
    let new = (0..<count).map { number in
      Row(id: nextInserted - number, sentences: 1 + Int(random.next() % 5))
    }
    nextInserted -= count
    rows.insert(contentsOf: new, at: 0)
  }

  /// Removes every second row of the first `2 * count` rows.
  mutating func delete(_ count: Int) {
    let part = min(rows.count, count * 2)
    let kept = (0..<part).filter { !$0.isMultiple(of: 2) }.map { rows[$0] }
    rows.replaceSubrange(0..<part, with: kept)
  }

  /// Shuffles all rows (Fisher–Yates).
  mutating func shuffle() {
    for index in rows.indices.dropFirst() { rows.swapAt(index, Int(random.next() % UInt64(index + 1))) }
  }

  /// Changes the number of sentences of every row.
  mutating func changeHeights() {
    for index in rows.indices { rows[index].sentences = 1 + (rows[index].sentences + 1 + index % 3) % 5 }
  }

  /// A number with thousands separators.
  package static func formatted(_ number: Int) -> String {
    var digits = String(abs(number))
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (number < 0 ? "−" : "") + ([digits] + groups).joined(separator: ",")
  }
}
