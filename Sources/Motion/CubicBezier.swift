/// A timing curve: the progress of a change as a function of its time.
///
/// A cubic Bézier curve from (0, 0) to (1, 1) as in CSS and Core Animation. The curve's parameter for a given time is
/// found with Newton's method inside a bracket that only shrinks, so it always ends.
package struct CubicBezier: Equatable, Sendable {
  private let x: Coefficients
  private let y: Coefficients

  /// A curve with two inner control points. Their times `x1` and `x2` are clamped to 0...1, as time does not run
  /// backwards.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    x = Coefficients(min(max(x1.asCoordinate, 0), 1), min(max(x2.asCoordinate, 0), 1))
    y = Coefficients(y1.asCoordinate, y2.asCoordinate)
  }

  /// Constant speed: ``value(at:)`` equals the fraction.
  package static let linear = CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
  /// CSS's and Core Animation's `ease-in`.
  package static let easeIn = CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// CSS's and Core Animation's `ease-out`.
  package static let easeOut = CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// CSS's and Core Animation's `ease-in-out`.
  package static let easeInOut = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// The progress at `fraction` of the time; 0 before the start, 1 after the end.
  ///
  /// May leave 0...1 in between if a control point does.
  package func value(at fraction: Double) -> Double {
    if !(fraction > 0) { return 0 }
    if fraction >= 1 { return 1 }
    return y.value(at: parameter(at: fraction))
  }

  /// The derivative of ``value(at:)`` at `fraction`, which is clamped to 0...1. Finite: a vertical tangent counts as
  /// 1e6.
  package func slope(at fraction: Double) -> Double {
    let parameter = parameter(at: fraction.isNaN ? 0 : min(max(fraction, 0), 1))
    let (run, rise) = (x.slope(at: parameter), y.slope(at: parameter))
    if run > 1e-9 { return (rise / run).limited(to: 1e6) }
    if rise.magnitude > 1e-9 { return rise < 0 ? -1e6 : 1e6 }
    // Control points on the end point: the second derivatives determine the direction.
    let (bend, lift) = (x.bend(at: parameter), y.bend(at: parameter))
    return bend == 0 ? 0 : (lift / bend).limited(to: 1e6)
  }

  /// The curve's parameter at a time in 0...1.
  private func parameter(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    var (lower, upper, parameter) = (0.0, 1.0, fraction)
    for _ in 0..<64 {
      let error = x.value(at: parameter) - fraction
      if error.magnitude < 1e-15 { break }
      if error < 0 { lower = parameter } else { upper = parameter }
      let step = parameter - error / x.slope(at: parameter)
      parameter = step > lower && step < upper ? step : lower + (upper - lower) / 2
    }
    return parameter
  }

  /// A coordinate of the curve: a·s³ + b·s² + c·s.
  private struct Coefficients: Equatable, Sendable {
    let a: Double
    let b: Double
    let c: Double

    init(_ first: Double, _ second: Double) {
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }

    func value(at s: Double) -> Double { ((a * s + b) * s + c) * s }
    func slope(at s: Double) -> Double { (3 * a * s + 2 * b) * s + c }
    func bend(at s: Double) -> Double { 6 * a * s + 2 * b }
  }
}
