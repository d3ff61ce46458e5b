import Foundation
import Gallery
import ScrollInstruments
import ScrollUI
import Testing

@Suite struct OffsetCurveTests {
  private func samples(_ offsets: [Double], every seconds: Double = 0.1) -> [OffsetSample] {
    offsets.enumerated().map { OffsetSample(time: Double($0) * seconds, offset: CGPoint(x: 0, y: $1)) }
  }

  @Test func theCurveHasTheLowestAndTheHighestOffsetOfEachColumn() {
    let curve = OffsetCurve(samples: samples([0, 50, -20, 10, 30]), end: 0.4, seconds: 0.4, columns: 1)
    #expect(curve.points.map(\.y) == [0, 50, -20, 10, 30].filter { [50, -20, 10, 30].contains($0) })
    #expect(curve.range == -20...50)
  }

  @Test func theOffsetStaysUntilItChanges() throws {
    let changes = [
      OffsetSample(time: 0, offset: .zero), OffsetSample(time: 8, offset: CGPoint(x: 0, y: 100)),
    ]
    let curve = OffsetCurve(samples: changes, end: 10, seconds: 10, columns: 100)
    let before = try #require(curve.points.last { $0.x < 8 })
    #expect(before.y == 0 && before.x > 7.8)
    #expect(curve.points.last == CGPoint(x: 10, y: 100))
  }

  /// Offsets with the label at the lower end of the scale, and its height.
  private static let scales: [([Double], CGFloat, CGFloat)] = [
    ([0, 100], 0, 0), ([-4, 0, 96], 0, 0.04), ([-50, 50], 0, 0.5), ([40, 140], 40, 0), ([-30, 0], -30, 0),
  ]

  @Test(arguments: scales) func theScaleBeginsWithTheBeginningOfTheContent(
    offsets: [Double], floor: CGFloat, part: CGFloat
  ) {
    let curve = OffsetCurve(samples: samples(offsets), end: 1, seconds: 1, columns: 100)
    #expect(curve.floor == floor)
    #expect(abs(curve.part(of: curve.floor) - part) < 1e-9)
  }

  @Test func theAxisWithTheLargerMovementIsShown() {
    let across = [OffsetSample(time: 0, offset: .zero), OffsetSample(time: 1, offset: CGPoint(x: 300, y: 20))]
    let curve = OffsetCurve(samples: across, end: 1, seconds: 1, columns: 10)
    #expect(curve.axis == .horizontal)
    #expect(curve.range == 0...300)
    #expect(OffsetCurve(samples: samples([0, 20]), end: 1, seconds: 1, columns: 10).axis == .vertical)
  }

  @Test func aCurveHasAtMostFivePointsAColumn() {
    let many = samples((0..<10_000).map { sin(Double($0)) * 100 }, every: 0.01)
    let curve = OffsetCurve(samples: many, end: 100, seconds: 100, columns: 200)
    #expect(curve.points.count <= 1001)
    #expect(zip(curve.points, curve.points.dropFirst()).allSatisfy { $0.x <= $1.x })
  }

  @Test func anEmptyRecordingHasNoPoints() {
    let curve = OffsetCurve(samples: [], end: 0, seconds: 5, columns: 100)
    #expect(curve.points.isEmpty)
    #expect(curve.range == 0...0)
  }

  @Test(arguments: [(0.0, 5.0), (4.9, 5), (5.1, 10), (39, 40), (41, 80)])
  func theSpanOfAGrowingRecordingDoubles(duration: Double, span: Double) {
    #expect(OffsetCurve.span(of: duration, isGrowing: true) == span)
    #expect(OffsetCurve.span(of: duration, isGrowing: false) == max(duration, 0.1))
  }
}
