/// A number as the unevaluated sum of two doubles: about 106 significant bits.
///
/// The error-free sum is Knuth's, the error-free product Dekker's (no fused multiply-add: it is emulated, slowly, on
/// some machines). Sums and products have a relative error of a few 2⁻¹⁰⁴. Factors have to stay below 2⁹⁷⁰.
struct ExtendedDouble: Sendable {
  /// The nearest double to the number.
  var high: Double
  /// The remainder of the number minus `high`, at most half a unit of the last place of `high`.
  var low: Double

  /// The nearest double.
  var value: Double { high + low }

  /// The exact sum of two doubles.
  static func sum(_ a: Double, _ b: Double) -> ExtendedDouble {
    let sum = a + b
    let bInSum = sum - a
    return ExtendedDouble(high: sum, low: (a - (sum - bInSum)) + (b - bInSum))
  }

  /// The exact product of two doubles.
  static func product(_ a: Double, _ b: Double) -> ExtendedDouble {
    let product = a * b
    let (aHigh, aLow) = halves(of: a)
    let (bHigh, bLow) = halves(of: b)
    let error = ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    return ExtendedDouble(high: product, low: error)
  }

  static func + (a: ExtendedDouble, b: ExtendedDouble) -> ExtendedDouble {
    let high = sum(a.high, b.high)
    let low = sum(a.low, b.low)
    let first = sum(high.high, high.low + low.high)
    return sum(first.high, first.low + low.low)
  }

  static func - (a: ExtendedDouble, b: ExtendedDouble) -> ExtendedDouble {
    a + ExtendedDouble(high: -b.high, low: -b.low)
  }

  static func * (a: ExtendedDouble, b: ExtendedDouble) -> ExtendedDouble {
    let high = product(a.high, b.high)
    return sum(high.high, high.low + (a.high * b.low + a.low * b.high))
  }

  static func / (a: ExtendedDouble, b: ExtendedDouble) -> ExtendedDouble {
    let first = a.high / b.high
    let remainder = a - b * ExtendedDouble(first)
    return sum(first, remainder.value / b.high)
  }

  /// Two numbers of 26 bits whose sum is `a`, so that their products are exact.
  private static func halves(of a: Double) -> (high: Double, low: Double) {
    let shifted = a * 134_217_729  // 2²⁷ + 1
    let high = shifted - (shifted - a)
    return (high, a - high)
  }
}

extension ExtendedDouble {
  init(_ value: Double) { self.init(high: value, low: 0) }
}
