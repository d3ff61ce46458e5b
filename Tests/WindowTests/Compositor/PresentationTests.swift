import Foundation
import ProcessSupport
import Testing

extension WindowTests.CompositorTests {
  /// The age of input when the display shows its picture, by `wp_presentation`.
  @Suite struct PresentationTests {
    private struct Report: Decodable {
      var presentedAge: Double?
      var shownAge: Double?

      enum CodingKeys: String, CodingKey {
        case presentedAge = "input_age_p50_ms"
        case shownAge = "shown_age_p50_ms"
      }
    }

    /// The report of a run in which the list is scrolled.
    private func report(_ options: [String]) async throws -> Report {
      let compositor = try await ScriptedCompositor(["--size", "900x640"] + options)
      let trace = try LiveTrace()
      let file = TemporaryFolder.unusedPath().path
      let demo = try compositor.open(["--page", "observe", "--fresh", "--trace", trace.path, "--report", file])
      try await compositor.waitForWindow()
      try await compositor.run("sync", "enter 600 450", "source finger", "axis 0 40", "frame")
      try await trace.waitForFrame { $0.offset.y >= 100 }
      // The picture of the first movement is answered when that of the second is committed.
      try await compositor.run("sync", "source finger", "axis 0 40", "frame")
      try await trace.waitForFrame { $0.offset.y >= 200 }
      try await compositor.run("source finger", "stop 0", "frame", "sync", "close")
      let exit = try await demo.exit()
      #expect(exit.status == 0 && !exit.wasSignalled, "\(exit)")
      return try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    }

    /// A display that shows pictures after 1,000 seconds: a busy machine has no such delay of its own.
    @Test func theReportHasTheAgeAtWhichThePictureWasShown() async throws {
      let report = try await report(["--display-delay", "1000000"])
      let presented = try #require(report.presentedAge)
      let shown = try #require(report.shownAge)
      #expect(presented < 1_000_000 && shown >= 1_000_000, "\(report)")
    }

    @Test(arguments: [["--clock", "0"], ["--clock", "-1"]])
    func withoutAMonotonicClockThereIsNoSuchAge(options: [String]) async throws {
      let report = try await report(options)
      #expect(report.presentedAge != nil && report.shownAge == nil, "\(report)")
    }
  }
}
