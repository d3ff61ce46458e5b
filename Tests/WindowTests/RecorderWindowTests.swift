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

    /// Starts a recording, calls `act`, and ends the recording.
    private func record(_ demo: DemoProcess, act: () async throws -> Void) async throws {
      try await demo.press("ctrl+r")
      try await waitForStatus("Recording", isRecording: true)
      try await act()
      try await demo.press("ctrl+r")
      try await waitForStatus("the end of the recording", isRecording: false)
    }

    /// Waits until the red mark of a recording that is in progress is shown, or is not, beside the buttons.
    private func waitForStatus(_ status: String, isRecording: Bool) async throws {
      let red = Screenshot.Pixel(red: 0xB3, green: 0x26, blue: 0x1E)
      try await display.picture(status) { screenshot in
        hasPixel(red, x: 200..<300, y: 466..<504, in: screenshot) == isRecording
      }
    }

    /// True if a pixel of the window has the color, in a rectangle in points of the window.
    private func hasPixel(_ color: Screenshot.Pixel, x: Range<Int>, y: Range<Int>, in screenshot: Screenshot) -> Bool {
      let origin = origin(in: screenshot)
      return y.contains { y in x.contains { x in screenshot[origin.x + x, origin.y + y] == color } }
    }

    /// Saves the recording at its default path and returns the path.
    private func save(_ demo: DemoProcess) async throws -> String {
      try await display.pictureAtRest { try await demo.press("s") }
      try await demo.press("Return")
      let folder = directory.appendingPathComponent("scrolldemo/recordings").path
      let name = try await waitForValue("a recording in \(folder)") {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.first { !$0.hasPrefix(".") }
      }
      return folder + "/" + name
    }

    /// Waits until the footer of the panel says in green that all frames of the replay are identical.
    private func waitForIdenticalReplay() async throws {
      // The check mark and the text in the color of success.
      let green = Screenshot.Pixel(red: 0x1B, green: 0x6E, blue: 0x35)
      try await display.picture("a replay with identical frames") {
        hasPixel(green, x: 300..<881, y: 612..<635, in: $0)
      }
    }

    /// The top left corner of the window, which is centered on the display.
    private func origin(in screenshot: Screenshot) -> (x: Int, y: Int) {
      ((screenshot.width - 900) / 2, (screenshot.height - 640) / 2)
    }

    /// Waits until the stage on the display has the picture of a replay without a window.
    private func waitForStage(_ picture: String) async throws {
      let ppm = directory.appendingPathComponent("replayed.ppm").path
      _ = try await ChildProcess.run("convert", [picture, "-depth", "8", ppm])
      let replayed = try Screenshot(ppm: Data(contentsOf: URL(fileURLWithPath: ppm)))
      #expect(replayed.width == Self.stage.width && replayed.height == Self.stage.height)
      try await display.picture("the stage with the picture of the replay") { screenshot in
        let origin = origin(in: screenshot)
        return screenshot.cropped(x: origin.x, y: origin.y, width: replayed.width, height: replayed.height) == replayed
      }
    }

    /// Replays a file in a program of its own without a window, and returns its trace.
    private func replay(_ file: String, frames: Int? = nil) async throws -> [Substring] {
      let limit = frames.map { ["--frames", "\($0)"] } ?? []
      let exit = try await ChildProcess.run(
        DemoProcess.demoPath,
        ["--headless", "--replay", file, "--trace", path("trace"), "--screenshot", path("replayed.png")] + limit)
      #expect(exit.status == 0, "\(exit.errorOutput)")
      return try String(contentsOfFile: path("trace"), encoding: .utf8).split(separator: "\n")
    }

    private func frameCount(_ file: String) throws -> Int {
      try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").count { $0.hasSuffix(#""frame"}"#) }
    }

    @Test func recordScrubReplayAndSaveGiveTheSameFrames() async throws {
      let demo = try await open("physics")
      try await record(demo) {
        try await display.pictureAtRest { try await demo.wheel(-4, at: CGPoint(x: 350, y: 300)) }
        try await display.pictureAtRest {
          try await demo.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 350, y: 220))
        }
        try await display.pictureAtRest { try await demo.press("Next", "b") }
      }
      try await demo.press("c")
      try await waitForIdenticalReplay()
      let file = try await save(demo)
      let count = try frameCount(file)
      let lines = try await replay(file)
      #expect(lines.count == count && count > 30)
      try await demo.press("End")
      try await waitForStage(path("replayed.png"))
      try await demo.press("Home")
      for _ in 0..<12 { try await demo.press("Right") }
      _ = try await replay(file, frames: 13)
      try await waitForStage(path("replayed.png"))
      demo.terminate()
      try await demo.exit()
    }

    /// A key that starts work in the background, and ends it if it would go on.
    @Test(arguments: [("feed", "r", -10), ("chat", "a", 10)])
    func backgroundWorkIsReplayedInItsFrames(page: String, key: String, notches: Int) async throws {
      let demo = try await open(page)
      try await record(demo) {
        let before = try await display.pictureAtRest()
        try await demo.press(key)
        try await display.picture("the result of the work") { $0 != before }
        try await demo.wheel(notches, at: CGPoint(x: 560, y: 300))
        try await demo.press("End")
        if page == "chat" { try await demo.press(key) }
        try await display.pictureAtRest()
      }
      try await demo.press("c")
      try await waitForIdenticalReplay()
      let file = try await save(demo)
      let lines = try await replay(file)
      #expect(lines.count == (try frameCount(file)))
      try await demo.press("End")
      try await waitForStage(path("replayed.png"))
      demo.terminate()
      try await demo.exit()
    }

    @Test func aSavedRecordingIsOpenedInAnotherWindow() async throws {
      let demo = try await open("observe")
      try await record(demo) {
        try await display.pictureAtRest { try await demo.wheel(-6, at: CGPoint(x: 560, y: 300)) }
      }
      let file = try await save(demo)
      demo.terminate()
      try await demo.exit()
      let other = try await open("readsize")
      // The button of the recorder in the title bar.
      try await display.pictureAtRest { try await other.click(at: CGPoint(x: 692, y: 22)) }
      try await display.pictureAtRest { try await other.click(at: CGPoint(x: 796, y: 488)) }
      try await display.pictureAtRest { try await other.press("Return") }
      _ = try await replay(file)
      try await other.press("End")
      try await waitForStage(path("replayed.png"))
      other.terminate()
      try await other.exit()
    }
  }
}
