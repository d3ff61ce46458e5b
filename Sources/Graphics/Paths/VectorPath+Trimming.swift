extension VectorPath {
  /// The part of the path between two fractions of its length, 0…1. Empty if `from` is not less than `to`. Curves become lines
  /// within `tolerance`, except for the whole path.
  package func trimmed(from: CGFloat, to: CGFloat, tolerance: CGFloat = 0.02) -> VectorPath {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    if from == 0 && to == 1 { return self }
    guard from < to else { return VectorPath() }
    let lines = flattened(tolerance: tolerance)
    let lengths = lines.map { $0.distances().last ?? 0 }
    let total = lengths.reduce(0, +)
    var result = VectorPath()
    var start: CGFloat = 0
    for (line, length) in zip(lines, lengths) {
      let (low, high) = (max(from * total - start, 0), min(to * total - start, length))
      if low <= 0 && high >= length {
        result.addLines(line.points, isClosed: line.isClosed)
      } else if low < high {
        result.addLines(line.part(from: low, to: high), isClosed: false)
      }
      start += length
    }
    return result
  }

  /// The length of all subpaths, in points.
  package var length: CGFloat { flattened(tolerance: 0.02).reduce(0) { $0 + ($1.distances().last ?? 0) } }

  mutating func addLines(_ points: [CGPoint], isClosed: Bool) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
    if isClosed { close() }
  }
}

extension Polyline {
  /// The points between two lengths along the line.
  func part(from low: CGFloat, to high: CGFloat) -> [CGPoint] {
    let marks = distances()
    var result: [CGPoint] = []
    for index in 1..<max(marks.count, 1) {
      let (start, end) = (marks[index - 1], marks[index])
      guard end > low, start < high, end > start else { continue }
      let (from, to) = (points[index - 1], points[index % points.count])
      func point(_ mark: CGFloat) -> CGPoint {
        let t = (mark - start) / (end - start)
        return CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
      }
      if result.isEmpty { result.append(low <= start ? from : point(low)) }
      result.append(high >= end ? to : point(high))
    }
    return result
  }

  /// The strokes of a dashed line. `pattern` has the lengths of strokes and gaps in alternation, repeated; `phase` is the start in
  /// the pattern. A stroke across the start of a closed line is one piece.
  func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [Polyline] {
    let total = pattern.reduce(0, +)
    let length = distances().last ?? 0
    // A pattern is ignored beyond 20,000 repetitions: millions of strokes would stall without a visible pattern.
    guard pattern.allSatisfy({ $0 >= 0 }), total > 0, total.isFinite, phase.isFinite, length / total < 20_000 else {
      return [self]
    }
    let cycle = pattern.count.isMultiple(of: 2) ? pattern : pattern + pattern
    let turn = cycle.reduce(0, +)
    var position = -(phase.truncatingRemainder(dividingBy: turn) + turn).truncatingRemainder(dividingBy: turn)
    var pieces: [(low: CGFloat, high: CGFloat)] = []
    var index = 0
    while position < length {
      let end = position + cycle[index]
      if index.isMultiple(of: 2), end > 0 { pieces.append((max(position, 0), min(end, length))) }
      position = end
      index = (index + 1) % cycle.count
    }
    return strokes(pieces, length: length)
  }

  private func strokes(_ pieces: [(low: CGFloat, high: CGFloat)], length: CGFloat) -> [Polyline] {
    var lines = pieces.map { Polyline(points: part(from: $0.low, to: $0.high), isClosed: false) }
    if isClosed, pieces.count > 1, let first = pieces.first, let last = pieces.last, first.low == 0, last.high == length
    {
      let head = lines.removeFirst()
      lines[lines.count - 1].points += head.points.dropFirst()
    } else if isClosed, let only = pieces.first, pieces.count == 1, only.low == 0, only.high == length {
      return [self]
    }
    return lines.filter { !$0.points.isEmpty }
  }
}
