/// Adjacent rows of one kind in an `ExtentIndex`: an unmeasured run of any length, or at most `capacity` rows of which some are
/// measured.
package struct ExtentBlock {
  /// The maximum number of rows in a block with measured rows. Limits the linear part of a query.
  static let capacity = 128

  let kind: Int
  private(set) var count: Int
  /// The extents of the rows, NaN for unmeasured rows; empty if no row is measured.
  private var extents: [Double] = []
  /// The number of measured rows. `measuredSum` is the sum of their extents.
  private(set) var measuredCount = 0
  private(set) var measuredSum = 0.0
  /// The number of rows measured as `emptyExtent`.
  private(set) var emptyCount = 0

  /// The measurement of a row without views: an extent of 0 whose sign distinguishes it from a row with a view of length 0.
  package static let emptyExtent = -0.0

  /// Creates a block of `count` unmeasured rows.
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

  /// The number of stored `extents`.
  var storedCount: Int { extents.count }

  /// The `extent` of the block if each unmeasured row has the extent `estimate`.
  func extent(estimate: Double) -> Double { measuredSum + Double(count - measuredCount) * estimate }

  /// The measured extent of a row; `nil` if it is unmeasured.
  func extent(of row: Int) -> Double? {
    guard measuredCount > 0, !extents[row].isNaN else { return nil }
    return extents[row]
  }

  /// True if a row was measured as `emptyExtent`.
  func isEmpty(_ row: Int) -> Bool { emptyCount > 0 && Self.isEmpty(extents[row]) }

  private static func isEmpty(_ extent: Double) -> Bool { extent == 0 && extent.sign == .minus }

  /// The extent of the first `rows` rows, with `estimate` for unmeasured rows.
  func extent(ofFirst rows: Int, estimate: Double) -> Double {
    guard measuredCount > 0 else { return Double(rows) * estimate }
    if rows == count { return extent(estimate: estimate) }
    var sum = 0.0
    for row in 0..<rows { sum += extents[row].isNaN ? estimate : extents[row] }
    return sum
  }

  /// The last row that begins at or before `offset`, and its start. Both are relative to the start of the block.
  func row(at offset: Double, estimate: Double) -> (row: Int, start: Double) {
    guard measuredCount > 0 else {
      let row = estimate > 0 ? Int(limited: offset / estimate, to: 0...count - 1) : count - 1
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

  /// Stores the extent of a row. Requires a block of at most `capacity` rows.
  mutating func measure(_ row: Int, _ extent: Double) {
    if extents.isEmpty { extents = Array(repeating: .nan, count: count) }
    if extents[row].isNaN { measuredCount += 1 } else { measuredSum -= extents[row] }
    measuredSum += extent
    if Self.isEmpty(extents[row]) { emptyCount -= 1 }
    if Self.isEmpty(extent) { emptyCount += 1 }
    extents[row] = extent
  }

  /// The block of the rows in `range`.
  func slice(_ range: Range<Int>) -> ExtentBlock {
    if range == 0..<count { return self }
    guard measuredCount > 0 else { return ExtentBlock(kind: kind, count: range.count) }
    return ExtentBlock(kind: kind, extents: Array(extents[range]))
  }

  /// This block and `next` as one block; `nil` if their kinds differ, or if one has measured rows and the result would exceed `capacity`.
  func joined(with next: ExtentBlock) -> ExtentBlock? {
    guard kind == next.kind else { return nil }
    if measuredCount == 0, next.measuredCount == 0 { return ExtentBlock(kind: kind, count: count + next.count) }
    guard count + next.count <= Self.capacity else { return nil }
    return ExtentBlock(kind: kind, extents: allExtents + next.allExtents)
  }

  private var allExtents: [Double] { extents.isEmpty ? Array(repeating: .nan, count: count) : extents }
}
