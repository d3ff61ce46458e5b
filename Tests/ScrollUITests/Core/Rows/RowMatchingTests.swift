import Engine
import ScrollUI
import ScrollUITesting
import Testing

/// How rows are followed through a change of the data.
@MainActor @Suite struct RowMatchingTests {
  /// Counts the reads of identities.
  private final class Counter { var reads = 0 }

  private func change(
    _ old: [Int], _ new: [Int], measured: [Range<Int>] = [], built: [Int] = [], counter: Counter = Counter()
  ) -> RowRearrangement {
    let identities = ForEachIdentities<[Int], Int> { (id: Int) in
      counter.reads += 1
      return id
    }
    return RowMatching(
      identities: identities, old: old, oldCount: old.count, new: new, measured: measured,
      built: built.map { .init(index: $0, id: old[$0]) }
    ).rearrangement()
  }

  @Test func aFewEditsToAMillionRowsAreFoundByFewComparisons() {
    let rows = Array(0..<1_000_000)
    let extra = Array(2_000_000..<2_000_100)
    let known = [400_000..<400_400, 900_000..<900_010]
    let built = Array(400_100..<400_120)
    var inserted = rows
    inserted.insert(contentsOf: extra, at: 700_000)
    let cases: [([Int], [RowRearrangement.Piece])] = [
      (rows + extra, [.kept(0..<1_000_000), .new(100, kind: 0)]),
      (extra + rows, [.new(100, kind: 0), .kept(0..<1_000_000)]),
      (inserted, [.kept(0..<700_000), .new(100, kind: 0), .kept(700_000..<1_000_000)]),
      (Array(rows.dropFirst(3)), [.kept(3..<1_000_000)]),
    ]
    for (new, pieces) in cases {
      let counter = Counter()
      let change = change(rows, new, measured: known, built: built, counter: counter)
      #expect(change.pieces == pieces)
      #expect(counter.reads < 2_000, "\(counter.reads) identities read")
    }
  }

  @Test func distantMeasuredRowsAreComparedBySampling() {
    let rows = Array(0..<1_000_000)
    let counter = Counter()
    let change = change(rows, rows + [-1], measured: [0..<1_000_000], built: [500_000], counter: counter)
    #expect(change.pieces == [.kept(0..<1_000_000), .new(1, kind: 0)])
    #expect(counter.reads < 250_000, "\(counter.reads) identities read")
  }

  @Test func aReplacedKnownRowIsDetectedAtEveryIndex() {
    let rows = Array(0..<1000)
    var new = rows
    new[637] = -1
    #expect(change(rows, new, measured: [600..<700]).pieces == [.kept(0..<637), .new(1, kind: 0), .kept(638..<1000)])
    new.insert(-2, at: 0)
    let relocation = RowRelocation(change(rows, new, measured: [600..<700], built: [10]))
    #expect([10, 600, 636, 637, 638, 699].map { relocation.newIndex(of: $0) } == [11, 601, 637, nil, 639, 700])
  }

  @Test func twoSwappedKnownRowsAreFollowed() {
    let rows = Array(0..<100_000)
    var new = rows
    new.swapAt(10, 99_990)
    let change = change(rows, new, measured: [0..<20, 99_980..<100_000], built: [5, 10])
    let relocation = RowRelocation(change)
    #expect(relocation.newIndex(of: 10) == 99_990)
    #expect(relocation.newIndex(of: 99_990) == 10)
    #expect(relocation.newIndex(of: 5) == 5)
  }

  @Test func aCollectionChangedInPlaceIdentifiesOnlyBuiltRows() {
    // The old collection already has the new elements.
    let identities = ForEachIdentities<[Int], Int> { (id: Int) in id }
    let now = [-1, -2] + Array(0..<50)
    let change = RowMatching(
      identities: identities, old: now, oldCount: 50, new: now, measured: [0..<50], built: [.init(index: 7, id: 7)]
    ).rearrangement()
    #expect(change.pieces == [.new(9, kind: 0), .kept(7..<8), .new(42, kind: 0)])
  }

  /// Every known row whose identity remains is found, and its cached data is not assigned to another row.
  @Test(arguments: [UInt64(1), 77, 4096]) func anyEditsAreFollowed(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for step in 0..<4000 {
      let old = Array(0..<Int.random(in: 0...120, using: &random))
      var new = old
      var next = 1000
      for _ in 0..<Int.random(in: 0...5, using: &random) { edit(&new, &next, &random) }
      let known = old.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
      let built = old.isEmpty ? [] : Array(old[(old.count / 3)..<(old.count / 2)])
      let change = change(old, new, measured: known.map { $0..<$0 + 1 }, built: built)
      let relocation = RowRelocation(change)
      var taken = Set<Int>()
      let isRight = Set(known + built).allSatisfy { row in
        guard let index = relocation.newIndex(of: row) else { return !new.contains(row) }
        return new[index] == row && taken.insert(index).inserted
      }
      guard isRight, change.count == new.count else {
        Issue.record("seed \(seed), step \(step): \(old) → \(new), known \(known), built \(built): \(change.pieces)")
        return
      }
    }
  }

  private func edit(_ rows: inout [Int], _ next: inout Int, _ random: inout SeededGenerator) {
    let index = Int.random(in: 0...rows.count, using: &random)
    let length = min(Int.random(in: 1...8, using: &random), rows.count - index)
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1:
      rows.insert(contentsOf: next..<next + 3, at: index)
      next += 3
    case 2: rows.removeSubrange(index..<index + length)
    case 3 where index < rows.count:
      rows[index] = next
      next += 1
    case 4 where index < rows.count: rows.swapAt(index, Int.random(in: 0..<rows.count, using: &random))
    case 5:
      let moved = rows[index..<index + length]
      rows.removeSubrange(index..<index + length)
      rows.insert(contentsOf: moved, at: Int.random(in: 0...rows.count, using: &random))
    case 6 where Int.random(in: 0..<5, using: &random) == 0: rows.shuffle(using: &random)
    default: break
    }
  }

  @Test(arguments: [UInt64(3), 9]) func duplicateIdentitiesAreHarmless(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let old = (0..<Int.random(in: 0...30, using: &random)).map { _ in Int.random(in: 0..<20, using: &random) }
      let new = (0..<Int.random(in: 0...30, using: &random)).map { _ in Int.random(in: 0..<20, using: &random) }
      let built = old.indices.filter { _ in Bool.random(using: &random) }
      let change = change(old, new, measured: old.indices.map { $0..<$0 + 1 }, built: built)
      #expect(change.count == new.count)
      var index = 0
      var taken = Set<Int>()
      for piece in change.pieces {
        if case .kept(let rows) = piece {
          for (number, row) in rows.enumerated() {
            #expect(taken.insert(row).inserted, "\(old) → \(new): \(change.pieces)")
            #expect(old[row] == new[index + number])
          }
        }
        index += piece.count
      }
    }
  }
}
