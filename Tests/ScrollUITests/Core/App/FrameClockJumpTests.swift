import Engine
import Foundation
import ScrollUI
import ScrollUITesting
import Testing

/// Views that show dates after `FrameClock.moveStart(by:)`, as after a suspend or after the clock was set.
@MainActor @Suite struct FrameClockJumpTests {
  private let start = Date(timeIntervalSinceReferenceDate: 725_882_976)

  @Test(arguments: [3600.0, -3600]) func aTimelineShowsTheDateAfterTheJumpAndGoesOn(seconds: Double) {
    var dates: [Date] = []
    let window = TestWindow {
      TimelineView(.everyMinute) { context in
        let _ = dates.append(context.date)
        Text("Clock")
      }
    }
    window.advance(seconds: 1)
    let first = dates.last ?? .distantPast
    window.host.clock.moveStart(by: seconds)
    window.advance(seconds: 1)
    #expect(dates.last == first + seconds)
    window.advance(seconds: 60)
    #expect(dates.last == first + seconds + 60)
  }

  @Test func aCountdownThatHasEndedRunsAgainAfterAJumpBack() {
    let window = TestWindow { Text(timerInterval: start...(start + 90)) }
    #expect(window.texts == ["1:30"])
    window.host.clock.moveStart(by: 3600)
    window.advance()
    #expect(window.texts == ["0:00"])
    window.host.clock.moveStart(by: -3590)
    window.advance()
    #expect(window.texts == ["1:20"])
    window.advance(seconds: 10)
    #expect(window.texts == ["1:10"])
  }

  /// A view that reads a date in its body, as a calendar reads the present day.
  private struct Today: View {
    @Environment(\.frameClock) private var clock

    var body: some View { Text("\(Int(clock?.observedNow.timeIntervalSinceReferenceDate ?? 0) / 3600)") }
  }

  @Test func aBodyThatReadsADateIsEvaluatedAgainAfterAJumpAlone() {
    let window = TestWindow { Today() }
    let hour = Int(start.timeIntervalSinceReferenceDate) / 3600
    #expect(window.texts == ["\(hour)"])
    window.advance(seconds: 2)
    #expect(window.settle() == 0)
    window.host.clock.moveStart(by: 24 * 3600)
    #expect(window.settle() > 0 && window.texts == ["\(hour + 24)"])
  }
}
