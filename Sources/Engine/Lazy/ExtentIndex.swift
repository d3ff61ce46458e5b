/// The offsets of the rows of a long list along an axis: exact for measured rows, estimated for others.
///
/// Rows of one `kind` share an estimate: the average of the measured rows when `adoptEstimates()` was last called. Unmeasured rows cost
/// no memory: a run of them is one `ExtentBlock` of any length.
///
/// Complexity, for n rows of which m are measured: creation O(1) for each `kind` of row; `offset(of:)`, `row(at:)` and `measure(_:_:)`
/// O(log n) plus one block of at most 128 rows; `rearrange(_:)` and `adoptEstimates()` O(m / 128 + pieces).
package struct ExtentIndex {
  /// The measurements of the rows of one `kind`.
  private struct Kind {
    var estimate: Double
    var measuredCount = 0
    var measuredSum = 0.0

    var emptyCount = 0

    /// The average extent of measured rows. `nil` if only empty rows were measured: an average of 0 would put all unmeasured rows at the
    /// same offset.
    var average: Double? {
      guard measuredCount > 0, measuredSum > 0 || emptyCount == 0 else { return nil }
      return measuredSum / Double(measuredCount)
    }
  }

  private var kinds: [Kind] = []
  private var blocks: [ExtentBlock] = []
  private var rowSums = PrefixSums([])
  private var extentSums = PrefixSums([])
  /// The estimate for a `kind` without measured rows, in points.
  private let firstEstimate: Double

  /// The number of rows.
  package private(set) var count = 0
  /// The extent of all `count` rows, in points.
  package private(set) var total = 0.0
  /// True while estimates must not change, such as during the drag of a thumb that is drawn from them.
  package var isFrozen = false

  /// Creates an empty index. `estimate` is the extent of rows of a `kind` without measured rows.
  package init(estimate: Double) { firstEstimate = estimate }

  // MARK: Questions

  /// The start of row `row` in points. `count` is allowed and returns the end of the last row.
  package func offset(of row: Int) -> Double {
    precondition(
      row >= 0 && row <= count, "row \(row) of \(count) was asked for; rows are counted from 0 up to the count")
    guard row < count else { return total }
    let (block, first) = rowSums.position(of: Double(row))
    return extentSums.sum(ofFirst: block)
      + blocks[block].extent(ofFirst: row - Int(first), estimate: kinds[blocks[block].kind].estimate)
  }

  /// The last row that begins at or before `offset`; row 0 for an offset before the beginning; `nil` without rows.
  package func row(at offset: Double) -> Int? {
    guard count > 0 else { return nil }
    let (block, before) = extentSums.position(of: max(0, offset))
    let rows = Int(rowSums.sum(ofFirst: block))
    return rows + blocks[block].row(at: max(0, offset) - before, estimate: kinds[blocks[block].kind].estimate).row
  }

  package func extent(of row: Int) -> Double {
    let (block, first) = rowSums.position(of: Double(row))
    return blocks[block].extent(of: row - Int(first)) ?? kinds[blocks[block].kind].estimate
  }

  package func isMeasured(_ row: Int) -> Bool {
    let (block, first) = rowSums.position(of: Double(row))
    return blocks[block].extent(of: row - Int(first)) != nil
  }

  /// True if a row was measured as empty.
  package func isEmpty(_ row: Int) -> Bool {
    let (block, first) = rowSums.position(of: Double(row))
    return blocks[block].isEmpty(row - Int(first))
  }

  /// The first row from `row` onwards that was not measured as empty; `count` if there is none.
  package func rowBehindEmptyOnes(from row: Int) -> Int {
    guard row < count else { return row }
    var (block, before) = rowSums.position(of: Double(row))
    var (row, start) = (row, Int(before))
    while block < blocks.count {
      let end = start + blocks[block].count
      if blocks[block].emptyCount < blocks[block].count {
        while row < end {
          if !isEmpty(row) { return row }
          row += 1
        }
      }
      (row, start) = (end, end)
      block += 1
    }
    return row
  }

  /// The first row from `row` onwards that was measured as empty; `nil` if there is none. Complexity: O(blocks).
  package func emptyRow(from row: Int) -> Int? {
    guard row < count else { return nil }
    var (block, before) = rowSums.position(of: Double(row))
    var start = Int(before)
    while block < blocks.count {
      if blocks[block].emptyCount > 0 {
        for candidate in max(row, start)..<start + blocks[block].count where isEmpty(candidate) { return candidate }
      }
      start += blocks[block].count
      block += 1
    }
    return nil
  }

  /// The number of measured rows.
  package var measuredCount: Int { kinds.reduce(0) { $0 + $1.measuredCount } }

  /// The number of stored extents, 8 bytes each. Complexity: O(blocks).
  package var storedCount: Int { blocks.reduce(0) { $0 + $1.storedCount } }

  /// The ranges of measured rows in `range`, in order. Complexity: O(blocks in `range`) plus the rows of partly measured blocks.
  package func measuredRanges(in range: Range<Int>) -> [Range<Int>] {
    guard !range.isEmpty else { return [] }
    var ranges: [Range<Int>] = []
    func append(_ rows: Range<Int>) {
      let rows = rows.clamped(to: range)
      if rows.isEmpty { return }
      if let last = ranges.last, last.upperBound == rows.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<rows.upperBound
      } else {
        ranges.append(rows)
      }
    }
    var (block, before) = rowSums.position(of: Double(range.lowerBound))
    var start = Int(before)
    while block < blocks.count, start < range.upperBound {
      let rows = start..<start + blocks[block].count
      if blocks[block].measuredCount == rows.count {
        append(rows)
      } else if blocks[block].measuredCount > 0 {
        for row in rows where blocks[block].extent(of: row - start) != nil { append(row..<row + 1) }
      }
      start = rows.upperBound
      block += 1
    }
    return ranges
  }

  /// The extent assumed for unmeasured rows of a `kind`, in points.
  package func estimate(of kind: Int) -> Double { kind < kinds.count ? kinds[kind].estimate : firstEstimate }

  // MARK: Measures

  /// Stores the extent of a row in points, at least 0. Returns the change of `total`.
  @discardableResult
  package mutating func measure(_ row: Int, _ extent: Double) -> Double {
    var (block, first) = rowSums.position(of: Double(row))
    if blocks[block].count > ExtentBlock.capacity, blocks[block].measuredCount == 0 {
      cutOut(row - Int(first), of: block)
      (block, first) = rowSums.position(of: Double(row))
    }
    let inner = row - Int(first)
    let kind = blocks[block].kind
    let formerExtent = blocks[block].extent(of: inner)
    if formerExtent == extent, formerExtent?.sign == extent.sign { return 0 }
    if let formerExtent { kinds[kind].measuredSum -= formerExtent } else { kinds[kind].measuredCount += 1 }
    kinds[kind].measuredSum += extent
    kinds[kind].emptyCount -= blocks[block].emptyCount
    blocks[block].measure(inner, extent)
    kinds[kind].emptyCount += blocks[block].emptyCount
    let delta = extent - (formerExtent ?? kinds[kind].estimate)
    extentSums.add(delta, at: block)
    total += delta
    return delta
  }

  /// Sets the estimate of each `kind` to the average of its measured rows. Returns true if an estimate has changed.
  @discardableResult
  package mutating func adoptEstimates() -> Bool {
    guard !isFrozen else { return false }
    var hasChange = false
    for kind in kinds.indices {
      guard let average = kinds[kind].average, average != kinds[kind].estimate else { continue }
      kinds[kind].estimate = average
      hasChange = true
    }
    if hasChange { sumUp() }
    return hasChange
  }

  /// Sets the estimates of kinds that have none yet to their averages. Returns true if there were such kinds.
  @discardableResult
  package mutating func adoptFirstEstimates() -> Bool {
    guard !isFrozen else { return false }
    var hasChange = false
    for kind in kinds.indices where kinds[kind].estimate == firstEstimate {
      guard let average = kinds[kind].average, average != firstEstimate else { continue }
      kinds[kind].estimate = average
      hasChange = true
    }
    if hasChange { sumUp() }
    return hasChange
  }

  /// The index without measurements, with the present estimates.
  package func forgettingMeasures() -> ExtentIndex {
    var index = self
    index.blocks = []
    for block in blocks { index.append(ExtentBlock(kind: block.kind, count: block.count)) }
    index.countMeasures()
    index.sumUp()
    return index
  }

  /// The index without measurements and estimates.
  package func forgettingEverything() -> ExtentIndex {
    var index = forgettingMeasures()
    for kind in index.kinds.indices { index.kinds[kind].estimate = firstEstimate }
    index.sumUp()
    return index
  }

  // MARK: Changes of the list

  /// Changes the index to that of another list; kept rows keep their measurements.
  package mutating func rearrange(_ rearrangement: RowRearrangement) {
    let old = blocks
    let oldRows = rowSums
    blocks = []
    blocks.reserveCapacity(old.count + 8)
    for piece in rearrangement.pieces {
      switch piece {
      case .new(let count, let kind):
        while kinds.count <= kind { kinds.append(Kind(estimate: firstEstimate)) }
        append(ExtentBlock(kind: kind, count: count))
      case .kept(let range):
        var (block, before) = oldRows.position(of: Double(range.lowerBound))
        var start = Int(before)
        while start < range.upperBound {
          let end = start + old[block].count
          append(old[block].slice(max(range.lowerBound, start) - start..<min(range.upperBound, end) - start))
          (start, block) = (end, block + 1)
        }
      }
    }
    countMeasures()
    sumUp()
  }

  private mutating func append(_ block: ExtentBlock) {
    if !blocks.isEmpty, let joined = blocks[blocks.count - 1].joined(with: block) {
      blocks[blocks.count - 1] = joined
    } else {
      blocks.append(block)
    }
  }

  /// Splits a long unmeasured `ExtentBlock`, so that `row` lies in a block of at most `ExtentBlock.capacity` rows.
  private mutating func cutOut(_ row: Int, of block: Int) {
    let long = blocks[block]
    let start = row / ExtentBlock.capacity * ExtentBlock.capacity
    let end = min(long.count, start + ExtentBlock.capacity)
    let parts = [0..<start, start..<end, end..<long.count].filter { !$0.isEmpty }
    blocks.replaceSubrange(block...block, with: parts.map(long.slice))
    sumUp()
  }

  private mutating func countMeasures() {
    for kind in kinds.indices {
      (kinds[kind].measuredCount, kinds[kind].measuredSum, kinds[kind].emptyCount) = (0, 0, 0)
    }
    for block in blocks where block.measuredCount > 0 {
      kinds[block.kind].measuredCount += block.measuredCount
      kinds[block.kind].measuredSum += block.measuredSum
      kinds[block.kind].emptyCount += block.emptyCount
    }
  }

  private mutating func sumUp() {
    var rows: [Double] = []
    var extents: [Double] = []
    rows.reserveCapacity(blocks.count)
    extents.reserveCapacity(blocks.count)
    for index in blocks.indices {
      rows.append(Double(blocks[index].count))
      extents.append(blocks[index].extent(estimate: kinds[blocks[index].kind].estimate))
    }
    rowSums = PrefixSums(rows)
    extentSums = PrefixSums(extents)
    count = Int(rowSums.sum(ofFirst: blocks.count))
    total = extentSums.sum(ofFirst: blocks.count)
  }
}
