import Engine
import Graphics
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct TimelineViewTests {
  private func seconds(_ window: TestWindow) -> [String] { window.drawnTexts }

  @Test func aPeriodicTimelineIsEvaluatedAtItsDatesOnly() {
    var dates: [Date] = []
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let window = show {
      TimelineView(.periodic(from: start, by: 1)) { context in
        let _ = dates.append(context.date)
        Text("clock")
      }
    }
    window.advance()
    #expect(dates.count == 1)
    #expect(!window.pipeline.wantsFrame)
    let due = window.pipeline.nextDeadline ?? 0
    #expect(due > 0 && due <= 1)
    window.advance(seconds: 3)
    #expect(dates.count == 4)
    #expect(zip(dates, dates.dropFirst()).allSatisfy { $1.timeIntervalSince($0) == 1 })
  }

  @Test func anAnimationRunsEachFrameUntilItIsPaused() {
    let knob = Knob(false)
    let recorder = Recorder()
    let window = show {
      KnobView(knob) { isPaused in
        TimelineView(.animation(paused: isPaused)) { _ in
          let _ = recorder.note("body")
          Text("clock")
        }
      }
    }
    _ = recorder.take()
    window.advance(seconds: 0.5)
    #expect(recorder.take().count == 30)
    knob.value = true
    window.advance()
    _ = recorder.take()
    window.advance(seconds: 0.5)
    #expect(recorder.take().isEmpty)
    #expect(!window.pipeline.wantsFrame && window.pipeline.nextDeadline == nil)
    knob.value = false
    window.advance(seconds: 0.5)
    #expect(recorder.take().count >= 29)
  }

  @Test func timelinesOutsideTheViewportRequestNoFrames() throws {
    let recorder = Recorder()
    let window = show(200, 200) {
      ScrollView {
        VStack(spacing: 0) {
          TimelineView(.animation) { _ in
            let _ = recorder.note("body")
            Text("clock").frame(height: 50)
          }
          Color.red.frame(height: 2000)
        }
      }
    }
    let scroll = try #require(window.scroll)
    window.advance()
    _ = recorder.take()
    scroll.model.jump(to: CGPoint(x: 0, y: 500))
    window.advance()
    window.advance()
    _ = recorder.take()
    window.advance(seconds: 0.2)
    #expect(recorder.take().isEmpty)
    // The remaining work is timed: the indicator, which fades.
    #expect(!window.pipeline.wantsFrame)
    scroll.model.jump(to: .zero)
    window.advance(seconds: 0.2)
    #expect(recorder.take().count > 5)
  }

  @Test func timelinesThatWereNeverVisibleDoNotStart() {
    let window = show(200, 200) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 2000)
          TimelineView(.animation) { _ in Text("clock") }
        }
      }
    }
    window.advance()
    #expect(!window.pipeline.wantsFrame && window.pipeline.nextDeadline == nil)
  }

  @Test func removingATimelineStopsIt() {
    let knob = Knob(true)
    let window = show { KnobView(knob) { if $0 { TimelineView(.animation) { _ in Text("clock") } } } }
    #expect(window.pipeline.nextDeadline != nil)
    knob.value = false
    window.advance()
    #expect(window.pipeline.nextDeadline == nil)
  }

  @Test func theMinuteScheduleFiresAtFullMinutes() {
    let start = Date(timeIntervalSinceReferenceDate: 90)
    let entries = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(3)
    #expect(entries.map(\.timeIntervalSinceReferenceDate) == [60, 120, 180])
    let late = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 25)
    #expect(late.entries(from: start, mode: .normal).prefix(2).map(\.timeIntervalSinceReferenceDate) == [75, 100])
  }
}
