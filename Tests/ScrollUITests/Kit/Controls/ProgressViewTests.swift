import Foundation
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct ProgressViewTests {
  @Test func theBarLengthFollowsTheProgress() {
    for (value, width) in [(0.0, 0.0), (30, 60), (100, 200), (250, 200), (-5, 0)] {
      let window = TestWindow(width: 200, height: 50) { ProgressView(value: value, total: 100) }
      let widths = window.drawn.compactMap { step -> CGFloat? in
        if case .roundedRectangle(let rect, _) = step { rect.width } else { nil }
      }
      // A clipped bar is a layer; its track is drawn in any case.
      #expect(widths.isEmpty || widths.contains(200) || widths.contains(CGFloat(width)), "\(value)")
    }
  }

  @Test func labelsAreShown() {
    let window = TestWindow(width: 200, height: 100) {
      ProgressView(value: 0.5) {
        Text("Loading")
      } currentValueLabel: {
        Text("half")
      }
    }
    #expect(window.texts == ["Loading", "half"])
  }

  @Test func aSpinnerRequestsFramesOnlyForItsSteps() throws {
    let window = TestWindow(width: 200, height: 100) { ProgressView() }
    window.advance()
    #expect(!window.pipeline.wantsFrame)
    let wait = try #require(window.pipeline.nextDeadline) - window.time
    #expect(wait > 0.05 && wait <= 0.1)
    let before = window.drawnColors
    window.advance(seconds: 0.2)
    #expect(window.drawnColors != before)
  }

  @Test func aSpinnerOutsideTheViewportRequestsNoFrames() {
    let window = TestWindow(width: 200, height: 100) {
      ScrollView {
        ProgressView()
        Color.red.frame(height: 2000)
      }
    }
    window.wheel(-600 / 53, at: CGPoint(x: 100, y: 50), isPrecise: true)
    window.advance(seconds: 3)
    #expect(window.pipeline.nextDeadline == nil)
    #expect(!window.pipeline.wantsFrame)
    window.key("Home")
    window.advance(seconds: 3)
    #expect(window.pipeline.nextDeadline != nil)
  }

  @Test func aTimerEmptiesTheBarAndThenRests() throws {
    let start = FrameClock.standardStart
    let window = TestWindow(width: 200, height: 100) {
      ProgressView(timerInterval: start.addingTimeInterval(1)...start.addingTimeInterval(11)) { Text("Tea") }
    }
    #expect(window.texts == ["Tea", "0:10"])
    #expect(window.element(.progress).value == "100 %")
    window.advance(seconds: 6)
    #expect(window.element(.progress).value == "50 %")
    window.advance(seconds: 6)
    #expect(window.element(.progress).value == "0 %" && window.texts == ["Tea", "0:00"])
    window.advance(seconds: 1)
    #expect(window.pipeline.nextDeadline == nil && !window.pipeline.wantsFrame)
  }

  @Test func aTimerFollowsJumpsOfTheWallClockAndRunsAgainAfterItsEnd() {
    let start = FrameClock.standardStart
    let window = TestWindow(width: 200, height: 100) {
      ProgressView(timerInterval: start...start.addingTimeInterval(1000)) { Text("Tea") }
    }
    /// The label, the time and the fraction after a jump of the wall clock.
    func shown(afterJump seconds: Double) -> [String] {
      window.host.clock.moveStart(by: seconds)
      window.advance()
      return window.texts + [window.element(.progress).value]
    }
    #expect(shown(afterJump: 500) == ["Tea", "8:20", "50 %"])
    #expect(shown(afterJump: 3600) == ["Tea", "0:00", "0 %"])
    window.advance(seconds: 0.5)
    #expect(window.pipeline.nextDeadline == nil && !window.pipeline.wantsFrame)
    #expect(shown(afterJump: -3600) == ["Tea", "8:20", "50 %"])
    window.advance(seconds: 10)
    #expect(window.texts == ["Tea", "8:10"] && window.element(.progress).value == "49 %")
  }

  @Test func aTimerFillsTheBarThatCountsUp() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let timer = ProgressTimer(interval: start...start.addingTimeInterval(20), countsDown: false)
    #expect([-5, 0, 5, 20, 99].map { timer.fraction(at: start.addingTimeInterval($0)) } == [0, 0, 0.25, 1, 1])
    let dates = Array(timer.entries(from: start.addingTimeInterval(10), mode: .normal))
    #expect(dates.count > 499 && dates.count < 503 && dates.last == start.addingTimeInterval(20))
    let empty = ProgressTimer(interval: start...start, countsDown: true)
    #expect(empty.fraction(at: start) == 0 && Array(empty.entries(from: start, mode: .normal)) == [start])
  }
}
