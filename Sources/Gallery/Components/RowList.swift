import ScrollUI

/// The rows of the page "A million rows". The same on every machine.
struct RowList {
  /// A row. Those that were there from the start are numbered from 1; those that were inserted, downwards from 0.
  struct Row: Identifiable {
    let id: Int
    /// How many sentences it has.
    var sentences: Int

    /// Its sentences, in the language of its title: titles and sentences take turns, one Latin and one Chinese.
    var text: String {
      let count = SampleTexts.details.count
      let sentences = (0..<sentences).map { SampleTexts.details[(abs(id) + 2 * $0 * (1 + abs(id) % 5)) % count] }
      return sentences.joined(separator: abs(id).isMultiple(of: 2) ? " " : "")
    }
  }

  /// Neighbouring rows under one header.
  struct Section: Identifiable {
    let id: Int
    let rows: Range<Int>
  }

  private(set) var rows: [Row]
  private var random = Random(state: 2026)
  private var nextInserted = 0

  init(count: Int) {
    var random = Random(state: 7)
    rows = (0..<max(0, count)).map { Row(id: $0 + 1, sentences: 1 + Int(random.next() % 5)) }
  }

  /// A hundred sections, or fewer where they would be shorter than a hundred rows.
  var sections: [Section] {
    let length = max(100, (rows.count + 99) / 100)
    return stride(from: 0, to: rows.count, by: length).enumerated().map { number, start in
      Section(id: number, rows: start..<min(start + length, rows.count))
    }
  }

  /// Any row, another one each time.
  mutating func randomRow() -> Row? {
    rows.isEmpty ? nil : rows[Int(random.next() % UInt64(rows.count))]
  }

  /// Puts new rows before all others.
  mutating func insert(_ count: Int) {
    let new = (0..<count).map { number in
      Row(id: nextInserted - number, sentences: 1 + Int(random.next() % 5))
    }
    nextInserted -= count
    rows.insert(contentsOf: new, at: 0)
  }

  /// Takes every second of the first rows away.
  mutating func delete(_ count: Int) {
    let part = min(rows.count, count * 2)
    let kept = (0..<part).filter { !$0.isMultiple(of: 2) }.map { rows[$0] }
    rows.replaceSubrange(0..<part, with: kept)
  }

  /// Puts all rows into another order.
  mutating func shuffle() {
    for place in rows.indices.dropFirst() { rows.swapAt(place, Int(random.next() % UInt64(place + 1))) }
  }

  /// Gives every row another length.
  mutating func changeHeights() {
    for place in rows.indices { rows[place].sentences = 1 + (rows[place].sentences + 1 + place % 3) % 5 }
  }

  /// A number with its digits in groups of three.
  static func formatted(_ number: Int) -> String {
    var digits = String(abs(number))
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (number < 0 ? "−" : "") + ([digits] + groups).joined(separator: ",")
  }

  /// SplitMix64 (Steele, Lea and Flood): a seed gives the same numbers everywhere.
  private struct Random {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
      return bits ^ bits >> 31
    }
  }
}
