import ProcessSupport
import Testing

extension WindowTests.WaylandTests {
  /// The built program after the end of its compositor.
  @Suite struct LostCompositorTests {
    @Test func theLossOfTheCompositorIsALineAndStatusThree() async throws {
      let compositor = try await WaylandDisplay()
      let trace = try LiveTrace()
      let demo = try compositor.open(["--page", "observe", "--theme", "light", "--trace", trace.path])
      try await compositor.display.pictureAtRest("the window") {
        $0[WaylandDisplay.width / 2, WaylandDisplay.height / 2].red > WaylandDisplay.background.red
      }
      // A scrolled list shows that the window is on the screen and takes input.
      try await wait(for: "a scrolled list") {
        try await compositor.display.xdotool("mousemove", "450", "450", "click", "5")
        return try (trace.lines().last?.offset.y ?? 0) > 0
      }
      compositor.end()
      let exit = try await demo.process.exit()
      #expect(exit.status == 3 && !exit.wasSignalled, "\(exit.status)")
      #expect(exit.errorOutput.contains("the connection to the display was lost"), "\(exit.errorOutput)")
    }
  }
}
