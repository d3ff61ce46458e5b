import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// Scroll axes of XInput 2, by the pointer of X's driver `inputtest`, as `hostprobe window` prints them.
  @Suite(.enabled(if: TouchScreen.obstacle == nil, "\(TouchScreen.obstacle ?? "")"))
  struct X11ScrollTests {
    private let device: TouchScreen
    private let display: VirtualDisplay
    private let probe: DemoProcess

    init() async throws {
      device = try TouchScreen(.pointer)
      display = try await VirtualDisplay(touchScreen: device)
      try device.connect()
      probe = try DemoProcess(
        on: display, executable: ChildProcess.buildDirectory.appendingPathComponent("hostprobe").path, ["window"])
      try await probe.waitForWindow()
      try await display.xdotool("mousemove", "300", "250")
      try await probe.waitForLine { $0 == "mouseMove 200,150" }
    }

    /// The lines about the wheel and the touchpad.
    private var lines: [Substring] {
      probe.output.split(separator: "\n").filter { $0.hasPrefix("wheel") || $0.hasPrefix("touchpad") }
    }

    /// Sends movements, then a movement of the pointer, and returns the lines before that.
    private func lines(after movements: () async throws -> Void) async throws -> [Substring] {
      try await movements()
      try await display.xdotool("mousemove", "310", "260")
      try await probe.waitForLine { $0 == "mouseMove 210,160" }
      return lines
    }

    @Test func partsOfANotchArriveWithTheButtonsOfTheServerLeftOut() async throws {
      let lines = try await lines {
        for part in [0.5, 0.25, 0.25, -1.5] { try device.scroll(dx: 0, dy: part) }
      }
      #expect(
        lines == [
          "wheel 200,150 0.0,-0.5 true", "wheel 200,150 0.0,-0.25 true", "wheel 200,150 0.0,-0.25 true",
          "wheel 200,150 0.0,1.5 true",
        ])
    }

    @Test func aDistanceOfZeroIsTheLiftOfATouchpad() async throws {
      let lines = try await lines {
        for part in [0.5, 0, 0.2, 0.4, 0] { try device.scroll(dx: 0, dy: part) }
      }
      // 15 units for a notch, and 2.5 points for a unit.
      #expect(
        lines == [
          "wheel 200,150 0.0,-0.5 true", "touchpad 200,150 0.0,7.5 changed", "touchpad 200,150 0.0,15.0 changed",
          "touchpad 200,150 0.0,0.0 lifted",
        ])
    }

    @Test func turnsWithoutAScrollAxisAreThoseOfSDL() async throws {
      let lines = try await lines {
        try await display.xdotool("click", "4")
        try device.scroll(dx: 0, dy: 1)
        try await display.xdotool("click", "5")
      }
      #expect(
        lines == [
          "wheel 200,150 0.0,1.0 false", "wheel 200,150 0.0,-1.0 false", "wheel 200,150 0.0,-1.0 false",
        ])
    }
  }
}
