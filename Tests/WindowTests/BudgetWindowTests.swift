import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// The budget check in a real window on a busy machine.
  @Suite struct BudgetWindowTests {
    private struct Report: Decodable {
      struct Budget: Decodable {
        var kept: Bool
        var frames, over, interrupted, started_late, shown_late: Int
      }
      var budget: Budget
    }

    private let directory: URL

    init() throws {
      directory = try TemporaryFolder.make()
    }

    private func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

    /// Notches of the wheel over the list, after the key that plants slow rows if `hasSlowRows`.
    private func writeScroll(hasSlowRows: Bool) throws -> String {
      var lines = [#"{"format":"scrolldemo-input","version":1,"width":900,"height":640,"scale":1}"#]
      if hasSlowRows {
        lines.append(#"{"t":0.5,"type":"keyDown","key":"X","modifiers":[]}"#)
        lines.append(#"{"t":0.55,"type":"keyUp","key":"X","modifiers":[]}"#)
      }
      for notch in 0..<75 {
        let time = 1.2 + Double(notch) * 0.04
        lines.append(
          #"{"t":\#(time),"type":"wheel","x":600,"y":450,"dx":0,"dy":-1,"precise":false}"#)
      }
      lines.append(#"{"t":4.5,"type":"end"}"#)
      let file = path("scroll.jsonl")
      try lines.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
      return file
    }

    private func check(hasSlowRows: Bool, _ options: String...) async throws -> (status: Int32, budget: Report.Budget) {
      let display = try await VirtualDisplay()
      let script = try writeScroll(hasSlowRows: hasSlowRows)
      let demo = try DemoProcess(
        on: display,
        [
          "--page", "million", "--rows", "1000", "--replay", script, "--check-budget", "--budget-ms", "30", "--report",
          path("report"),
        ] + options)
      let exit = try await demo.exit()
      let report = try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: path("report"))))
      #expect(report.budget.frames > 200)
      return (exit.status, report.budget)
    }

    @Test func aBusyMachineNeitherMissesTheBudgetNorHidesASlowRow() async throws {
      try await withBusyPrograms {
        let kept = try await check(hasSlowRows: false)
        #expect(kept.status == 0 && kept.budget.kept && kept.budget.over == 0, "\(kept.budget)")
        let missed = try await check(hasSlowRows: true)
        #expect(missed.status == 1 && !missed.budget.kept && missed.budget.over > 0, "\(missed.budget)")
      }
    }

    @Test func aStrictCheckCountsTheDelaysOfTheMachine() async throws {
      let checked = try await check(hasSlowRows: false, "--strict")
      let budget = checked.budget
      let delays = budget.over + budget.interrupted + budget.started_late + budget.shown_late
      #expect(budget.kept == (delays == 0) && checked.status == (delays == 0 ? 0 : 1), "\(budget)")
    }
  }
}
