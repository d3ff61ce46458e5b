import Motion
import Testing

/// Velocities and ends of flings do not depend on the rounding of report times.
@Suite struct TimeToleranceTests {
  /// The velocity of a stroke of ten reports at `frequency`, begun at `start`, that is lifted with the last of them.
  private func velocity(frequency: Double, start: Double, _ position: (Double) -> Double) -> Double {
    var tracker = VelocityTracker()
    var time = start
    for report in 0..<10 {
      tracker.add(time: time, position: position(Double(report) / frequency))
      if report < 9 { time += 1 / frequency }
    }
    return tracker.velocity(at: time)
  }

  /// The resting offset of content flung by that stroke.
  private func end(frequency: Double, start: Double, _ position: (Double) -> Double) -> Double {
    let velocity = velocity(frequency: frequency, start: start, position)
    return FlingSimulation(position: 0, velocity: velocity, range: -1e6...1e6, rate: .normal).finalPosition
  }

  private static let frequencies = [25.0, 30, 60, 61, 90, 100, 120, 144]
  private static let strokes: [@Sendable (Double) -> Double] = [
    { 1000 * $0 }, { 3000 * $0 * $0 }, { 800 * $0 + 900 * $0 * $0 - 1000 * $0 * $0 * $0 },
  ]

  @Test(arguments: frequencies) func theEndOfAStrokeDoesNotDependOnItsStartTime(frequency: Double) {
    for (number, stroke) in Self.strokes.enumerated() {
      let expected = end(frequency: frequency, start: 0, stroke)
      #expect(expected.magnitude > 1)
      let ends = (1...1000).map { end(frequency: frequency, start: Double($0) / 7, stroke) }
      #expect(ends.allSatisfy { ($0 - expected).magnitude < 0.01 }, "stroke \(number): \(Set(ends).count) ends")
    }
  }

  /// A parabola goes through the reports of a steady motion at any rate.
  @Test func theEndOfASteadyStrokeDoesNotDependOnItsReportRate() {
    let ends = Self.frequencies.map { end(frequency: $0, start: 3, Self.strokes[0]) }
    #expect(ends.allSatisfy { ($0 - ends[0]).magnitude < 0.01 }, "\(ends)")
  }

  @Test func reportsExactlyOneStopIntervalApartAreAMotion() {
    for start in 0..<1000 {
      let velocity = velocity(frequency: 25, start: Double(start) / 60) { 1000 * $0 }
      #expect((velocity - 1000).magnitude < 1e-3, "start \(start)")
    }
  }
}
