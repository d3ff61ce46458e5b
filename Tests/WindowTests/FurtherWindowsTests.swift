import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// A program with several windows of the display: `hostprobe windows`.
  @Suite struct FurtherWindowsTests {
    private let display: VirtualDisplay
    private let probe: DemoProcess
    private let first: UInt

    init() async throws {
      display = try await VirtualDisplay()
      let path = ChildProcess.buildDirectory.appendingPathComponent("hostprobe").path
      probe = try DemoProcess(on: display, executable: path, ["windows"])
      first = try await probe.waitForWindow()
    }

    /// The visible windows with a title, in the order of X's numbers, as soon as there are `count`.
    private func windows(_ title: String, count: Int) async throws -> [UInt] {
      try await waitForValue("\(count) windows “\(title)”", every: .milliseconds(200)) {
        // A search by the name of a window finds no name in UTF-8.
        let found = try await ChildProcess.run(
          "xdotool", ["search", "--onlyvisible", "--pid", "\(probe.process.identifier)"],
          environment: display.environment)
        var windows: [UInt] = []
        for window in found.output.split(separator: "\n").compactMap({ UInt($0) }).sorted() {
          let name = try? await display.xdotool("getwindowname", "\(window)")
          if name?.dropLast() == title[...] { windows.append(window) }
        }
        return windows.count == count ? windows : nil
      }
    }

    /// Gives the keyboard to a window and presses keys.
    private func press(_ keys: String..., in window: UInt) async throws {
      try await display.xdotool("windowfocus", "--sync", "\(window)")
      for key in keys { try await display.xdotool("key", key) }
    }

    private func waitForLine(_ line: String) async throws { try await probe.waitForLine { $0 == line } }

    @Test func windowsShareTheStateOfTheProgram() async throws {
      try await press("1", in: first)
      try await waitForLine("note 1 opened")
      try await press("2", in: first)
      try await waitForLine("note 2 opened")
      // A value that a window shows already brings that window to the front.
      try await press("1", in: first)
      let notes = try await windows("Note", count: 2)
      try await press("a", in: notes[1])
      for line in ["count 1", "note 1 shows 1", "note 2 shows 1"] { try await waitForLine(line) }
      try await press("w", in: notes[1])
      try await waitForLine("note 2 closed")
      #expect(try await windows("Note", count: 1) == [notes[0]])
      probe.terminate()
      #expect(try await probe.exit().status == 0)
    }

    @Test func theProgramEndsWithItsLastWindow() async throws {
      try await press("1", in: first)
      let note = try await windows("Note", count: 1)[0]
      try XClient.requestClose(of: first, on: display.name)
      _ = try await windows("hostprobe", count: 0)
      try await press("a", in: note)
      try await waitForLine("note 1 shows 1")
      // The first window returns with its state.
      try await press("f", in: note)
      #expect(try await windows("hostprobe", count: 1) == [first])
      try XClient.requestClose(of: first, on: display.name)
      _ = try await windows("hostprobe", count: 0)
      try XClient.requestClose(of: note, on: display.name)
      try await waitForLine("end")
      #expect(try await probe.exit().status == 0)
    }

    @Test func theSettingsHaveTheSizeOfTheirContent() async throws {
      try await press("ctrl+comma", "ctrl+comma", in: first)
      let settings = try await windows("Settings", count: 1)[0]
      let geometry = try await display.xdotool("getwindowgeometry", "--shell", "\(settings)")
      #expect(geometry.contains("WIDTH=320\n") && geometry.contains("HEIGHT=200\n"), "\(geometry)")
      try XClient.requestClose(of: settings, on: display.name)
      _ = try await windows("Settings", count: 0)
      try await press("ctrl+comma", in: first)
      _ = try await windows("Settings", count: 1)
    }
  }
}
