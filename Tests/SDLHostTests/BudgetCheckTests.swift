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
    var options = SessionOptions()
    options.size = CGSize(width: 900, height: 640)
    options.budgetMilliseconds = 30
    options.script = InputScript(
      header: InputScript.Header(width: 900, height: 640, scale: 1), events: events, endTime: end)
    let loop = try HeadlessLoop(GalleryView(page: "million", rows: 1000), options: options)
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
    let plant = TimedInputEvent(time: 0.5, event: .keyDown(KeyStroke(key: "X")))
    let (isKept, report) = try check([plant] + scroll, until: 7)
    #expect(!isKept)
    let missed = try #require(report.missed.first { $0.culprit?.contains("row 49") == true }, "\(report.missed)")
    #expect(missed.culprit?.hasPrefix("MillionRow") == true)
    // Rows are built where a lazy stack is laid out.
    #expect(missed.phase == "layout")
    #expect(missed.work >= 34)
    #expect((missed.culpritMilliseconds ?? 0) >= 33)
    // The row computes, so that a processor was needed; how much of it there was is the system's affair.
    let processor = try #require(missed.processor)
    #expect(processor > 10 && processor <= missed.work + 1)
    // Without a display nothing comes too late.
    #expect(report.late.isEmpty)
  }

  @Test func withoutItNoRowOfThePageIsNamed() throws {
    let (_, report) = try check(scroll, until: 7)
    #expect(!report.missed.contains { ($0.culpritMilliseconds ?? 0) >= 33 }, "\(report.missed)")
  }
}
