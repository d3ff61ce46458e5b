extension ScalarMath {
  /// The sine of an angle in radians; NaN for an infinite angle.
  package static func sin(_ x: Double) -> Double {
    if x.magnitude < 1e-8 { return x }
    let (quadrant, angle) = reduced(x)
    return quadrant.isMultiple(of: 2)
      ? signed(sine(of: angle), negative: quadrant == 2) : signed(cosine(of: angle), negative: quadrant == 3)
  }

  /// The cosine of an angle in radians; NaN for an infinite angle.
  package static func cos(_ x: Double) -> Double {
    let (quadrant, angle) = reduced(x)
    return quadrant.isMultiple(of: 2)
      ? signed(cosine(of: angle), negative: quadrant == 2) : signed(sine(of: angle), negative: quadrant == 1)
  }

  private static func signed(_ x: Double, negative: Bool) -> Double { negative ? -x : x }

  /// (−1)ⁿ/(2n+1)! for n = 1 … 9: within ±π/4 the first term left out is below 1e-21.
  private static let sineCoefficients: [Double] = [
    -1 / 6, 1 / 120, -1 / 5_040, 1 / 362_880, -1 / 39_916_800, 1 / 6_227_020_800, -1 / 1_307_674_368_000,
    1 / 355_687_428_096_000, -1 / 121_645_100_408_832_000,
  ]

  /// (−1)ⁿ/(2n)! for n = 2 … 9.
  private static let cosineCoefficients: [Double] = [
    1 / 24, -1 / 720, 1 / 40_320, -1 / 3_628_800, 1 / 479_001_600, -1 / 87_178_291_200, 1 / 20_922_789_888_000,
    -1 / 6_402_373_705_728_000,
  ]

  /// `angle` within ±π/4. The low part enters through the first derivative.
  private static func sine(of angle: ExtendedDouble) -> Double {
    let square = angle.high * angle.high
    let tail = angle.high * square * polynomial(sineCoefficients, at: square)
    return angle.high + (tail + angle.low * (1 - square / 2))
  }

  /// `angle` within ±π/4.
  private static func cosine(of angle: ExtendedDouble) -> Double {
    let square = angle.high * angle.high
    let first = 1 - square / 2
    let lost = (1 - first) - square / 2
    let tail = square * square * polynomial(cosineCoefficients, at: square)
    return first + (lost + (tail - angle.high * angle.low))
  }
}

// MARK: - Reduction to a quarter turn

extension ScalarMath {
  /// The binary digits of 2/π, 64 per word, after a word of zeros (2/π = 0.636…: the point follows that word).
  private static let twoOverPi: [UInt64] = [
    0, 0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041, 0xFE51_63AB_DEBB_C561,
    0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C, 0xFE1D_EB1C_B129_A73E, 0xE882_35F5_2EBB_4484,
    0xE99C_7026_B45F_7E41, 0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B, 0x1FF8_97FF_DE05_980F,
    0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D, 0x7527_BAC7_EBE5_F17B,
    0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08, 0x5603_3046_FC7B_6BAB,
  ]

  private static let halfPi = ExtendedDouble(high: 0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54)

  /// `x` as a number of quarter turns (modulo 4) and a remainder within ±π/4.
  ///
  /// Exact in integers for every argument, after Payne and Hanek: with x = m · 2^e the digits of 2/π above 2^(2−e)
  /// only contribute full turns, so the next 192 digits times m give the quadrant (2 bits) and the fraction (190
  /// bits, of which no double cancels more than 62).
  private static func reduced(_ x: Double) -> (quadrant: Int, angle: ExtendedDouble) {
    guard x.isFinite else { return (0, ExtendedDouble(.nan)) }
    if x.magnitude <= 0x1.921fb54442d18p-1 { return (0, ExtendedDouble(x)) }
    let mantissa = x.significandBitPattern | 1 << 52
    let firstBit = Int(x.exponent) - 52 - 2 + 64
    let product = truncatedProduct(mantissa, digits(from: firstBit))
    let nearest = Int((product >> 126) + (product >> 125 & 1)) & 3
    var fraction = product << 2
    let roundsUp = fraction >> 127 == 1
    if roundsUp { fraction = ~fraction }
    let angle = fractionOfOne(fraction) * halfPi
    let isNegative = roundsUp != (x < 0)
    return (
      x < 0 ? (4 - nearest) & 3 : nearest,
      isNegative ? ExtendedDouble(high: -angle.high, low: -angle.low) : angle
    )
  }

  /// `bits` · 2⁻¹²⁸, to 106 bits or to the last of them.
  private static func fractionOfOne(_ bits: UInt128) -> ExtendedDouble {
    let zeros = bits.leadingZeroBitCount
    let leading = bits << UInt128(zeros)
    let high = Double(UInt64(leading >> 75))
    let low = Double(UInt64(leading >> 22 & 0x1F_FFFF_FFFF_FFFF))
    return ExtendedDouble.sum(
      scaled(high, byPowerOfTwo: -53 - zeros), scaled(low, byPowerOfTwo: -106 - zeros))
  }

  /// 192 digits of 2/π, the first of them at `firstBit` of the table.
  private static func digits(from firstBit: Int) -> (UInt64, UInt64, UInt64) {
    let (word, shift) = (firstBit / 64, UInt64(firstBit % 64))
    func shifted(_ index: Int) -> UInt64 {
      shift == 0 ? twoOverPi[index] : twoOverPi[index] << shift | twoOverPi[index + 1] >> (64 - shift)
    }
    return (shifted(word), shifted(word + 1), shifted(word + 2))
  }

  /// The upper 128 bits of `factor` times a 192-bit number, modulo 2¹⁹².
  private static func truncatedProduct(_ factor: UInt64, _ number: (UInt64, UInt64, UInt64)) -> UInt128 {
    let factor = UInt128(factor)
    let upper = factor &* (UInt128(number.0) << 64 | UInt128(number.1))
    return upper &+ (factor * UInt128(number.2)) >> 64
  }
}
