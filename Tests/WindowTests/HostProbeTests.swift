import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// The translated events of a real window system. `hostprobe window` prints each event.
  @Suite struct HostProbeTests {
    private let display: VirtualDisplay
    private let probe: DemoProcess

    init() async throws {
      display = try await VirtualDisplay()
      let path = ChildProcess.buildDirectory.appendingPathComponent("hostprobe").path
      probe = try DemoProcess(on: display, executable: path, ["window"])
      try await probe.waitForWindow()
    }

    @Test func wheelNotchesArriveAtThePointer() async throws {
      try await probe.wheel(-2, at: CGPoint(x: 200, y: 150))
      try await probe.waitForLine { $0 == "wheel 200,150 0.0,-1.0 false" }
      try await probe.wheel(1, at: CGPoint(x: 20, y: 15))
      try await probe.waitForLine { $0 == "wheel 20,15 0.0,1.0 false" }
    }

    @Test func aDragIsOnePressAndOneRelease() async throws {
      try await probe.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 50))
      try await probe.waitForLine { $0 == "mouseUp 200,50 1" }
      let lines = probe.output.split(separator: "\n")
      #expect(lines.filter { $0.hasPrefix("mouseDown") } == ["mouseDown 200,250 1"])
      #expect(lines.filter { $0.hasPrefix("mouseUp") } == ["mouseUp 200,50 1"])
      #expect(!lines.contains { $0.hasPrefix("finger") })
    }

    @Test func theMouseIsTrackedOutsideTheWindowDuringADrag() async throws {
      // A window that has just been mapped can lose the keyboard again, and SDL then ends the capture of the mouse.
      try await probe.press("a")
      try await probe.waitForLine { $0 == "keyUp A 0" }
      try await probe.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: -20, y: 500))
      try await probe.waitForLine { $0 == "mouseUp -20,500 1" }
      try await probe.waitForLine { $0 == "mouseMove -1,-1" }
    }

    @Test func keysAndTheirTextArrive() async throws {
      try await probe.press("Next", "shift+a")
      try await probe.waitForLine { $0 == "keyDown PageDown 0" }
      try await probe.waitForLine { $0 == "keyDown A 1" }
      try await probe.waitForLine { $0 == "text A" }
    }

    @Test func aTaskContinuesWhileTheLoopBlocks() async throws {
      try await probe.waitForLine { $0 == "task" }
    }

    @Test func anExposedWindowIsDrawn() async throws {
      try await probe.waitForLine { $0 == "exposed" }
      // The frame is presented after the line is written; the next event is handled after the presentation.
      try await probe.press("a")
      try await probe.waitForLine { $0 == "keyUp A 0" }
      let color = Screenshot.Pixel(red: 200, green: 100, blue: 50)
      #expect(try await display.screenshot()[300, 250] == color)
    }

    @Test func theCloseButtonEndsTheProgram() async throws {
      try await probe.close()
      let exit = try await probe.exit()
      #expect(exit.status == 0 && !exit.wasSignalled)
      #expect(exit.output.contains("closeRequested"))
    }

    @Test func aSignalIsARequestToQuit() async throws {
      probe.terminate()
      let exit = try await probe.exit()
      #expect(exit.status == 0 && !exit.wasSignalled)
      #expect(exit.output.contains("quit"))
    }

    @Test func aProgramThatShowsNoWindowIsReported() async throws {
      let path = ChildProcess.buildDirectory.appendingPathComponent("hostprobe").path
      let program = try DemoProcess(on: display, executable: path, ["nonsense"])
      await #expect(throws: ChildProcess.Failure.self) { try await program.waitForWindow() }
      #expect(try await program.exit().status == 2)
    }
  }
}
