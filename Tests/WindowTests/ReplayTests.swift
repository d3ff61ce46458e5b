import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// A replay equals its recording, including feeds, pasted text and timelines.
  @Suite struct ReplayTests {
    private let display: VirtualDisplay
    private let directory: URL
    private let trace: LiveTrace
    /// A point of the list that the frame graph does not cover.
    private let list = CGPoint(x: 600, y: 280)

    init() async throws {
      trace = try LiveTrace()
      display = try await VirtualDisplay()
      directory = try TemporaryFolder.make()
    }

    private func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

    private func lines(_ name: String) throws -> [Substring] {
      try String(contentsOfFile: path(name), encoding: .utf8).split(separator: "\n")
    }

    /// Records what `act` does on a page, and returns the first difference between the trace and that of the replay without a window.
    private func difference(page: String, _ arguments: [String] = [], act: (DemoProcess) async throws -> Void)
      async throws -> String?
    {
      let common = ["--page", page] + arguments
      let demo = try DemoProcess(
        on: display, common + ["--record", path("record"), "--trace", trace.path])
      try await demo.waitForWindow()
      try await act(demo)
      demo.terminate()
      let exit = try await demo.exit()
      #expect(exit.status == 0, "\(exit.errorOutput)")
      let replay = try DemoProcess(
        on: display, common + ["--headless", "--replay", path("record"), "--trace", path("replayed")])
      let end = try await replay.exit()
      #expect(end.status == 0, "\(end.errorOutput)")
      try await trace.finish()
      let (original, replayed) = (trace.text, try lines("replayed"))
      #expect(original.count > 10)
      if let pair = zip(original, replayed).first(where: { $0 != $1 }) { return "\(pair.0)\n\(pair.1)" }
      return original.count == replayed.count ? nil : "\(original.count) frames, \(replayed.count) in the replay"
    }

    /// Waits until the list rests and the last pull is over.
    @discardableResult
    private func waitForRest(where isWanted: (LiveTrace.Line) -> Bool = { _ in true }) async throws -> LiveTrace.Line {
      let top = try trace.lines().first?.insets.top
      return try await trace.waitForFrame("a rest") { $0.phase == "idle" && $0.insets.top == top && isWanted($0) }
    }

    @Test func theFrameOverlayIsExcludedFromTheCounts() async throws {
      let found = try await difference(page: "observe") { demo in
        try await demo.press("f")
        var offset = 0.0
        for notches in [-3, 2, -4, 3] {
          try await demo.wheel(notches, at: list)
          offset -= 53 * Double(notches)
          try await trace.waitForRest(at: offset)
        }
      }
      #expect(found == nil, "\(found ?? "")")
    }

    @Test(arguments: ["feed", "refreshable"])
    func feedAnswersAreReplayedInTheirFrames(page: String) async throws {
      let found = try await difference(page: page) { demo in
        let first = try await waitForRest { $0.contentSize.height > 700 }
        try await demo.press("r", "s", "r")
        try await demo.wheel(-8, at: list)
        let refreshed = try await waitForRest { $0.offset.y > 0 && $0.contentSize.height > first.contentSize.height }
        try await demo.press("e", "r")
        try await demo.wheel(-20, at: list)
        try await waitForRest { $0.offset.y > refreshed.offset.y }
        try await demo.press("r", "s", "r", "e", "r")
        // Later answers may still be missing when the program ends.
        try await waitForRest()
      }
      #expect(found == nil, "\(found ?? "")")
    }

    @Test func pastedTextIsRecorded() async throws {
      let found = try await difference(page: "editor") { demo in
        let copy = try ChildProcess(
          "bash", ["-c", "printf 'one\\ntwo\\nthree lines of text\\n' | xclip -selection clipboard -loops 4"],
          environment: display.environment)
        try await demo.click(at: CGPoint(x: 500, y: 400))
        try await demo.press("ctrl+v", "ctrl+v", "ctrl+v")
        try await demo.wheel(-2, at: CGPoint(x: 500, y: 400))
        try await waitForRest()
        copy.terminate()
      }
      #expect(found == nil, "\(found ?? "")")
    }

    @Test func aRunWithTimelinesCanBeReplayed() async throws {
      let found = try await difference(page: "drawing") { demo in
        // The clock of the page comes into sight.
        try await demo.wheel(-3, at: list)
        try await waitForRest { $0.offset.y > 0 }
        try await waitForFrames(2)
      }
      #expect(found == nil, "\(found ?? "")")
    }

    /// Waits for further frames of a page with a timeline.
    private func waitForFrames(_ count: Int) async throws {
      let end = trace.text.count + count
      try await wait(for: "\(count) frames") { trace.text.count >= end }
    }
  }
}
