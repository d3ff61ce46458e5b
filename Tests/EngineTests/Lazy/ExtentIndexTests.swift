import Engine
import ScrollUITesting
import Testing

@Suite struct ExtentIndexTests {
  /// A reference implementation that adds up all rows in each query.
  private struct NaiveIndex {
    struct Row {
      var extent: Double?
      let kind: Int
    }

    var rows: [Row] = []
    var estimates: [Double] = []

    func extent(_ row: Row) -> Double { row.extent ?? estimates[row.kind] }

    func offset(of row: Int) -> Double { rows[..<row].reduce(0) { $0 + extent($1) } }

    func row(at offset: Double) -> Int? {
      guard !rows.isEmpty else { return nil }
      var start = 0.0
      for (index, row) in rows.enumerated() {
        if start + extent(row) > max(0, offset) { return index }
        start += extent(row)
      }
      return rows.count - 1
    }

    mutating func rearrange(_ rearrangement: RowRearrangement) {
      rows = rearrangement.pieces.flatMap { piece in
        switch piece {
        case .kept(let range): Array(rows[range])
        case .new(let count, let kind): Array(repeating: Row(extent: nil, kind: kind), count: count)
        }
      }
    }

    mutating func adopt() {
      for kind in estimates.indices {
        let known = rows.filter { $0.kind == kind }.compactMap(\.extent)
        if !known.isEmpty { estimates[kind] = known.reduce(0, +) / Double(known.count) }
      }
    }
  }

  private func index(_ count: Int, estimate: Double = 40) -> ExtentIndex {
    var index = ExtentIndex(estimate: estimate)
    index.rearrange(.all(new: count))
    return index
  }

  @Test func unmeasuredRowsHaveTheEstimatedExtent() {
    let index = index(1_000_000)
    #expect(index.count == 1_000_000)
    #expect(index.total == 40_000_000)
    #expect(index.offset(of: 999_999) == 39_999_960)
    #expect(index.offset(of: 1_000_000) == 40_000_000)
    #expect(index.row(at: 39_999_959) == 999_998)
    #expect(index.row(at: -5) == 0)
    #expect(index.row(at: 1e12) == 999_999)
  }

  @Test func anEmptyListHasNoRows() {
    let index = index(0)
    #expect(index.total == 0)
    #expect(index.row(at: 0) == nil)
    #expect(index.offset(of: 0) == 0)
  }

  @Test func aMeasuredRowMovesTheRowsAfterIt() {
    var index = index(1000)
    let grown = index.measure(500, 100)
    #expect(grown == 60)
    #expect(index.offset(of: 500) == 20_000)
    #expect(index.offset(of: 501) == 20_100)
    #expect(index.total == 40_060)
    #expect(index.row(at: 20_099) == 500)
    #expect(index.row(at: 20_100) == 501)
    let changes = [index.measure(500, 30), index.measure(500, 30)]
    #expect(changes == [-70, 0])
    #expect(index.measuredRanges(in: 0..<1000) == [500..<501])
    #expect(index.measuredRanges(in: 501..<1000) == [])
  }

  @Test func rowsWithoutExtentAreFoundAfterThePrecedingRow() {
    var index = index(3)
    index.measure(1, 0)
    #expect(index.row(at: 39) == 0)
    #expect(index.row(at: 40) == 2, "the last row that begins there")
  }

  @Test func emptyRowsAreSkipped() {
    var index = index(100_000)
    for row in 0..<5000 { index.measure(row, ExtentBlock.emptyExtent) }
    #expect(index.isEmpty(4999) && !index.isEmpty(5000))
    #expect(index.rowBehindEmptyOnes(from: 0) == 5000)
    #expect(index.rowBehindEmptyOnes(from: 5000) == 5000)
    #expect(index.emptyRow(from: 4000) == 4000)
    #expect(index.emptyRow(from: 5000) == nil)
    index.measure(6000, 0)
    #expect(!index.isEmpty(6000), "a view of no length is something")
    index.measure(3000, 25)
    #expect(index.rowBehindEmptyOnes(from: 0) == 3000)
    index.measure(3000, 0)
    #expect(index.rowBehindEmptyOnes(from: 0) == 3000)
    index.measure(3000, ExtentBlock.emptyExtent)
    #expect(index.rowBehindEmptyOnes(from: 0) == 5000)
  }

  @Test func emptyRowsDoNotCountTowardsTheEstimate() {
    var index = index(1000)
    for row in 0..<10 { index.measure(row, ExtentBlock.emptyExtent) }
    let isNew = index.adoptEstimates()
    #expect(!isNew)
    #expect(index.total == 990 * 40)
    index.measure(10, 110)
    index.adoptEstimates()
    #expect(index.estimate(of: 0) == 10, "most rows are empty")
  }

  @Test func estimatesAreUpdatedOnRequestAndNotWhileFrozen() {
    var index = index(100)
    index.measure(0, 60)
    index.measure(1, 100)
    #expect(index.total == 98 * 40 + 160)
    index.isFrozen = true
    var changes = [index.adoptEstimates()]
    index.isFrozen = false
    changes += [index.adoptEstimates(), index.adoptEstimates()]
    #expect(changes == [false, true, false], "frozen, changed, unchanged")
    #expect(index.total == 98 * 80 + 160)
  }

