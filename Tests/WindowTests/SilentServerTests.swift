import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// Servers that take the connection of the program and never answer.
  @Suite struct SilentServerTests {
    /// Starts the demo as a client of a silent display.
    private func open(_ server: SilentServer) throws -> ChildProcess {
      // A shell lets the programs that it starts in the background ignore SIGINT.
      try ChildProcess(
        "env", ["--default-signal", DemoProcess.demoPath, "--fresh"],
        environment: [
          "DISPLAY": "", "WAYLAND_DISPLAY": server.path, "SDL_VIDEODRIVER": "wayland", "SCROLLUI_ACCESSIBILITY": "off",
          "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        ])
    }

    @Test func aSilentDisplayIsALineAndStatusThree() async throws {
      let server = try SilentServer()
      let exit = try await open(server).exit()
      #expect(exit.status == 3 && !exit.wasSignalled, "\(exit.status)")
      #expect(exit.errorOutput.split(separator: "\n").count == 1, "\(exit.errorOutput)")
      #expect(exit.errorOutput.contains("does not answer"), "\(exit.errorOutput)")
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func aSignalEndsTheWaitForASilentDisplay(signal: Int32) async throws {
      let server = try SilentServer()
      let program = try open(server)
      try await server.waitForClient()
      program.kill(signal)
      let exit = try await program.exit()
      #expect(exit.wasSignalled && exit.status == signal, "\(exit)")
    }

    @Test func aSilentSessionBusDoesNotKeepTheWindowAway() async throws {
      let bus = try SilentServer()
      let display = try await VirtualDisplay()
      let demo = try DemoProcess(
        on: display, ["--page", "observe"],
        environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(bus.path)", "SCROLLUI_ACCESSIBILITY": "auto"])
      try await demo.waitForWindow()
      demo.terminate()
      let exit = try await demo.process.exit()
      #expect(exit.status == 0 && !exit.wasSignalled, "\(exit.status) \(exit.errorOutput)")
      #expect(exit.errorOutput.contains("the session bus does not answer"), "\(exit.errorOutput)")
    }
  }
}
