import Foundation
import Motion
import ScrollUITesting
import Testing

@Suite struct ScalarMathTests {
  /// Two units in the last place of a number just above a power of two: each implementation may err by one.
  private let tolerance = 4.5e-16

  private func relativeError(_ ours: Double, _ reference: Double) -> Double {
    if ours == reference || (ours.isNaN && reference.isNaN) { return 0 }
    return ((ours - reference) / max(reference.magnitude, .leastNormalMagnitude)).magnitude
  }

  @Test(arguments: [UInt64(1), 2, 3]) func exponentialAgreesWithTheLibrary(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for range in [-1e-9...1e-9, -1.0...1, -40...40, -745...709.7] {
      for _ in 0..<4000 {
        let x = random.number(in: range)
        #expect(relativeError(ScalarMath.exp(x), Foundation.exp(x)) < tolerance, "exp(\(x)), seed \(seed)")
      }
    }
  }

  @Test(arguments: [UInt64(1), 2, 3]) func logarithmAgreesWithTheLibrary(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<4000 {
      for x in [
        random.number(in: 0.5...2), random.number(in: 0.999...1.001), random.number(in: 0...1e6),
        Foundation.exp(random.number(in: -744...709)),
      ] {
        #expect(relativeError(ScalarMath.log(x), Foundation.log(x)) < tolerance, "log(\(x)), seed \(seed)")
      }
    }
  }

  @Test(arguments: [UInt64(1), 2, 3]) func directionsAgreeWithTheLibrary(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for range in [-1e-7...1e-7, -1.0...1, -1e5...1e5] {
      for _ in 0..<4000 {
        let (x, y) = (random.number(in: -5...5), random.number(in: range))
        #expect(
          relativeError(ScalarMath.atan2(y, x), Foundation.atan2(y, x)) < tolerance, "atan2(\(y), \(x)), seed \(seed)")
      }
    }
  }

  @Test(arguments: [UInt64(1), 2, 3]) func anglesAgreeWithTheLibrary(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for range in [-1e-7...1e-7, -0.8...0.8, -7.0...7, -1e5...1e5, -1e18...1e18, -8e307...8e307] {
      for _ in 0..<3000 {
        let x = random.number(in: range)
        #expect(relativeError(ScalarMath.sin(x), Foundation.sin(x)) < tolerance, "sin(\(x)), seed \(seed)")
        #expect(relativeError(ScalarMath.cos(x), Foundation.cos(x)) < tolerance, "cos(\(x)), seed \(seed)")
      }
    }
  }

  @Test func anglesNextToWholeQuarterTurnsKeepTheirDigits() {
    // The double that lies closest to a multiple of π/2 (Kahan). Its cosine comes from integers of 3000 bits: the C
    // library's is wrong from the 15th digit on.
    #expect(ScalarMath.cos(0x1.6ac5b262ca1ffp+849) == -0x1.14ae72e6ba22fp-61)
    for quarter in 1...4000 {
      for angle in [Double(quarter) * .pi / 2, (Double(quarter) * .pi / 2).nextUp, -Double(quarter) * .pi / 2] {
        #expect(relativeError(ScalarMath.sin(angle), Foundation.sin(angle)) < tolerance, "sin(\(angle))")
        #expect(relativeError(ScalarMath.cos(angle), Foundation.cos(angle)) < tolerance, "cos(\(angle))")
      }
    }
  }

  @Test(arguments: [UInt64(1), 2, 3]) func powerAgreesWithTheLibrary(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<4000 {
      for (base, exponent) in [
        (0.998, random.number(in: 0...10_000)), (random.number(in: 0...8000), 1.967),
        (random.number(in: 0.5...2), random.number(in: -700...700)),
        (Foundation.exp(random.number(in: -700...700)), random.number(in: -1...1)),
      ] {
        let ours = ScalarMath.pow(base, exponent)
        #expect(
          relativeError(ours, Foundation.pow(base, exponent)) < tolerance, "pow(\(base), \(exponent)), seed \(seed)")
      }
    }
  }

  @Test func specialValuesAreAsInC() {
    let values: [Double] = [
      0, -0.0, 1, -1, 2, -2, 3, 0.5, -0.5, .leastNormalMagnitude / 3, -.leastNormalMagnitude / 3, 1e308, -1e308, 710,
      -746,
      .infinity, -.infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .pi,
    ]
    for x in values {
      expectSame(ScalarMath.exp(x), Foundation.exp(x), "exp(\(x))")
      expectSame(ScalarMath.log(x), Foundation.log(x), "log(\(x))")
      expectSame(ScalarMath.sin(x), Foundation.sin(x), "sin(\(x))")
      expectSame(ScalarMath.cos(x), Foundation.cos(x), "cos(\(x))")
      for y in values {
        expectSame(ScalarMath.pow(x, y), Foundation.pow(x, y), "pow(\(x), \(y))")
        expectSame(ScalarMath.atan2(y, x), Foundation.atan2(y, x), "atan2(\(y), \(x))")
      }
    }
  }

  /// Equal, both NaN, or a unit in the last place apart; zeros with the same sign.
  private func expectSame(_ ours: Double, _ reference: Double, _ what: Comment) {
    if reference.isNaN {
      #expect(ours.isNaN, what)
    } else if reference.isInfinite || reference == 0 {
      #expect(ours == reference && ours.sign == reference.sign, what)
    } else {
      #expect(relativeError(ours, reference) < tolerance, what)
    }
  }

  @Test func resultsHaveFixedBits() {
    // The same on all machines.
    #expect(ScalarMath.exp(1).bitPattern == 0x4005_BF0A_8B14_5769)
    #expect(ScalarMath.log(10).bitPattern == 0x4002_6BB1_BBB5_5516)
    #expect(ScalarMath.sin(1).bitPattern == 0x3FEA_ED54_8F09_0CEE)
    #expect(ScalarMath.cos(1).bitPattern == 0x3FE1_4A28_0FB5_068C)
    #expect(ScalarMath.pow(0.998, 1000).bitPattern == 0x3FC1_49CB_5561_120A)
  }
}
