import Graphics

/// Computes the exact `CoverageMask` of a path: each value is the covered area of the pixel, rounded to a byte.
///
/// Each row of pixels is cut into bands in which no edge begins, ends or crosses another edge. In a band the edges have an order
/// from left to right, the rule determines which of them bound the inside, and each of these adds the area to its right.
package struct PathRasterizer {
  private struct Edge {
    /// Pixels, the upper end first.
    var x0, y0, x1, y1: Double
    var winding: Int
    var slope: Double

    func x(at y: Double) -> Double { y <= y0 ? x0 : y >= y1 ? x1 : x0 + (y - y0) * slope }
  }

  private struct Crossing {
    var top, bottom: Double
    var winding: Int

    /// True if the edge lies on one side of the columns 0…`width`.
    func isOutside(_ width: Double) -> Bool { max(top, bottom) <= 0 || min(top, bottom) >= width }
  }

  /// The maximum distance of chords from curves, in pixels. Chords lie inside, so it determines the area that a small circle loses.
  private static let tolerance: CGFloat = 0.01

  /// The largest coordinate of an edge in pixels. The positions of two edges in a row are exact to less than the distance at which
  /// they count as crossing.
  private static let farthest: CGFloat = 100_000_000

  private let rule: VectorPath.Rule
  private var edges: [Edge] = []
  /// The smallest rectangle of whole pixels around the path.
  private(set) var bounds = PixelRect.zero

  private var active: [Int] = []
  private var crossings: [Crossing] = []
  private var breaks: [Double] = []
  /// The difference between the coverage of a column and that of the column before it.
  private var steps: [Double] = []

  /// `transform` maps the path's coordinates to device pixels.
  package init(_ path: VectorPath, rule: VectorPath.Rule, transform: CGAffineTransform) {
    self.rule = rule
    var box = (left: Double.infinity, top: Double.infinity, right: -Double.infinity, bottom: -Double.infinity)
    for line in path.applying(transform).flattened(tolerance: PathRasterizer.tolerance) {
      var from = line.points[line.points.count - 1]
      for to in line.points {
        box = (
          min(box.left, to.x), min(box.top, to.y), max(box.right, to.x), max(box.bottom, to.y)
        )
        addEdge(from, to)
        from = to
      }
    }
    bounds = edges.isEmpty ? PixelRect.zero : PixelRect(outside: box.left, box.top, box.right, box.bottom)
    edges.sort { $0.y0 < $1.y0 }
  }

  /// Adds a line, limited to the coordinates of `farthest`. Beyond them rounding errors of its points in a row are larger than a pixel, so
  /// that equal lines seem to cross each other in every band.
  private mutating func addEdge(_ from: CGPoint, _ to: CGPoint) {
    let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
    guard upper.y < lower.y else { return }
    let winding = from.y < to.y ? 1 : -1
    let limit = PathRasterizer.farthest
    if max(abs(upper.x), abs(lower.x), abs(upper.y), abs(lower.y)) <= limit {
      return append(upper, lower, winding)
    }
    func point(at y: CGFloat) -> CGPoint {
      let share = (y - upper.y) / (lower.y - upper.y)
      return CGPoint(x: upper.x * (1 - share) + lower.x * share, y: y)
    }
    // The rows beyond the limit are not drawn.
    let start = upper.y < -limit ? point(at: -limit) : upper
    let end = lower.y > limit ? point(at: limit) : lower
    // Parts to the left or to the right of the limit become vertical.
    var stops = [start]
    for x in start.x < end.x ? [-limit, limit] : [limit, -limit] {
      let share = (x - start.x) / (end.x - start.x)
      if share > 0, share < 1 { stops.append(CGPoint(x: x, y: start.y * (1 - share) + end.y * share)) }
    }
    stops.append(end)
    for index in 1..<stops.count where stops[index - 1].y < stops[index].y {
      func limited(_ point: CGPoint) -> CGPoint { CGPoint(x: min(max(-limit, point.x), limit), y: point.y) }
      append(limited(stops[index - 1]), limited(stops[index]), winding)
    }
  }

  private mutating func append(_ upper: CGPoint, _ lower: CGPoint, _ winding: Int) {
    edges.append(
      Edge(
        x0: upper.x, y0: upper.y, x1: lower.x, y1: lower.y, winding: winding,
        slope: (lower.x - upper.x) / (lower.y - upper.y)))
  }

  /// The coverage of the pixels of `bounds` that lie in `region`.
  package mutating func mask(in region: PixelRect? = nil) -> CoverageMask {
    let frame = region.map(bounds.intersection) ?? bounds
    guard !frame.isEmpty else { return CoverageMask(frame: PixelRect.zero, values: []) }
    let (width, height) = (Int(frame.width), Int(frame.height))
    steps = [Double](repeating: 0, count: width + 2)
    var values = [UInt8](repeating: 0, count: width * height)
    var next = 0
    active.removeAll(keepingCapacity: true)
    for row in 0..<height {
      let top = Double(frame.y) + Double(row)
      while next < edges.count, edges[next].y0 < top + 1 {
        active.append(next)
        next += 1
      }
      active.removeAll { edges[$0].y1 <= top }
      guard !active.isEmpty else { continue }
      addRow(top, left: Double(frame.x), width: width)
      values.withUnsafeMutableBufferPointer {
        fillRow(UnsafeMutableBufferPointer(rebasing: $0[row * width..<(row + 1) * width]))
      }
    }
    return CoverageMask(frame: frame, values: values)
  }

  /// Sums `steps` up to the coverage of a row, and resets them.
  private mutating func fillRow(_ line: UnsafeMutableBufferPointer<UInt8>) {
    steps.withUnsafeMutableBufferPointer { steps in
      guard let base = steps.baseAddress, let values = line.baseAddress else { return }
      var sum = 0.0
      var value: UInt8 = 0
      var column = 0
      while column < line.count {
        // Most columns have no step.
        if column + 8 <= line.count, PathRasterizer.areZero(base + column) {
          (values + column).update(repeating: value, count: 8)
          column += 8
          continue
        }
        for _ in 0..<min(8, line.count - column) {
          if base[column] != 0 {
            sum += base[column]
            value = UInt8(min(max(sum, 0), 1) * 255 + 0.5)
            base[column] = 0
          }
          values[column] = value
          column += 1
        }
      }
      steps[line.count] = 0
      steps[line.count + 1] = 0
    }
  }

  /// True if all bits of eight numbers are 0.
  @inline(__always)
  private static func areZero(_ numbers: UnsafePointer<Double>) -> Bool {
    let bits = UnsafeRawPointer(numbers).loadUnaligned(as: SIMD8<UInt64>.self)
    let four = bits.lowHalf | bits.highHalf
    let two = four.lowHalf | four.highHalf
    return two.x | two.y == 0
  }

  private mutating func addRow(_ top: Double, left: Double, width: Int) {
    breaks.removeAll(keepingCapacity: true)
    breaks.append(top)
    for index in active {
      if edges[index].y0 > top { breaks.append(edges[index].y0) }
      if edges[index].y1 < top + 1 { breaks.append(edges[index].y1) }
    }
    breaks.append(top + 1)
    breaks.sort()
    for index in 1..<breaks.count where breaks[index] > breaks[index - 1] {
      addBand(breaks[index - 1], breaks[index], left: left, width: width, depth: 0)
    }
  }

  /// Adds a band in which no edge begins or ends. A band with a crossing is cut in two.
  private mutating func addBand(_ top: Double, _ bottom: Double, left: Double, width: Int, depth: Int) {
    crossings.removeAll(keepingCapacity: true)
    for index in active where edges[index].y0 <= top && edges[index].y1 >= bottom {
      let edge = edges[index]
      crossings.append(
        Crossing(top: edge.x(at: top) - left, bottom: edge.x(at: bottom) - left, winding: edge.winding))
    }
    crossings.sort { $0.top + $0.bottom < $1.top + $1.bottom }
    if depth < 24, let cut = firstCut(width: Double(width)), cut > 1e-6, cut < 1 - 1e-6 {
      let middle = top + (bottom - top) * cut
      addBand(top, middle, left: left, width: width, depth: depth + 1)
      addBand(middle, bottom, left: left, width: width, depth: depth + 1)
      return
    }
    var winding = 0
    for crossing in crossings {
      let wasInside = isInside(winding)
      winding += crossing.winding
      if isInside(winding) != wasInside {
        add(crossing, height: wasInside ? top - bottom : bottom - top, width: width)
      }
    }
  }

  /// The position in the band, 0…1, at which two neighbors cross; nil without a crossing in the columns of the mask. The order of edges
  /// on one side of the mask does not matter: they add no area, or all of it.
  private func firstCut(width: Double) -> Double? {
    for index in 1..<max(crossings.count, 1) {
      if crossings[index].isOutside(width), crossings[index - 1].isOutside(width),
        (crossings[index].top <= 0) == (crossings[index - 1].top <= 0)
      {
        continue
      }
      let above = crossings[index].top - crossings[index - 1].top
      let below = crossings[index].bottom - crossings[index - 1].bottom
      if above < -1e-7 || below < -1e-7 { return above / (above - below) }
    }
    return nil
  }

  private func isInside(_ winding: Int) -> Bool { rule == .nonzero ? winding != 0 : winding & 1 != 0 }

  /// Adds `height` times the area to the right of a slanted line across a band, clipped to the mask.
  private mutating func add(_ crossing: Crossing, height: Double, width: Int) {
    let (low, high) = (min(crossing.top, crossing.bottom), max(crossing.top, crossing.bottom))
    let end = Double(width)
    if high <= 0 {
      steps[0] += height
    } else if low >= end {
      return
    } else if low >= 0 && high <= end {
      addLine(low, high, height, width)
    } else {
      let run = high - low
      if low < 0 { steps[0] += height * (-low / run) }
      let (from, to) = (max(low, 0), min(high, end))
      addLine(from, to, height * ((to - from) / run), width)
    }
  }

  /// Adds the area to the right of a line between two columns' edges: in part in the columns that the line passes, in full beyond.
  private mutating func addLine(_ low: Double, _ high: Double, _ height: Double, _ width: Int) {
    let first = min(Int(low), width)
    let last = min(Int(high.rounded(.up)), width + 1)
    if last <= first + 1 {
      let middle = (low + high) / 2 - Double(first)
      steps[first] += height * (1 - middle)
      steps[first + 1] += height * middle
      return
    }
    // `steps` holds the difference between the area under the line in each column and in the column before.
    let slope = height / (high - low)
    var before = 0.0
    for column in first..<last {
      let (from, to) = (max(low, Double(column)), min(high, Double(column + 1)))
      let passed = (to - low) * slope
      let area = passed * (Double(column + 1) - to) + ((from - low) + (to - low)) / 2 * slope * (to - from)
      steps[column] += area - before
      before = area
    }
    steps[last] += height - before
  }
}
