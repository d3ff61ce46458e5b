import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Wheels that report eighths of a notch.
@MainActor @Suite struct HighResolutionWheelTests {
  /// Sends reports at an interval in seconds, and returns the offset at rest.
  private func offset(_ deltas: [CGVector], every interval: Double, axes: Axis.Set = .vertical) throws -> CGPoint {
    let window = TestWindow { ScrollView(axes) { Color.blue.frame(width: 6000, height: 6000) } }
    window.settle()
    let start = window.pipeline.time
    var sent = 0
    while sent < deltas.count {
      while sent < deltas.count, start + Double(sent) * interval <= window.pipeline.time + window.frameInterval {
        window.send(
          .wheel(WheelEvent(location: CGPoint(x: 200, y: 300), delta: deltas[sent], isPrecise: true)),
          at: start + Double(sent) * interval)
        sent += 1
      }
      window.advance()
    }
    window.settle()
    return try #require(window.scroll).model.offset
  }

  @Test(arguments: [0.004, 0.008, 0.016, 0.03, 0.06], [1.0, 2, 3, 8])
  func eighthsOfANotchDoNotCoast(interval: Double, eighths: Double) throws {
    let deltas = Array(repeating: CGVector(dx: 0, dy: -eighths / 8), count: 8)
    let expected = eighths * ScrollConstants.notchLength
    let offset = try offset(deltas, every: interval).y
    #expect(abs(offset - expected) < 1e-6)
  }

  @Test func reportsOfSeveralSizesDoNotCoast() throws {
    let deltas = [1.0, 2, 3, 2, 1, 4, 8, 3].map { CGVector(dx: 0, dy: -$0 / 8) }
    let offset = try offset(deltas, every: 0.008).y
    #expect(abs(offset - 3 * ScrollConstants.notchLength) < 1e-6)
  }

  @Test func aTiltedWheelDoesNotCoast() throws {
    let deltas = Array(repeating: CGVector(dx: 0.125, dy: 0), count: 8)
    let x = try offset(deltas, every: 0.008, axes: .horizontal).x
    #expect(abs(x - ScrollConstants.notchLength) < 1e-6)
  }

  @Test(arguments: [0.1, 0.4, 0.126, 0.37]) func finerReportsAreThoseOfATrackpadAndCoast(delta: Double) throws {
    let deltas = Array(repeating: CGVector(dx: 0, dy: -delta), count: 12)
    #expect(try offset(deltas, every: 0.008).y > 12.5 * delta * ScrollConstants.notchLength)
  }

  @Test func aTrackpadThatReportsAnEighthOnceStillCoasts() throws {
    var deltas = Array(repeating: CGVector(dx: 0, dy: -0.37), count: 12)
    deltas[0].dy = -0.25
    deltas[11].dy = -0.375
    #expect(try offset(deltas, every: 0.008).y > 300)
  }
}
