import Foundation
import Gallery
import ScrollUITesting
import Testing

@Suite struct ChartScaleTests {
  @Test func ticksAreRoundAndIncludeAllValues() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let low = Double.random(in: -40_000...40_000, using: &random)
      let values = (0..<5).map { _ in
        low + Double.random(in: 0...pow(10, Double.random(in: 0...5, using: &random)), using: &random)
      }
      let scale = ChartScale(values, minimumSpan: 1)
      #expect(scale.range.lowerBound <= values.min()! && values.max()! <= scale.range.upperBound)
      #expect((2...5).contains(scale.ticks.count), "\(scale.ticks)")
      let digit = scale.step / pow(10, log10(scale.step * 1.000001).rounded(.down))
      #expect([1, 2, 5].contains { abs($0 - digit) < 1e-6 }, "\(scale.step)")
      #expect(scale.ticks.allSatisfy { abs($0 / scale.step - ($0 / scale.step).rounded()) < 1e-6 })
    }
  }

  @Test func theRangeIsFittedToTheValues() {
    let bounce = ChartScale([5440, 5476, 5390], minimumSpan: 40)
    #expect(bounce.range.lowerBound >= 5300)
    #expect(bounce.range.upperBound <= 5500)
    #expect(ChartScale([-12, 2600], minimumSpan: 200).ticks == [-1000, 0, 1000, 2000, 3000])
  }

  @Test func valuesThatHardlyDifferGetTheMinimumSpan() {
    let scale = ChartScale([900, 900.2], minimumSpan: 40)
    #expect(scale.range.upperBound - scale.range.lowerBound >= 40)
    #expect(ChartScale([], minimumSpan: 40).ticks == [0, 10, 20, 30, 40])
  }

  @Test func ticksHaveNoNegativeZero() {
    #expect(ChartScale.text(-0.0) == "0")
    #expect(ChartScale.text(12_000) == "12,000")
    #expect(ChartScale.text(-0.5) == "-0.5")
  }
}
