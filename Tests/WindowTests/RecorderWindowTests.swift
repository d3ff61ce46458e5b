import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// The recorder in a real window: recorded by mouse and keys, scrubbed, replayed, saved and opened.
  @Suite struct RecorderWindowTests {
    /// The stage in a window of 900 × 640 points: the panel below it is 176 points high.
    private static let stage = (width: 900, height: 464)

    private let display: VirtualDisplay
    private let directory: URL

    init() async throws {
      display = try await VirtualDisplay()
      directory = try TemporaryFolder.make()
    }

    private func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

    private func open(_ page: String) async throws -> DemoProcess {
      let demo = try DemoProcess(
        on: display, ["--page", page, "--theme", "light", "--language", "en"],
        environment: ["XDG_STATE_HOME": directory.path])
      try await demo.waitForWindow()
      return demo
    }

    private func pause(_ seconds: Double) async throws { try await Task.sleep(for: .seconds(seconds)) }

    /// Starts a recording, calls `act`, and ends the recording.
    private func record(_ demo: DemoProcess, act: () async throws -> Void) async throws {
      try await demo.press("ctrl+r")
      try await pause(0.5)
      try await demo.press("Return")
      try await pause(1)
      try await act()
      try await demo.press("ctrl+r")
      try await pause(0.7)
    }

    /// Saves the recording at its default path and returns the path.
    private func save(_ demo: DemoProcess) async throws -> String {
      try await demo.press("s")
      try await pause(0.3)
      try await demo.press("Return")
      try await pause(0.7)
      let folder = directory.appendingPathComponent("scrolldemo/recordings").path
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names.count == 1)
      return folder + "/" + (try #require(names.first))
    }

    /// Waits until the footer of the panel says in green that all frames of the replay are identical.
    private func isIdentical() async throws -> Bool {
      for _ in 0..<60 {
        let screenshot = try await display.screenshot()
        // The check mark and the text in the colour of success.
        let green = Screenshot.Pixel(red: 0x1B, green: 0x6E, blue: 0x35)
        let origin = origin(in: screenshot)
        for x in stride(from: origin.x + 880, to: origin.x + 300, by: -1) {
          for y in (origin.y + 612)...(origin.y + 634) where screenshot[x, y] == green { return true }
        }
        try await pause(0.25)
      }
      return false
    }

    /// The top left corner of the window, which is centred on the display.
    private func origin(in screenshot: Screenshot) -> (x: Int, y: Int) {
      ((screenshot.width - 900) / 2, (screenshot.height - 640) / 2)
    }

    /// The number of pixels of the stage on the display that differ from the picture of a replay without a window.
    private func difference(from picture: String) async throws -> Int {
      let screenshot = try await display.screenshot()
      let ppm = directory.appendingPathComponent("replayed.ppm").path
      _ = try await ChildProcess.run("convert", [picture, "-depth", "8", ppm])
      let replayed = try Screenshot(ppm: Data(contentsOf: URL(fileURLWithPath: ppm)))
      #expect(replayed.width == Self.stage.width && replayed.height == Self.stage.height)
      let origin = origin(in: screenshot)
      var count = 0
      for y in 0..<replayed.height {
        for x in 0..<replayed.width where screenshot[origin.x + x, origin.y + y] != replayed[x, y] { count += 1 }
      }
      return count
    }

    /// Replays a file in a program of its own without a window, and returns its trace.
    private func replay(_ file: String, frames: Int? = nil) async throws -> [Substring] {
      let limit = frames.map { ["--frames", "\($0)"] } ?? []
      let exit = try await ChildProcess.run(
        DemoProcess.demoPath,
        ["--headless", "--replay", file, "--trace", path("trace"), "--screenshot", path("replayed.png")] + limit,
        within: .seconds(60))
      #expect(exit.status == 0, "\(exit.errorOutput)")
      return try String(contentsOfFile: path("trace"), encoding: .utf8).split(separator: "\n")
    }

    private func frameCount(_ file: String) throws -> Int {
      try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").count { $0.hasSuffix(#""frame"}"#) }
    }

    @Test func recordScrubReplayAndSaveGiveTheSameFrames() async throws {
      let demo = try await open("physics")
      try await record(demo) {
        try await demo.wheel(-4, at: CGPoint(x: 350, y: 300))
        try await pause(0.8)
        try await demo.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 350, y: 220))
        try await pause(2)
        try await demo.press("Next", "b")
        try await pause(1)
      }
      try await demo.press("c")
      let isIdentical = try await isIdentical()
      #expect(isIdentical)
      let file = try await save(demo)
      let count = try frameCount(file)
      let lines = try await replay(file)
      #expect(lines.count == count && count > 30)
      try await demo.press("End")
      try await pause(0.5)
      let last = try await difference(from: path("replayed.png"))
      #expect(last == 0)
      try await demo.press("Home")
      for _ in 0..<12 { try await demo.press("Right") }
      try await pause(0.5)
      _ = try await replay(file, frames: 13)
      let scrubbed = try await difference(from: path("replayed.png"))
      #expect(scrubbed == 0)
      demo.terminate()
      try await demo.exit()
    }

    @Test(arguments: ["feed", "chat"]) func backgroundWorkIsReplayedInItsFrames(page: String) async throws {
      let demo = try await open(page)
      try await record(demo) {
        try await demo.press("r")
        try await pause(1.5)
        try await demo.wheel(-10, at: CGPoint(x: 560, y: 300))
        try await pause(1)
        try await demo.press("End")
        try await pause(2)
      }
      try await demo.press("c")
      let isIdentical = try await isIdentical()
      #expect(isIdentical)
      let file = try await save(demo)
      let lines = try await replay(file)
      #expect(lines.count == (try frameCount(file)))
      try await demo.press("End")
      try await pause(0.5)
      let last = try await difference(from: path("replayed.png"))
      #expect(last == 0)
      demo.terminate()
      try await demo.exit()
    }

    @Test func aSavedRecordingIsOpenedInAnotherWindow() async throws {
      let demo = try await open("observe")
      try await record(demo) {
        try await demo.wheel(-6, at: CGPoint(x: 560, y: 300))
        try await pause(1)
      }
      let file = try await save(demo)
      demo.terminate()
      try await demo.exit()
      let other = try await open("home")
      try await other.press("ctrl+r")
      try await pause(0.5)
      try await other.click(at: CGPoint(x: 796, y: 488))
      try await pause(0.5)
      try await other.press("Return")
      try await pause(1.5)
      try await other.press("End")
      try await pause(0.5)
      _ = try await replay(file)
      let last = try await difference(from: path("replayed.png"))
      #expect(last == 0)
      other.terminate()
      try await other.exit()
    }
  }
}
