import Engine
import Foundation
import Gallery
import SDLHost
import ScrollInstruments
import ScrollScripts
import ScrollUI
import Testing

/// Clocks advanced by the test: time passes only on request, on any machine.
@MainActor private final class ManualTimeSource: TimeSource {
  private(set) var now = 0.0
  private var thread = ThreadTimes(queued: 0)

  var threadTimes: ThreadTimes {
    var times = thread
    times.clock = now
    return times
  }

  /// The thread computes on a processor.
  func compute(milliseconds: Double) {
    now += milliseconds / 1000
    thread.processor += milliseconds / 1000
  }

  /// The thread sleeps.
  func block(milliseconds: Double) {
    now += milliseconds / 1000
    thread.blocks += 1
  }

  /// The thread is ready to run, and the machine runs other programs.
  func interrupt(milliseconds: Double) { now += milliseconds / 1000 }
}

/// The verdict of `--check-budget` about a page, without a display and on clocks that the test advances.
@MainActor @Suite struct BudgetCheckTests {
  private let clock = ManualTimeSource()

  /// Runs `content` through a script. Returns true if the budget was kept, and the report.
  private func check(
    _ content: some View, _ events: [TimedInputEvent], until end: Double
  ) throws -> (isKept: Bool, report: BudgetReport) {
    var options = SessionOptions()
    options.size = CGSize(width: 900, height: 640)
    options.budgetMilliseconds = 1000 / 60
    options.timeSource = clock
    options.script = InputScript(
      header: InputScript.Header(width: 900, height: 640, scale: 1), events: events, endTime: end)
    let loop = try HeadlessLoop(content, options: options)
    let isKept = try loop.run()
    return (isKept, try #require(loop.session.budgetReport))
  }

  /// Runs the page with a million rows, whose slow rows take 34 ms.
  private func checkMillionPage(_ events: [TimedInputEvent]) throws -> (isKept: Bool, report: BudgetReport) {
    let clock = clock
    let page = GalleryView(page: "million", rows: 1000).environment(\.slowRowWork) { clock.compute(milliseconds: 34) }
    return try check(page, events, until: 7)
  }

  /// Wheel notches that build about sixty rows.
  private var scroll: [TimedInputEvent] {
    (0..<90).map { notch in
      let turn = WheelEvent(
        location: CGPoint(x: 600, y: 450), delta: CGVector(dx: 0, dy: -1), isPrecise: false)
      return TimedInputEvent(time: 1.5 + Double(notch) * 0.05, event: .wheel(turn))
    }
  }

  @Test func aPlantedSlowRowMissesTheBudgetAndIsNamedWithItsPhase() throws {
    let plant = TimedInputEvent(time: 0.5, event: .keyDown(KeyStroke(.character("X"))))
    let (isKept, report) = try checkMillionPage([plant] + scroll)
    #expect(!isKept)
    let missed = try #require(report.missed.first { $0.culprit?.contains("row 49") == true }, "\(report.missed)")
    #expect(missed.culprit?.hasPrefix("MillionRow") == true)
    // Rows are built where a lazy stack is laid out.
    #expect(missed.phase == "layout")
    #expect(abs(missed.work - 34) < 1e-6)
    #expect(abs((missed.culpritMilliseconds ?? 0) - 34) < 1e-6)
    #expect(abs(try #require(missed.processor) - 34) < 1e-6)
    #expect(missed.cause == .work)
    // Without a display no presentation is late.
    #expect(report.late.isEmpty)
  }

  @Test func withoutSlowRowsTheBudgetIsKept() throws {
    let (isKept, report) = try checkMillionPage(scroll)
    #expect(isKept)
    #expect(report.missed.isEmpty, "\(report.missed)")
  }

  /// A list in which each fiftieth row does `work`.
  private struct WorkingRows: View {
    let work: () -> Void

    var body: some View {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(number: $0, work: work) } } }
    }

    struct Row: View {
      let number: Int
      let work: () -> Void

      var body: some View {
        if number % 50 == 49 { work() }
        return Text("Row \(number)").frame(height: 60)
      }
    }
  }

  @Test func aBlockingRowMissesTheBudget() throws {
    let clock = clock
    let (isKept, report) = try check(WorkingRows { clock.block(milliseconds: 40) }, scroll, until: 7)
    #expect(!isKept)
    let missed = try #require(report.missed.first, "\(report.missed)")
    #expect(missed.cause == .work)
    #expect(abs((missed.culpritMilliseconds ?? 0) - 40) < 1e-6)
    // The row blocked, which is not an interruption by the machine.
    #expect(try #require(missed.processor) < 1e-6)
    #expect(abs(missed.work - missed.interruption - 40) < 1e-6)
  }

  @Test func interruptionsByTheMachineDoNotMissTheBudget() throws {
    let clock = clock
    let (isKept, report) = try check(WorkingRows { clock.interrupt(milliseconds: 40) }, scroll, until: 7)
    #expect(isKept)
    #expect(report.over == 0)
    #expect(report.missed.allSatisfy { $0.cause == .interruption }, "\(report.missed)")
    #expect(report.interrupted > 0)
  }

  @Test func timeInWhichAThreadCouldNotRunIsAnInterruption() {
    let start = ThreadTimes(clock: 10, processor: 2, queued: 1, blocks: 5)
    // 23.6 ms, of which 3.7 on a processor: the thread did not block, so the rest is an interruption, queued or not.
    var end = ThreadTimes(clock: 10.0236, processor: 2.0037, queued: 1.002, blocks: 5)
    #expect(abs(end.interruption(since: start) - 0.0199) < 1e-9)
    // The thread blocked: only the time in the queue is an interruption.
    end.blocks = 6
    #expect(abs(end.interruption(since: start) - 0.002) < 1e-9)
    // A kernel that does not count the queue.
    end.queued = nil
    #expect(end.interruption(since: start) == 0)
  }

  @Test func theSpansOfAFrameCoverItsWholeTime() {
    let meter = DelayMeter(clock)
    meter.enter(.work)
    meter.enter(.showing)
    clock.block(milliseconds: 5)
    meter.enter(.showing)
    meter.enter(.shown)
    clock.block(milliseconds: 3)
    var frame = FrameRecord()
    meter.finish(&frame)
    #expect(abs(frame.showDelay - 8) < 1e-9, "\(frame)")
    meter.enter(.waiting)
    clock.block(milliseconds: 2)
    meter.enter(.work)
    var next = FrameRecord()
    meter.finish(&next)
    // The time of the presentation, and the late wake-up.
    #expect(abs(next.startDelay - 5) < 1e-9, "\(next)")
  }

  @Test func theKernelCountsTimeOnTheProcessorAndBlocks() throws {
    let meter = ThreadMeter()
    let start = meter.times
    var computed = start
    while computed.processor - start.processor < 0.005 { computed = meter.times }
    #expect(computed.clock - start.clock >= 0.005 - 1e-6)
    usleep(1)
    let slept = meter.times
    #expect(slept.blocks > computed.blocks)
    #expect(slept.clock > computed.clock)
    let (first, last) = (try #require(start.queued), try #require(slept.queued))
    #expect(last >= first)
  }
}
