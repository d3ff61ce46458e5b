import ScrollInstruments
import ScrollUI

/// The offset of a scroll view over time, reduced to the columns of a chart: the lowest and the highest value of each.
package struct OffsetCurve: Equatable {
  /// Points with the time in seconds as `x` and the offset in points as `y`, ascending in time.
  package private(set) var points: [CGPoint] = []
  /// The axis with the larger movement.
  package let axis: Axis
  /// The lowest and the highest offset.
  package let range: ClosedRange<CGFloat>

  /// Creates a curve for a chart of `seconds` in `columns` columns. `samples` hold the changes until `end`.
  package init(samples: [OffsetSample], end: Double, seconds: Double, columns: Int) {
    let (across, along) = (Self.range(samples.map(\.offset.x)), Self.range(samples.map(\.offset.y)))
    let isHorizontal = across.upperBound - across.lowerBound > along.upperBound - along.lowerBound
    axis = isHorizontal ? .horizontal : .vertical
    range = isHorizontal ? across : along
    guard seconds > 0, columns > 0 else { return }
    var column = -1
    var (low, high, last) = (CGPoint.zero, CGPoint.zero, CGPoint.zero)
    func appendColumn() {
      guard column >= 0 else { return }
      for point in [low, high, last].sorted(by: { $0.x < $1.x }) where points.last != point { points.append(point) }
    }
    for sample in samples {
      let point = CGPoint(x: sample.time, y: isHorizontal ? sample.offset.x : sample.offset.y)
      let index = Int(sample.time / seconds * Double(columns))
      if index != column {
        appendColumn()
        // The offset stays until shortly before the next change.
        if column >= 0, index > column + 1 {
          points.append(CGPoint(x: sample.time - seconds / Double(columns), y: last.y))
        }
        column = index
        (low, high) = (point, point)
      }
      if point.y < low.y { low = point }
      if point.y > high.y { high = point }
      last = point
    }
    appendColumn()
    if !samples.isEmpty, end > last.x { points.append(CGPoint(x: end, y: last.y)) }
  }

  /// The lower label of the scale: 0 if `range` begins below it by a bounce or a pull.
  package var floor: CGFloat { range.lowerBound < 0 && range.upperBound > 0 ? 0 : range.lowerBound }

  /// The height of `offset` in the chart, from 0 at the bottom to 1 at the top.
  package func part(of offset: CGFloat) -> CGFloat {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? (offset - range.lowerBound) / length : 0
  }

  private static func range(_ values: [CGFloat]) -> ClosedRange<CGFloat> {
    (values.min() ?? 0)...(values.max() ?? 0)
  }

  /// The seconds of a chart: those of the recording, or while it grows the next of 5, 10, 20, 40 … that it fits in.
  package static func span(of duration: Double, isGrowing: Bool) -> Double {
    guard isGrowing else { return max(duration, 0.1) }
    var span = 5.0
    while span < duration { span *= 2 }
    return span
  }
}

/// The line of an `OffsetCurve` in a rectangle. Larger offsets are higher.
struct OffsetCurveShape: Shape {
  let curve: OffsetCurve
  let seconds: Double

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    for (index, point) in curve.points.enumerated() {
      let part = curve.part(of: point.y)
      let place = CGPoint(
        x: rect.minX + point.x / seconds * rect.width, y: rect.maxY - 1 - part * (rect.height - 2))
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    return path
  }
}
