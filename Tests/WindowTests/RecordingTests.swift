import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// Recordings of runs that are ended by signals, a lost display or a frame limit.
  @Suite struct RecordingTests {
    private let display: VirtualDisplay
    private let directory: URL
    private let trace: LiveTrace

    init() async throws {
      trace = try LiveTrace()
      display = try await VirtualDisplay()
      directory = try TemporaryFolder.make()
    }

    private func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

    private func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    /// Starts a recorded program and scrolls by two notches.
    private func open(on other: VirtualDisplay? = nil) async throws -> DemoProcess {
      let demo = try DemoProcess(
        on: other ?? display, ["--page", "observe", "--record", path("record"), "--trace", trace.path])
      try await demo.waitForWindow()
      try await demo.wheel(-2, at: CGPoint(x: 600, y: 450))
      try await trace.waitForRest(at: 106)
      return demo
    }

    /// Replays the recording without a window and returns the trace.
    private func replay(messages: Int = 0) async throws -> [Substring] {
      let exit = try await ChildProcess.run(
        DemoProcess.demoPath,
        ["--headless", "--page", "observe", "--replay", path("record"), "--trace", path("replayed")])
      #expect(exit.status == 0, "\(exit.errorOutput)")
      #expect(exit.errorOutput.split(separator: "\n").count == messages, "\(exit.errorOutput)")
      return try text("replayed").split(separator: "\n")
    }

    @Test func theRecordingOfAKilledProgramCanBeReplayed() async throws {
      let demo = try await open()
      demo.process.kill(SIGKILL)
      _ = try await demo.exit()
      let lines = try await replay()
      #expect(lines.last?.contains(#""y":106}"#) == true, "\(lines.last ?? "")")
    }

    @Test func theMouseHasTheTimesOfTheXServer() async throws {
      let demo = try await open()
      try await demo.drag(
        from: CGPoint(x: 600, y: 550), to: CGPoint(x: 600, y: 200), steps: 120, seconds: 0.5, rest: 0.2)
      demo.terminate()
      _ = try await demo.exit()
      let times = try text("record").split(separator: "\n").filter { $0.contains(#""type":"mouseMove""#) }.map {
        $0.prefix { $0 != "," }
      }
      #expect(times.count > 60)
      // Moves that a frame fetches together would have the time of the frame: there are four in each.
      #expect(Double(Set(times).count) > 0.6 * Double(times.count), "\(Set(times).count) of \(times.count)")
    }

    @Test func aTruncatedLastLineIsDroppedWithAMessage() async throws {
      let demo = try await open()
      demo.terminate()
      _ = try await demo.exit()
      let lines = try await replay()
      let recording = try Data(contentsOf: directory.appendingPathComponent("record"))
      let end = try #require(try text("record").split(separator: "\n").last).utf8.count + 1
      try recording.dropLast(end + 6).write(to: directory.appendingPathComponent("record"))
      let shorter = try await replay(messages: 1)
      #expect(shorter == lines.dropLast())
    }

    @Test func theOldRecordingStaysUntilTheNewOneHasItsHeader() async throws {
      try "old\n".write(toFile: path("record"), atomically: true, encoding: .utf8)
      let exit = try await ChildProcess.run(
        DemoProcess.demoPath, ["--record", path("record")],
        environment: ["DISPLAY": ":4711", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""])
      #expect(exit.status == 3)
      #expect(try text("record") == "old\n")
    }

    @Test func aHangupEndsTheProgramLikeATermination() async throws {
      let demo = try await open()
      demo.process.kill(SIGHUP)
      let exit = try await demo.exit()
      #expect(!exit.wasSignalled && exit.status == 0, "\(exit.status) \(exit.errorOutput)")
      let recording = try text("record")
      #expect(recording.hasSuffix("\"type\":\"end\"}\n"))
      let replayed = try await replay()
      try await trace.finish()
      #expect(replayed == trace.text)
    }

    @Test func aLostDisplayEndsWithStatusThreeAndOneLine() async throws {
      let own = try await VirtualDisplay()
      let demo = try await open(on: own)
      own.stop()
      let exit = try await demo.exit()
      #expect(!exit.wasSignalled && exit.status == 3, "\(exit.status)")
      #expect(exit.errorOutput.split(separator: "\n").count == 1, "\(exit.errorOutput)")
      #expect(exit.errorOutput.contains("display"), "\(exit.errorOutput)")
      let replayed = try await replay()
      try await trace.finish()
      #expect(replayed == trace.text)
    }

    @Test func aNumberOfFramesEndsAWindowAtRest() async throws {
      let demo = try DemoProcess(on: display, ["--page", "readsize", "--frames", "90", "--trace", path("trace")])
      let exit = try await demo.exit()
      let count = try text("trace").split(separator: "\n").count
      #expect(exit.status == 0)
      #expect(count == 90)
    }
  }
}
