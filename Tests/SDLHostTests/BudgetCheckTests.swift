import Engine
import Foundation
import Gallery
import ScrollUI
import Testing

@testable import SDLHost

/// What `--check-budget` says about a page, on the real clock and without a display.
@MainActor @Suite struct BudgetCheckTests {
  /// Runs the page with a million rows through a script, and returns whether the budget was kept, and the report.
  private func check(_ events: [TimedInputEvent], until end: Double) throws -> (isKept: Bool, report: BudgetReport) {
    try check(GalleryView(page: "million", rows: 1000), events, until: end)
  }

  private func check(
    _ content: some View, _ events: [TimedInputEvent], until end: Double
  ) throws -> (isKept: Bool, report: BudgetReport) {
    var options = SessionOptions()
    options.size = CGSize(width: 900, height: 640)
    options.budgetMilliseconds = 30
    options.script = InputScript(
      header: InputScript.Header(width: 900, height: 640, scale: 1), events: events, endTime: end)
    let loop = try HeadlessLoop(content, options: options)
    let isKept = try loop.run()
    return (isKept, try #require(loop.session.budgetReport))
  }

  /// Turns of the wheel that bring in some sixty rows.
  private var scroll: [TimedInputEvent] {
    (0..<90).map { notch in
      let turn = WheelEvent(
        location: CGPoint(x: 600, y: 450), delta: CGVector(dx: 0, dy: -1), isPrecise: false)
      return TimedInputEvent(time: 1.5 + Double(notch) * 0.05, event: .wheel(turn))
    }
  }

  @Test func aPlantedSlowRowMissesTheBudgetAndIsNamedWithItsPhase() throws {
    let plant = TimedInputEvent(time: 0.5, event: .keyDown(KeyStroke(.character("X"))))
    let (isKept, report) = try check([plant] + scroll, until: 7)
    #expect(!isKept)
    let missed = try #require(report.missed.first { $0.culprit?.contains("row 49") == true }, "\(report.missed)")
    #expect(missed.culprit?.hasPrefix("MillionRow") == true)
    // Rows are built where a lazy stack is laid out.
    #expect(missed.phase == "layout")
    #expect(missed.work >= 34)
    #expect((missed.culpritMilliseconds ?? 0) >= 33)
    // The row computes for 34 ms of processor time, whatever else the machine runs.
    let processor = try #require(missed.processor)
    #expect(processor >= 34 && processor <= missed.work + 1)
    #expect(missed.cause == .work)
    // Without a display nothing comes too late.
    #expect(report.late.isEmpty)
  }

  @Test func withoutItNoRowOfThePageIsNamed() throws {
    let (_, report) = try check(scroll, until: 7)
    #expect(!report.missed.contains { ($0.culpritMilliseconds ?? 0) >= 33 }, "\(report.missed)")
  }

  /// A list in which each fiftieth row sleeps for 40 ms instead of computing.
  private struct SleepingRows: View {
    var body: some View {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(number: $0) } } }
    }

    struct Row: View {
      let number: Int
      var body: some View {
        if number % 50 == 49 { usleep(40_000) }
        return Text("Row \(number)").frame(height: 60)
      }
    }
  }

  @Test func aRowThatBlocksWithoutComputingMissesTheBudget() throws {
    let (isKept, report) = try check(SleepingRows(), scroll, until: 7)
    #expect(!isKept)
    let missed = try #require(report.missed.first { ($0.culpritMilliseconds ?? 0) >= 40 }, "\(report.missed)")
    #expect(missed.cause == .work)
    // It was off the processor, and the machine is not blamed for that.
    #expect(try #require(missed.processor) < 30)
    #expect(missed.work - missed.interruption >= 40)
  }

  @Test func timeInWhichAThreadCouldNotRunIsAnInterruption() {
    let start = ThreadTimes(clock: 10, processor: 2, queued: 1, blocks: 5)
    // 23.6 ms, of which 3.7 on a processor: it did not block, so that everything else is the machine's, queued or not.
    var end = ThreadTimes(clock: 10.0236, processor: 2.0037, queued: 1.002, blocks: 5)
    #expect(abs(end.interruption(since: start) - 0.0199) < 1e-9)
    // It has blocked: only the queue is the machine's.
    end.blocks = 6
    #expect(abs(end.interruption(since: start) - 0.002) < 1e-9)
    // A kernel that does not count the queue.
    end.queued = nil
    #expect(end.interruption(since: start) == 0)
  }

  /// Sleeping stands for the machine's interruptions: it takes at least as long as it was asked for.
  @Test func noTimeIsLostBetweenTheSpansOfAFrame() {
    let meter = DelayMeter()
    meter.enter(.work)
    meter.enter(.showing)
    usleep(5_000)
    meter.enter(.showing)
    meter.enter(.shown)
    usleep(3_000)
    var frame = FrameRecord()
    meter.finish(&frame)
    #expect(frame.showDelay >= 8, "\(frame)")
    meter.enter(.waiting)
    usleep(2_000)
    meter.enter(.work)
    var next = FrameRecord()
    meter.finish(&next)
    // The moment in which the picture was shown, and the late wake-up.
    #expect(next.startDelay >= 5, "\(next)")
  }

  @Test func aThreadsTimesAreThoseOfTheKernel() throws {
    let meter = ThreadMeter()
    let start = meter.times
    SlowWork.compute(milliseconds: 20)
    let computed = meter.times
    #expect(computed.processor - start.processor >= 0.02)
    #expect(computed.clock - start.clock >= computed.processor - start.processor - 0.001)
    usleep(20_000)
    let slept = meter.times
    #expect(slept.blocks > computed.blocks)
    #expect(slept.clock - computed.clock >= 0.02)
    #expect(slept.processor - computed.processor < slept.clock - computed.clock)
    let (first, last) = (try #require(start.queued), try #require(slept.queued))
    #expect(last >= first)
  }
}

private enum SlowWork {
  /// Computes until this thread has spent so many milliseconds on a processor.
  static func compute(milliseconds: Double) {
    let end = ProcessClock.seconds(CLOCK_THREAD_CPUTIME_ID) + milliseconds / 1000
    while ProcessClock.seconds(CLOCK_THREAD_CPUTIME_ID) < end {}
  }
}
