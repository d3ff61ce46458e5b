import ProcessSupport
import Testing

extension WindowTests.WaylandTests {
  /// The built program after the end of its compositor.
  @Suite struct LostCompositorTests {
    @Test func theLossOfTheCompositorIsALineAndStatusThree() async throws {
      let compositor = try await WaylandDisplay()
      let demo = try compositor.open(["--page", "observe", "--theme", "light", "--renderer", "software"])
      // Before the compositor has drawn, its window is black.
      try await compositor.display.pictureAtRest("the window") {
        $0[WaylandDisplay.width / 2, WaylandDisplay.height / 2].red > WaylandDisplay.background.red
      }
      compositor.end()
      let exit = try await demo.process.exit()
      #expect(exit.status == 3 && !exit.wasSignalled, "\(exit.status)")
      #expect(exit.errorOutput.contains("the connection to the display was lost"), "\(exit.errorOutput)")
    }

    /// SDL waits without end for a compositor that is lost before the window is on the screen.
    @Test func theLossOfTheCompositorBeforeTheFirstPictureIsALineAndStatusThree() async throws {
      let compositor = try await WaylandDisplay()
      let demo = try compositor.open(["--page", "observe", "--renderer", "software"])
      compositor.end()
      let exit = try await demo.process.exit()
      #expect(exit.status == 3 && !exit.wasSignalled, "\(exit.status)")
      #expect(exit.errorOutput.split(separator: "\n").count == 1, "\(exit.errorOutput)")
    }
  }
}
