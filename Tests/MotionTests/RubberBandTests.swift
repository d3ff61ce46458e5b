import Motion
import ScrollUITesting
import Testing

@Suite struct RubberBandTests {
  /// The table that "Analysis of Apple's rubber band scrolling" published, for a viewport of 960 points.
  @Test(arguments: [(5.0, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)])
  func agreesWithThePublishedTable(raw: Double, displayed: Double) {
    // Some values of the published table are truncated instead of rounded.
    #expect(abs(RubberBand(dimension: 960).displayed(raw) - displayed) < 0.011)
  }

  @Test(arguments: [
    (600.0, 1.0, 0.5495), (600, 10, 5.4500), (600, 50, 26.2948), (600, 100, 50.3817), (600, 200, 92.9577),
    (600, 300, 129.4118), (600, 600, 212.9032), (600, 1200, 314.2857), (320, 100, 46.9333), (320, 300, 108.8660),
    (812, 100, 51.5110), (812, 300, 137.1341),
  ])
  func agreesWithTheFormula(dimension: Double, raw: Double, displayed: Double) {
    let band = RubberBand(dimension: dimension)
    #expect(abs(band.displayed(raw) - displayed) < 5e-5)
    #expect(band.displayed(-raw) == -band.displayed(raw))
  }

  @Test func rawUndoesDisplayed() {
    var random = SeededGenerator(seed: 1)
    for dimension in [1, 320, 600, 2160.0] {
      let band = RubberBand(dimension: dimension)
      for _ in 0..<500 {
        let raw = random.number(in: -5000...5000)
        let error = abs(band.raw(band.displayed(raw)) - raw)
        #expect(error < 1e-8 * max(1, abs(raw)) * 5000 / dimension, "dimension \(dimension), raw \(raw), seed 1")
      }
    }
    #expect(abs(RubberBand(dimension: 600).displayed(201) - 93.3502) < 5e-5)
  }

  @Test func displacementStaysBelowTheViewport() {
    for raw in [1e3, 1e6, 1e9, 1e308, .infinity] {
      #expect(RubberBand(dimension: 600).displayed(raw) < 600)
      #expect(RubberBand(dimension: 600).displayed(-raw) > -600)
    }
    #expect(RubberBand(dimension: 600).raw(600).isFinite)
    #expect(RubberBand(dimension: 600).raw(.infinity) == RubberBand(dimension: 600).raw(600))
  }

  @Test func manySmallStepsEndWhereALargeOneDoes() {
    // Flutter applies the same law as a factor on every step: c·(1 − b/d)², which is the slope.
    let band = RubberBand(dimension: 600)
    var displayed = 0.0
    for step in 0..<300_000 { displayed += 0.001 * band.slope(atRaw: Double(step) * 0.001 + 0.0005) }
    #expect(abs(displayed - band.displayed(300)) < 1e-6)
    // The slope at the displayed distance, as an incremental drag needs it.
    var incremental = 0.0
    for _ in 0..<300_000 { incremental += 0.001 * band.slope(atRaw: band.raw(incremental)) }
    #expect(abs(incremental - band.displayed(300)) < 1e-3)
  }

  @Test func withoutAViewportNothingStretches() {
    for dimension in [0, -1, -Double.infinity, .nan] {
      let band = RubberBand(dimension: dimension)
      for value in [0, 1, -1, Double.nan, Double.infinity] {
        #expect(band.displayed(value) == 0)
        #expect(band.raw(value) == 0)
        #expect(band.slope(atRaw: value) == 0)
      }
    }
    #expect(RubberBand(dimension: 600, coefficient: 0).displayed(50) == 0)
    #expect(RubberBand(dimension: 600).displayed(.nan) == 0)
    #expect(!RubberBand(dimension: .infinity).displayed(10).isNaN)
  }
}
