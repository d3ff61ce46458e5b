/// The few transcendental functions that motion needs, with the same bits on every machine.
///
/// The C library's `exp` differs in its last bit between libraries, versions and processors, and a single bit is
/// enough to make a replayed trace differ from its recording. These functions use only operations that IEEE 754
/// rounds correctly (`+ − × ÷`, rounding to an integer) and bit operations, in a fixed order, without fused
/// multiply-add.
///
/// Method: the argument is reduced with constants in two parts, a Taylor polynomial long enough that its remainder is
/// below 1e-17 is summed, and the rounding error is carried in an ``ExtendedDouble``. The error of every function is
/// below 1 unit in the last place (relative 2.3e-16) for normal results, and below one subnormal step otherwise.
/// Special values (zeros, infinities, NaN) are those of C's `<math.h>`.
package enum ScalarMath {
  /// e to the power of `x`: 0 below −745.2, infinite above 709.8.
  package static func exp(_ x: Double) -> Double {
    exp(ExtendedDouble(x))
  }

  /// The natural logarithm: −infinity at 0, NaN below.
  package static func log(_ x: Double) -> Double {
    if x.isNaN || x < 0 { return .nan }
    if x == 0 { return -.infinity }
    if x == .infinity { return x }
    return extendedLog(x).value
  }

  /// `base` to the power of `exponent`; a negative base needs an integral exponent, otherwise the result is NaN.
  package static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    let isNegative = base.sign == .minus && isOdd(exponent)
    let magnitude = powOfMagnitude(base.magnitude, exponent)
    if base < 0, base.isFinite, exponent.isFinite, exponent != exponent.rounded() { return .nan }
    return isNegative ? -magnitude : magnitude
  }

  /// `x` times two to the power of `exponent`, rounded once at most.
  static func scaled(_ x: Double, byPowerOfTwo exponent: Int) -> Double {
    guard exponent > 1023 || exponent < -1022 else { return x * powerOfTwo(exponent) }
    let first = exponent > 0 ? 1023 : -1022
    let remainder = min(max(exponent - first, -1022), 1023)
    return x * powerOfTwo(first) * powerOfTwo(remainder)
  }

  /// `exponent` in −1022...1023.
  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }

  private static func isOdd(_ x: Double) -> Bool {
    x.isFinite && x == x.rounded() && (x / 2) != (x / 2).rounded()
  }

  /// `base` ≥ 0 and not 1; `exponent` not 0; neither is NaN.
  private static func powOfMagnitude(_ base: Double, _ exponent: Double) -> Double {
    if base == 1 { return 1 }
    let grows = (base > 1) == (exponent > 0)
    guard base != 0, base.isFinite, exponent.isFinite else { return grows ? .infinity : 0 }
    let logarithm = extendedLog(base)
    let estimate = logarithm.value * exponent
    if estimate > 710 { return .infinity }
    if estimate < -746 { return 0 }
    return exp(logarithm * ExtendedDouble(exponent))
  }
}

// MARK: - Exponential and logarithm in two parts

extension ScalarMath {
  /// ln 2 in two parts; the high part ends in 21 zero bits, so that its product with an exponent is exact.
  private static let logOfTwo = ExtendedDouble(high: 0x1.62e42feep-1, low: 0x1.a39ef35793c76p-33)

  /// 1/n! for n = 2 … 14: with |r| ≤ ln 2 / 2 the first term left out is below 1e-19.
  private static let reciprocalFactorials: [Double] = [
    1 / 2, 1 / 6, 1 / 24, 1 / 120, 1 / 720, 1 / 5_040, 1 / 40_320, 1 / 362_880, 1 / 3_628_800, 1 / 39_916_800,
    1 / 479_001_600, 1 / 6_227_020_800, 1 / 87_178_291_200,
  ]

  /// 1/5, 1/7 … 1/27: with s² ≤ 0.0295 the first term left out is below 1e-19 of the sum.
  private static let reciprocalOddNumbers: [Double] = [
    1 / 5, 1 / 7, 1 / 9, 1 / 11, 1 / 13, 1 / 15, 1 / 17, 1 / 19, 1 / 21, 1 / 23, 1 / 25, 1 / 27,
  ]

  /// e^x = 2^k · e^r with |r| ≤ ln 2 / 2.
  static func exp(_ x: ExtendedDouble) -> Double {
    if x.high.isNaN { return .nan }
    if x.high > 710 { return .infinity }
    if x.high < -746 { return 0 }
    let k = (x.high * 1.4426950408889634).rounded()
    let high = x.high - k * logOfTwo.high
    let r = ExtendedDouble.sum(high, x.low - k * logOfTwo.low)
    let tail = r.low + r.high * r.high * polynomial(reciprocalFactorials, at: r.high)
    let line = ExtendedDouble.sum(1, r.high)
    return scaled(line.high + (line.low + tail), byPowerOfTwo: Int(k))
  }

  /// ln x = k · ln 2 + 2·(s + s³/3 + s⁵/5 + …) with x = 2^k · m, m in √½…√2, s = (m − 1)/(m + 1). `x` finite, > 0.
  static func extendedLog(_ x: Double) -> ExtendedDouble {
    var exponent = Int(x.exponent)
    var mantissa = x.significand
    if mantissa > 1.4142135623730951 {
      mantissa /= 2
      exponent += 1
    }
    let s = ExtendedDouble(mantissa - 1) / ExtendedDouble.sum(mantissa, 1)
    let square = s * s
    let cube = s * square
    let third = ExtendedDouble(high: 0x1.5555555555555p-2, low: 0x1.5555555555555p-56)
    let tail = cube.high * square.high * polynomial(reciprocalOddNumbers, at: square.high)
    let half = s + cube * third + ExtendedDouble(tail)
    let k = Double(exponent)
    let whole = ExtendedDouble(high: k * logOfTwo.high, low: k * logOfTwo.low)
    return whole + (half + half)
  }

  /// c₀ + c₁x + c₂x² + …
  static func polynomial(_ coefficients: [Double], at x: Double) -> Double {
    var sum = 0.0
    for coefficient in coefficients.reversed() { sum = sum * x + coefficient }
    return sum
  }
}
