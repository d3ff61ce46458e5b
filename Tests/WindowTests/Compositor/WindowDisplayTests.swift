import Foundation
import ProcessSupport
import Testing

extension WindowTests.CompositorTests {
  /// The window system, scale and refresh rate that views read. `hostprobe display` prints them.
  @Suite struct WindowDisplayTests {
    @Test func viewsFollowTheWindowToAnotherDisplay() async throws {
      let compositor = try await ScriptedCompositor(["--output", "1600x1200x1@60000"])
      try await compositor.run("output-add 3200 2400 2 144000")
      let path = ChildProcess.buildDirectory.appendingPathComponent("hostprobe").path
      let probe = try compositor.open(executable: path, ["display"])
      try await compositor.waitForWindow()
      try await wait(for: "the first display") { probe.output.contains("display: Wayland 1×, 60 Hz\n") }
      try await compositor.run("sync", "move 0 1", "sync")
      try await wait(for: "the second display") { probe.output.hasSuffix("display: Wayland 2×, 144 Hz\n") }
      try await compositor.run("close")
      #expect(try await probe.exit().status == 0)
    }
  }
}
