import UnicodeRules

/// The characters of a line in the order of display, and the place of the caret at each of their boundaries.
///
/// A boundary between two levels (UAX #9) has two places: the end of the character before it and the start of the character
/// after it. The caret is at the place of the lower level, which is that of the paragraph's direction (the strong place). So
/// each boundary has one place, and each place belongs to one boundary.
struct CaretMap {
  /// The character boundaries of the line, ascending: bytes of UTF-8 in the paragraph. One more than characters.
  let positions: [Int]
  /// The level of the paragraph: 0 or 1.
  let baseLevel: UInt8
  /// The left and the right edge of each character in points, in logical order.
  private let left: [CGFloat]
  private let right: [CGFloat]
  /// The level of each character; empty if all are 0.
  private let levels: [UInt8]
  /// The number of characters to the left of each character; empty in a line from left to right.
  private let columns: [Int]

  /// A stretch of characters with one level.
  struct Run {
    /// The starts of its characters, ascending.
    var starts: [Int]
    var level: UInt8
    /// The caret offsets of `TextEngine.caretOffsets`, one more than `starts`.
    var offsets: [CGFloat]
  }

  /// The map of a line.
  ///
  /// - Parameters:
  ///   - runs: the runs of the line in logical order.
  ///   - end: the end of the last character.
  ///   - origin: the left edge of the leftmost character, in points.
  init(_ runs: [Run], end: Int, baseLevel: UInt8, origin: CGFloat) {
    let count = runs.reduce(0) { $0 + $1.starts.count }
    let order = BidiParagraph.visualOrder(of: runs.map(\.level))
    /// The number of characters before each run.
    var firsts = [0]
    for run in runs { firsts.append(firsts[firsts.count - 1] + run.starts.count) }
    var (left, right) = ([CGFloat](repeating: 0, count: count), [CGFloat](repeating: 0, count: count))
    var columns = [Int](repeating: 0, count: count)
    var (x, column) = (origin, 0)
    for index in order {
      let run = runs[index]
      for character in run.starts.indices {
        let (start, end) = (x + run.offsets[character], x + run.offsets[character + 1])
        let position = firsts[index] + character
        (left[position], right[position]) = (min(start, end), max(start, end))
        columns[position] =
          column + (run.level.direction == .leftToRight ? character : run.starts.count - 1 - character)
      }
      column += run.starts.count
      x += max(run.offsets.first ?? 0, run.offsets.last ?? 0)
    }
    positions = runs.flatMap(\.starts) + [end]
    self.baseLevel = baseLevel
    (self.left, self.right) = (left, right)
    let isPlain = runs.allSatisfy { $0.level == 0 }
    levels = isPlain ? [] : runs.flatMap { run in run.starts.map { _ in run.level } }
    self.columns = isPlain ? [] : columns
  }

  /// The number of characters.
  var count: Int { left.count }

  /// The index of the boundary at `position`, or the last one before it.
  func index(of position: Int) -> Int { max(0, positions.indices.binarySearch { positions[$0] > position } - 1) }

  private func level(of character: Int) -> UInt8 { levels.isEmpty ? 0 : levels[character] }

  /// The edge of a character, or the end of an empty line, at which the caret stands for a boundary.
  private enum Edge {
    case start(of: Int)
    case end(of: Int)
    case lineStart
    case lineEnd
  }

  private func edge(_ index: Int) -> Edge {
    let before = index > 0 ? level(of: index - 1) : baseLevel
    let after = index < count ? level(of: index) : baseLevel
    if index == 0 { return count > 0 && after <= baseLevel ? .start(of: 0) : .lineStart }
    if index == count { return before <= baseLevel ? .end(of: count - 1) : .lineEnd }
    return after <= before ? .start(of: index) : .end(of: index - 1)
  }

  /// The distance of the caret from the left edge of the line, in points, at the boundary `index`.
  func x(_ index: Int) -> CGFloat {
    switch edge(index) {
    case .start(let character): level(of: character).direction == .leftToRight ? left[character] : right[character]
    case .end(let character): level(of: character).direction == .leftToRight ? right[character] : left[character]
    case .lineStart: baseLevel.direction == .leftToRight ? left.min() ?? 0 : right.max() ?? 0
    case .lineEnd: baseLevel.direction == .leftToRight ? right.max() ?? 0 : left.min() ?? 0
    }
  }

  /// The number of characters to the left of the caret at the boundary `index`: 0 through `count`, each for one boundary.
  func column(_ index: Int) -> Int {
    if columns.isEmpty { return index }
    switch edge(index) {
    case .start(let character):
      return columns[character] + (level(of: character).direction == .leftToRight ? 0 : 1)
    case .end(let character): return columns[character] + (level(of: character).direction == .leftToRight ? 1 : 0)
    case .lineStart: return baseLevel.direction == .leftToRight ? 0 : count
    case .lineEnd: return baseLevel.direction == .leftToRight ? count : 0
    }
  }

  /// The boundary whose caret has `column` characters to its left; nil outside of 0 through `count`. O(count).
  func index(atColumn column: Int) -> Int? {
    guard 0...count ~= column else { return nil }
    return columns.isEmpty ? column : (0...count).first { self.column($0) == column }
  }

  /// The boundary whose caret is nearest to `x`. O(count).
  func nearestIndex(to x: CGFloat) -> Int {
    var best = (index: 0, distance: CGFloat.infinity)
    for index in 0...count {
      let distance = abs(self.x(index) - x)
      if distance < best.distance { best = (index, distance) }
    }
    return best.index
  }

  /// The character at `x`, or the nearest one; nil in an empty line. `isInSecondHalf` is true if `x` is nearer to the end of
  /// the character than to its start. O(count).
  func character(at x: CGFloat) -> (index: Int, isInSecondHalf: Bool)? {
    var best: (index: Int, distance: CGFloat)?
    for index in 0..<count where left[index] < right[index] || count == 1 {
      let distance = max(left[index] - x, x - right[index], 0)
      if distance < best?.distance ?? .infinity { best = (index, distance) }
    }
    guard let best else { return count > 0 ? (0, false) : nil }
    let isInRightHalf = x >= (left[best.index] + right[best.index]) / 2
    return (best.index, isInRightHalf == (level(of: best.index).direction == .leftToRight))
  }

  /// The horizontal extents of the characters between the boundaries `range`, from left to right; adjacent ones are joined.
  func extents(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
    guard !range.isEmpty else { return [] }
    if levels.isEmpty { return [left[range.lowerBound]...max(left[range.lowerBound], right[range.upperBound - 1])] }
    var extents: [ClosedRange<CGFloat>] = []
    for extent in range.map({ left[$0]...right[$0] }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = extents.last, extent.lowerBound <= last.upperBound + 0.01 {
        extents[extents.count - 1] = last.lowerBound...max(last.upperBound, extent.upperBound)
      } else {
        extents.append(extent)
      }
    }
    return extents
  }
}
