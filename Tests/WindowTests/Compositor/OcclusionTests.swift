import Foundation
import ProcessSupport
import Testing

extension WindowTests.CompositorTests {
  /// Covered windows: the compositor sends no frame callbacks.
  @Suite struct OcclusionTests {
    /// The places of the list on the page `observe`, in a window of 900 × 640.
    private static let list = "enter 600 450"

    @Test(arguments: ["software", "accelerated"])
    func aCoveredWindowTakesInputAndDrawsNoPictures(renderer: String) async throws {
      let compositor = try await ScriptedCompositor(["--size", "900x640"])
      let trace = try LiveTrace()
      let demo = try compositor.open(
        ["--page", "observe", "--theme", "light", "--renderer", renderer, "--trace", trace.path, "--fresh"])
      try await compositor.waitForWindow()
      try await compositor.run("sync", Self.list, "occlude 1")
      // The distance of 40 is 100 points.
      try await compositor.run("source finger", "axis 0 40", "frame", "source finger", "stop 0", "frame")
      try await trace.waitForFrame("a scrolled list") { $0.offset.y >= 100 }
      try await wait(for: "the rest of the list. \(demo.errorOutput)") {
        guard let line = try trace.lines().last else { return false }
        return line.phase == "idle"
      }
      // At most the picture that was in progress when the program noticed.
      let before = try #require(try await compositor.window()).pictures
      for _ in 0..<12 {
        let frames = try trace.lines().count
        try await compositor.run("source finger", "axis 0 4", "frame")
        try await wait(for: "a frame for the input") { try trace.lines().count > frames }
      }
      let covered = try #require(try await compositor.window()).pictures
      #expect(covered - before <= 1)
      try await compositor.run("source finger", "stop 0", "frame", "occlude 0")
      try await compositor.waitForWindow { $0.pictures > covered }
      try await compositor.run("close")
      let exit = try await demo.exit()
      #expect(exit.status == 0 && !exit.wasSignalled, "\(exit)")
    }
  }
}