  @Test func eachKindOfRowHasItsOwnEstimate() {
    var index = ExtentIndex(estimate: 40)
    var list = RowRearrangement()
    list.append(.new(1, kind: 1))
    list.append(.new(10, kind: 0))
    index.rearrange(list)
    index.measure(0, 200)
    index.measure(3, 50)
    index.adoptEstimates()
    #expect(index.estimate(of: 0) == 50)
    #expect(index.estimate(of: 1) == 200)
    #expect(index.total == 700)
  }

  @Test func keptRowsKeepTheirMeasuredExtents() {
    var index = index(300)
    index.measure(10, 99)
    index.measure(200, 77)
    var list = RowRearrangement()
    list.append(.kept(150..<300))
    list.append(.new(5, kind: 0))
    list.append(.kept(0..<100))
    index.rearrange(list)
    #expect(index.count == 255)
    #expect(index.extent(of: 50) == 77)
    #expect(index.extent(of: 165) == 99)
    #expect(index.measuredRanges(in: 0..<255) == [50..<51, 165..<166])
  }

  @Test func clearingMeasurementsKeepsRowsAndEstimates() {
    var index = index(1000)
    for row in stride(from: 0, to: 1000, by: 7) { index.measure(row, 90) }
    index.adoptEstimates()
    let forgotten = index.forgettingMeasures()
    #expect(forgotten.measuredCount == 0)
    #expect(forgotten.count == 1000)
    #expect(forgotten.total == 90_000)
  }

  @Test(arguments: [UInt64(1), 20_261, 777]) func agreesWithANaiveIndex(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var index = ExtentIndex(estimate: 40)
    var naive = NaiveIndex(rows: [], estimates: [40, 40, 40])
    for step in 0..<600 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0...5 where index.count > 0:
        for _ in 0..<Int.random(in: 1...20, using: &random) {
          let row = Int.random(in: 0..<index.count, using: &random)
          let extent = Double.random(in: 0...200, using: &random)
          index.measure(row, extent)
          naive.rows[row].extent = extent
        }
      case 6:
        index.adoptEstimates()
        naive.adopt()
      default:
        let list = randomList(from: index.count, &random)
        index.rearrange(list)
        naive.rearrange(list)
      }
      guard check(index, naive, &random) else {
        Issue.record("seed \(seed), step \(step)")
        return
      }
    }
  }

  /// A few cuts, some pieces swapped or dropped, and new rows in between.
  private func randomList(from count: Int, _ random: inout SeededGenerator) -> RowRearrangement {
    var cuts = (0..<Int.random(in: 0...4, using: &random)).map { _ in Int.random(in: 0...count, using: &random) }
    cuts = ([0, count] + cuts).sorted()
    var ranges = zip(cuts, cuts.dropFirst()).map { $0..<$1 }
    if Int.random(in: 0..<3, using: &random) == 0 { ranges.shuffle(using: &random) }
    var list = RowRearrangement()
    for range in ranges {
      if Int.random(in: 0..<3, using: &random) == 0 {
        list.append(.new(Int.random(in: 0...300, using: &random), kind: Int.random(in: 0...2, using: &random)))
      }
      if list.count < 2000, Int.random(in: 0..<6, using: &random) > 0 { list.append(.kept(range)) }
    }
    return list
  }

  private func check(_ index: ExtentIndex, _ naive: NaiveIndex, _ random: inout SeededGenerator) -> Bool {
    guard index.count == naive.rows.count, abs(index.total - naive.offset(of: naive.rows.count)) < 1e-6 else {
      return false
    }
    for _ in 0..<4 {
      let row = Int.random(in: 0...index.count, using: &random)
      guard abs(index.offset(of: row) - naive.offset(of: row)) < 1e-6 else { return false }
      let offset = Double.random(in: -10...(index.total + 10), using: &random)
      guard index.row(at: offset) == naive.row(at: offset) else { return false }
    }
    return index.measuredCount == naive.rows.count { $0.extent != nil }
  }
}

extension RowRearrangement {
  /// A list of `count` rows that are all new.
  static func all(new count: Int, kind: Int = 0) -> RowRearrangement {
    var list = RowRearrangement()
    list.append(.new(count, kind: kind))
    return list
  }
}

@Suite struct RowRelocationTests {
  @Test func movedRowsAreFoundAtTheirNewIndices() {
    var list = RowRearrangement()
    list.append(.new(2, kind: 0))
    list.append(.kept(5..<8))
    list.append(.kept(0..<3))
    let relocation = RowRelocation(list)
    #expect([0, 2, 3, 5, 7, 8].map(relocation.newIndex(of:)) == [5, 7, nil, 2, 4, nil])
    #expect(relocation.newIndex(atOrAfter: 3) == 2, "the next that stayed is old row 5")
    #expect(relocation.newIndex(atOrAfter: 8) == nil)
    #expect(relocation.newIndex(before: 5) == 7, "old row 2")
    #expect(relocation.newIndex(before: 0) == nil)
  }

  @Test func adjacentPiecesAreMerged() {
    var list = RowRearrangement()
    list.append(.kept(0..<3))
    list.append(.new(0, kind: 0))
    list.append(.kept(3..<9))
    #expect(list.isIdentity(of: 9))
    #expect(!list.isIdentity(of: 10))
    #expect(RowRearrangement().isIdentity(of: 0))
  }
}
