import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// The evenness of scrolling by devices whose reports are not in step with frames.
@MainActor @Suite struct InputResamplingTests {
  enum Device: CaseIterable { case mouse, finger, trackpad }

  /// The times that the host gives to reports.
  enum Times: CaseIterable {
    /// Those of the reports, in whole milliseconds.
    case reported
    /// Those of a `ReportClock`.
    case estimated
    /// The start of the frame that fetches them, as before there were times.
    case fetched
  }

  /// Scrolls down by 600 points a second for two seconds and returns the relative standard deviation of the steps of the content.
  private func deviation(_ device: Device, _ times: Times, rate: Double) throws -> Double {
    let window = TestWindow(width: 200, height: 300) { ScrollView { Color.blue.frame(height: 100_000) } }
    window.settle()
    let (frame, start) = (1.0 / 60, window.pipeline.time)
    var clock = ReportClock()
    var report = 0
    var offsets: [Double] = []
    for number in 1...120 {
      let now = start + Double(number) * frame
      while Double(report) / rate <= Double(number) * frame {
        let made = start + Double(report) / rate
        let time =
          switch times {
          case .reported: min(now, (made * 1000).rounded() / 1000)
          case .estimated: clock.time(between: now - frame, and: now)
          case .fetched: now
          }
        window.send(event(device, report, rate: rate), at: time)
        report += 1
      }
      window.advance()
      offsets.append(Double(try #require(window.scroll).model.offset.y))
    }
    // The first half second decides about the gesture and finds the interval of the reports.
    let steps = zip(offsets.dropFirst(30), offsets.dropFirst(31)).map { $1 - $0 }
    let mean = steps.reduce(0, +) / Double(steps.count)
    let variance = steps.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(steps.count)
    try #require(abs(mean - 10) < 0.5, "\(mean) points in a frame")
    return variance.squareRoot() / mean
  }

  private func event(_ device: Device, _ report: Int, rate: Double) -> InputEvent {
    let point = CGPoint(x: 100, y: 290 - 600 * Double(report) / rate)
    switch device {
    case .mouse: return report == 0 ? .mouseDown(point, button: 1) : .mouseMove(point)
    case .finger: return report == 0 ? .fingerDown(id: 1, point) : .fingerMove(id: 1, point)
    case .trackpad:
      let delta = CGVector(dx: 0, dy: -600 / rate / ScrollConstants.notchLength)
      return .wheel(WheelEvent(location: CGPoint(x: 100, y: 150), delta: delta, isPrecise: true))
    }
  }

  @Test(arguments: Device.allCases, [Times.reported, .estimated])
  func reportsOutOfStepGiveEvenSteps(device: Device, times: Times) throws {
    #expect(try deviation(device, times, rate: 125) <= 0.03)
    #expect(try deviation(device, times, rate: 500) <= 0.03)
    #expect(try deviation(device, times, rate: 90) <= 0.05)
  }

  @Test(arguments: Device.allCases) func withoutTimesTheStepsAreThoseOfTheReports(device: Device) throws {
    #expect(try deviation(device, .fetched, rate: 125) > 0.1)
  }

  @Test func slowContentEndsAtTheDistanceOfTheReports() throws {
    let window = TestWindow(width: 200, height: 300) { ScrollView { Color.blue.frame(height: 100_000) } }
    window.settle()
    let start = window.pipeline.time
    for report in 0..<40 {
      let delta = CGVector(dx: 0, dy: -0.8 / ScrollConstants.notchLength)
      window.send(
        .wheel(WheelEvent(location: CGPoint(x: 100, y: 150), delta: delta, isPrecise: true)),
        at: start + Double(report) / 125)
      if report % 2 == 1 { window.advance() }
    }
    window.settle()
    #expect(abs(Double(try #require(window.scroll).model.offset.y) - 32) < 0.001)
  }
}
