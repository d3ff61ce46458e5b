import Foundation
import ProcessSupport
import Testing

extension WindowTests.WaylandTests {
  /// The translated events of a Wayland compositor. `hostprobe window` prints each event.
  ///
  /// Weston's X11 backend reports each notch as one discrete step of the source `wheel`. It has no source `finger`;
  /// `SDLEventTranslatorTests` has the fractions that SDL makes of a trackpad's distances.
  @Suite struct WaylandInputTests {
    private let compositor: WaylandDisplay
    private let probe: DemoProcess

    init() async throws {
      compositor = try await WaylandDisplay(width: 600, height: 400)
      let path = ChildProcess.buildDirectory.appendingPathComponent("hostprobe").path
      probe = try compositor.open(executable: path, ["window"])
      try await probe.waitForLine { $0 == "sizeChanged" }
    }

    @Test func wheelNotchesAreWholeOnBothAxes() async throws {
      // Weston may lose a turn of the wheel that follows the first movement at once.
      try await compositor.display.xdotool("mousemove", "200", "150")
      try await probe.waitForLine { $0 == "mouseMove 200,150" }
      try await compositor.display.xdotool(
        "click", "5", "click", "--repeat", "2", "--delay", "1", "4", "click", "6", "click",
        "7")
      try await probe.waitForLine { $0 == "wheel 200,150 1.0,0.0 false" }
      let wheel = probe.output.split(separator: "\n").filter { $0.hasPrefix("wheel") }
      #expect(
        wheel == [
          "wheel 200,150 0.0,-1.0 false", "wheel 200,150 0.0,1.0 false", "wheel 200,150 0.0,1.0 false",
          "wheel 200,150 -1.0,0.0 false", "wheel 200,150 1.0,0.0 false",
        ])
    }

    @Test func aDragIsOnePressAndOneReleaseEvenOutsideOfTheWindow() async throws {
      try await compositor.display.xdotool(
        "mousemove", "200", "250", "mousedown", "1", "mousemove", "300", "300", "mousemove", "590", "390", "mouseup",
        "1")
      try await probe.waitForLine { $0 == "mouseUp 590,390 1" }
      let lines = probe.output.split(separator: "\n")
      #expect(lines.filter { $0.hasPrefix("mouseDown") } == ["mouseDown 200,250 1"])
      #expect(lines.filter { $0.hasPrefix("mouseUp") } == ["mouseUp 590,390 1"])
      #expect(!lines.contains { $0.hasPrefix("finger") })
    }

    @Test func keysAndTheirTextArrive() async throws {
      try await compositor.display.xdotool("key", "Next", "key", "shift+a")
      try await probe.waitForLine { $0 == "keyDown PageDown 0" }
      try await probe.waitForLine { $0 == "keyDown A 1" }
      try await probe.waitForLine { $0 == "text A" }
    }
  }
}
