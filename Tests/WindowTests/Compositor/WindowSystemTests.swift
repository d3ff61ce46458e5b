import Foundation
import ProcessSupport
import Testing

extension WindowTests.CompositorTests {
  /// The window system that the program takes, and its reason in the report.
  @Suite struct WindowSystemTests {
    private struct Report: Decodable {
      struct Budget: Decodable {
        var display: String
        var displayReason: String?
        var displayRate: Double?

        enum CodingKeys: String, CodingKey {
          case display
          case displayReason = "display_reason"
          case displayRate = "display_hz"
        }
      }
      var budget: Budget
    }

    /// Runs the demo for some frames, with the variables of a desktop, and returns the report.
    private func report(
      on display: VirtualDisplay, _ compositor: ScriptedCompositor, _ changes: [String: String] = [:]
    ) async throws -> Report.Budget {
      let file = TemporaryFolder.unusedPath().path
      let desktop = ["DISPLAY": display.environment["DISPLAY"] ?? "", "SDL_VIDEODRIVER": ""]
      let demo = try compositor.open(
        ["--page", "observe", "--frames", "90", "--check-budget", "--report", file],
        environment: desktop.merging(changes) { $1 })
      let exit = try await demo.exit()
      // The status is that of the budget.
      #expect(!exit.wasSignalled && exit.status <= 1, "\(exit)")
      return try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: file))).budget
    }

    @Test func waylandIsTakenOnADesktopWithBoth() async throws {
      let report = try await report(on: VirtualDisplay(), ScriptedCompositor(["--size", "600x400"]))
      #expect(report.display == "wayland")
      #expect(report.displayReason == "the compositor draws title bars")
    }

    @Test(arguments: [50, 75, 120, 144, 240])
    func theRateIsThatOfTheDisplayToWhichTheWindowMoves(hertz: Int) async throws {
      let compositor = try await ScriptedCompositor(["--output", "1600x1200x1@60000"])
      try await compositor.run("output-add 1600 1200 1 \(hertz * 1000)")
      let file = TemporaryFolder.unusedPath().path
      let demo = try compositor.open(["--page", "observe", "--fresh", "--check-budget", "--report", file])
      try await compositor.waitForWindow()
      try await compositor.run("sync", "move 0 1", "sync", "close")
      let exit = try await demo.exit()
      #expect(!exit.wasSignalled && exit.status <= 1, "\(exit)")
      let report = try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
      #expect(report.budget.displayRate == Double(hertz))
    }

    @Test func withoutTitleBarsX11IsTaken() async throws {
      let folder = try TemporaryFolder.make().path
      let report = try await report(
        on: VirtualDisplay(), ScriptedCompositor(["--no-decorations"]), ["LIBDECOR_PLUGIN_DIR": folder])
      #expect(report.display == "x11")
      #expect(report.displayReason == "under Wayland windows would have no title bars: install a plugin of libdecor")
    }

    @Test(.enabled(if: MissingLibrary.isBuilt)) func withoutItsLibraryX11IsTaken() async throws {
      let report = try await report(
        on: VirtualDisplay(), ScriptedCompositor(), MissingLibrary.environment("libwayland-client.so.0"))
      #expect(report.display == "x11")
      #expect(report.displayReason == "the Wayland compositor does not answer")
    }

    @Test func aCompositorThatIsGoneLeavesX11() async throws {
      let report = try await report(
        on: VirtualDisplay(), ScriptedCompositor(), ["WAYLAND_DISPLAY": "wayland-of-another-day"])
      #expect(report.display == "x11")
      #expect(report.displayReason == "the Wayland compositor does not answer")
    }
  }
}
