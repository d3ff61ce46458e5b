extension BidiParagraph {
  /// The levels of a line, with rule L1: separators, and white space before them and at the end of the line, have the level of
  /// the paragraph. `line` is a range of scalar indices. O(length of the line).
  package func levels(ofLine line: Range<Int>) -> [UInt8] {
    var result = Array(levels[line])
    var isTrailing = true
    var index = result.count - 1
    while index >= 0 {
      let original = classes[line.lowerBound + index]
      switch original {
      case .paragraphSeparator, .segmentSeparator:
        isTrailing = true
        result[index] = baseLevel
      case _ where isTrailing && BidiClassSet.trailing.contains(original):
        result[index] = baseLevel
      default:
        isTrailing = false
      }
      index -= 1
    }
    return result
  }

  /// The runs of a line in the order of display, from left to right (L1 and L2). `line` is a range of scalar indices, in
  /// which the ranges of the runs are given.
  ///
  /// Complexity: O(length of the line), and O(runs × levels) for the order.
  package func visualRuns(ofLine line: Range<Int>) -> [BidiRun] {
    let levels = levels(ofLine: line)
    guard let first = levels.first else { return [] }
    var runs = [BidiRun(range: line.lowerBound..<line.lowerBound, level: first)]
    for (offset, level) in levels.enumerated() {
      let index = line.lowerBound + offset
      if level == runs[runs.count - 1].level {
        runs[runs.count - 1].range = runs[runs.count - 1].range.lowerBound..<index + 1
      } else {
        runs.append(BidiRun(range: index..<index + 1, level: level))
      }
    }
    return BidiParagraph.visualOrder(of: runs.map(\.level)).map { runs[$0] }
  }

  /// L2: the indices of adjacent pieces of a line, given by their levels in logical order, in the order of display from left to
  /// right. From the highest level to the lowest odd one, each sequence of pieces at that level or higher is reversed.
  ///
  /// Complexity: O(pieces × levels).
  package static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let lowestOdd = levels.lazy.filter({ $0 & 1 != 0 }).min(), let highest = levels.max() else { return order }
    for level in (lowestOdd...highest).reversed() {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        if end > start + 1 { order[start..<end].reverse() }
        start = end + 1
      }
    }
    return order
  }
}
