import Foundation

/// The vertical scale of a chart: a range that is fitted to the values, with ticks at round numbers.
package struct ChartScale: Equatable {
  /// The distance between two ticks: 1, 2 or 5 times a power of ten.
  package let step: Double
  /// The values of the ticks, from the bottom to the top.
  package let ticks: [Double]

  /// The range between the first and the last tick.
  package var range: ClosedRange<Double> { (ticks.first ?? 0)...(ticks.last ?? 1) }

  /// Creates a scale for `values` with at most `count` intervals. The range is at least `minimumSpan` long, and begins at 0 for no values.
  package init(_ values: some Sequence<Double>, minimumSpan: Double, count: Int = 4) {
    var (low, high) = (Double.infinity, -Double.infinity)
    for value in values where value.isFinite { (low, high) = (min(low, value), max(high, value)) }
    if low > high { (low, high) = (0, minimumSpan) }
    if high - low < minimumSpan {
      let middle = (low + high) / 2
      (low, high) = (middle - minimumSpan / 2, middle + minimumSpan / 2)
    }
    var step = Self.roundStep(atLeast: (high - low) / Double(count))
    var bounds = Self.bounds(low, high, step)
    while bounds.upper - bounds.lower > count {
      step = Self.roundStep(atLeast: step * 1.01)
      bounds = Self.bounds(low, high, step)
    }
    self.step = step
    ticks = (bounds.lower...bounds.upper).map { Double($0) * step }
  }

  /// The text of a tick, without a negative zero.
  package static func text(_ tick: Double) -> String {
    let text = RowList.formatted(Int(tick.rounded()))
    return tick == tick.rounded() ? text : String(format: "%.1f", tick)
  }

  private static func bounds(_ low: Double, _ high: Double, _ step: Double) -> (lower: Int, upper: Int) {
    let lower = Int((low / step).rounded(.down))
    return (lower, max(lower + 1, Int((high / step).rounded(.up))))
  }

  /// The smallest of 1, 2 and 5 times a power of ten that is not less than `value`.
  private static func roundStep(atLeast value: Double) -> Double {
    let power = pow(10, (log10(value)).rounded(.down))
    let factor = [1, 2, 5, 10].first { Double($0) * power >= value * (1 - 1e-9) } ?? 10
    return Double(factor) * power
  }
}
