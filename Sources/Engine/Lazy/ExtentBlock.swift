/// Neighbouring rows of one kind in an `ExtentIndex`: a run of any length of which nothing is known, or a few rows of which some
/// are measured.
struct ExtentBlock {
  /// The most rows that a block with measured ones has: what a query walks through at most.
  static let capacity = 128

  let kind: Int
  private(set) var count: Int
  /// Of each row its extent, or NaN; empty while none is measured.
  private var extents: [Double] = []
  /// How many rows are measured, and their extents together.
  private(set) var measuredCount = 0
  private(set) var measuredSum = 0.0
  /// How many have turned out to be nothing.
  private(set) var emptyCount = 0

  /// What rows are measured with of which there is nothing: no extent, and the sign tells them from rows that have a view of no length.
  static let emptyExtent = -0.0

  /// `count` rows that are not measured.
  init(kind: Int, count: Int) {
    self.kind = kind
    self.count = count
  }

  private init(kind: Int, extents: [Double]) {
    self.kind = kind
    count = extents.count
    for extent in extents where !extent.isNaN {
      measuredCount += 1
      measuredSum += extent
      if Self.isEmpty(extent) { emptyCount += 1 }
    }
    if measuredCount > 0 { self.extents = extents }
  }

  /// How many numbers the block keeps.
  var storedCount: Int { extents.count }

  /// The extent of the whole block where rows that are not measured have `estimate`.
  func extent(estimate: Double) -> Double { measuredSum + Double(count - measuredCount) * estimate }

  /// The extent of a row; nil while it is not measured.
  func extent(of row: Int) -> Double? {
    guard measuredCount > 0, !extents[row].isNaN else { return nil }
    return extents[row]
  }

  /// Whether a row has turned out to be nothing.
  func isEmpty(_ row: Int) -> Bool { emptyCount > 0 && Self.isEmpty(extents[row]) }

  private static func isEmpty(_ extent: Double) -> Bool { extent == 0 && extent.sign == .minus }

  /// The extent of the first `rows` rows.
  func extent(ofFirst rows: Int, estimate: Double) -> Double {
    guard measuredCount > 0 else { return Double(rows) * estimate }
    if rows == count { return extent(estimate: estimate) }
    var sum = 0.0
    for row in 0..<rows { sum += extents[row].isNaN ? estimate : extents[row] }
    return sum
  }

  /// The row in which `offset`, from the block's start, lies: the last one that begins at or before it, and where that one begins.
  func row(at offset: Double, estimate: Double) -> (row: Int, start: Double) {
    guard measuredCount > 0 else {
      let row = estimate > 0 ? max(0, min(count - 1, Int(min(offset / estimate, 1e15)))) : count - 1
      return (row, Double(row) * estimate)
    }
    var start = 0.0
    for row in 0..<(count - 1) {
      let end = start + (extents[row].isNaN ? estimate : extents[row])
      if end > offset { return (row, start) }
      start = end
    }
    return (count - 1, start)
  }

  /// Notes the extent of a row. The block must not be longer than `capacity`.
  mutating func measure(_ row: Int, _ extent: Double) {
    if extents.isEmpty { extents = Array(repeating: .nan, count: count) }
    if extents[row].isNaN { measuredCount += 1 } else { measuredSum -= extents[row] }
    measuredSum += extent
    if Self.isEmpty(extents[row]) { emptyCount -= 1 }
    if Self.isEmpty(extent) { emptyCount += 1 }
    extents[row] = extent
  }

  /// The rows in `range` as a block.
  func slice(_ range: Range<Int>) -> ExtentBlock {
    if range == 0..<count { return self }
    guard measuredCount > 0 else { return ExtentBlock(kind: kind, count: range.count) }
    return ExtentBlock(kind: kind, extents: Array(extents[range]))
  }

  /// The block and `next` in one, where that is no longer than allowed.
  func joined(with next: ExtentBlock) -> ExtentBlock? {
    guard kind == next.kind else { return nil }
    if measuredCount == 0, next.measuredCount == 0 { return ExtentBlock(kind: kind, count: count + next.count) }
    guard count + next.count <= Self.capacity else { return nil }
    return ExtentBlock(kind: kind, extents: known + next.known)
  }

  private var known: [Double] { extents.isEmpty ? Array(repeating: .nan, count: count) : extents }
}
