import Foundation
import Gallery
import Testing

@Suite struct VelocityEstimateTests {
  /// Points of a motion with 800 points per second, 120 a second, whose offsets alternate by 3 points as those of a trembling hand.
  private let points = (0..<24).map { index in
    CGPoint(x: CGFloat(index) / 120, y: 800 * CGFloat(index) / 120 + (index.isMultiple(of: 2) ? 3 : -3))
  }

  @Test func theNoiseOfThePointerIsAveraged() throws {
    let differences = zip(points, points.dropFirst()).map { ($1.y - $0.y) / ($1.x - $0.x) }
    #expect(differences.contains { abs($0 - 800) > 600 }, "differences have spikes")
    for start in 0..<12 {
      let estimate = try #require(VelocityEstimate(points[start..<start + 11]))
      #expect(abs(estimate.velocity - 800) < 120)
    }
  }

  @Test func aConstantVelocityIsExactInTheMiddleOfItsPoints() throws {
    let line = (0..<7).map { CGPoint(x: CGFloat($0) * 0.02, y: 40 - CGFloat($0) * 5) }
    let estimate = try #require(VelocityEstimate(line))
    #expect(abs(estimate.velocity + 250) < 1e-9)
    #expect(abs(estimate.time - 0.06) < 1e-12)
  }

  @Test func aSinglePointHasNoVelocity() {
    #expect(VelocityEstimate([CGPoint(x: 1, y: 1)]) == nil)
    #expect(VelocityEstimate([CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 5)]) == nil)
    #expect(VelocityEstimate([]) == nil)
  }
}
