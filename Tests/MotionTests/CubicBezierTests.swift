import Motion
import Testing

@Suite struct CubicBezierTests {
  static let curves = [
    CubicBezier.linear, .easeIn, .easeOut, .easeInOut, CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
    CubicBezier(x1: 0.25, y1: 0, x2: 0, y2: 1), CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1),
    CubicBezier(x1: 0, y1: 1, x2: 1, y2: 0), CubicBezier(x1: 0, y1: 0, x2: 0, y2: 1),
    CubicBezier(x1: 0.3, y1: -0.5, x2: 0.6, y2: 1.8),
  ]

  @Test func linearIsTheIdentity() {
    for step in 0...100 {
      let fraction = Double(step) / 100
      #expect(abs(CubicBezier.linear.value(at: fraction) - fraction) < 1e-14)
      #expect(abs(CubicBezier.linear.slope(at: fraction) - 1) < 1e-9)
    }
  }

  @Test func easeAgreesWithBrowsers() {
    // CSS `ease` at a quarter, half and three quarters of its time.
    let ease = CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    #expect(abs(ease.value(at: 0.25) - 0.40851) < 1e-4)
    #expect(abs(ease.value(at: 0.5) - 0.80240) < 1e-4)
    #expect(abs(ease.value(at: 0.75) - 0.96046) < 1e-4)
    #expect(abs(CubicBezier.easeInOut.value(at: 0.5) - 0.5) < 1e-14)
  }

  @Test(arguments: curves) func endsAreExact(curve: CubicBezier) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: 7) == 1)
    #expect(abs(curve.value(at: 1e-12)) < 0.01)
    #expect(abs(curve.value(at: 1 - 1e-12) - 1) < 0.01)
  }

  @Test(arguments: curves) func slopeIsTheDerivative(curve: CubicBezier) {
    for step in 1...99 where step != 50 {
      let fraction = Double(step) / 100
      let difference = (curve.value(at: fraction + 1e-6) - curve.value(at: fraction - 1e-6)) / 2e-6
      #expect(abs(difference - curve.slope(at: fraction)) < 1e-4 * max(1, difference.magnitude))
    }
  }

  @Test func slopesAtTheEndsAreThoseOfTheControlPoints() {
    #expect(CubicBezier.easeIn.slope(at: 0) == 0)
    #expect(abs(CubicBezier.easeIn.slope(at: 1) - 1 / 0.58) < 1e-9)
    #expect(abs(CubicBezier.easeOut.slope(at: 0) - 1 / 0.58) < 1e-9)
    #expect(CubicBezier.easeOut.slope(at: 1) == 0)
    #expect(CubicBezier(x1: 0, y1: 1, x2: 0.5, y2: 1).slope(at: 0) == 1e6)
  }

  @Test func invalidInputGivesNoNaN() {
    let nonsense: [Double] = [.nan, .infinity, -.infinity, 0, 1, -1, 1e308]
    for x1 in nonsense {
      for y1 in nonsense {
        for curve in [CubicBezier(x1: x1, y1: y1, x2: y1, y2: x1), CubicBezier(x1: x1, y1: y1, x2: x1, y2: y1)] {
          for fraction in nonsense + [0.3] {
            #expect(curve.value(at: fraction).isFinite && curve.slope(at: fraction).isFinite)
          }
        }
      }
    }
  }
}
