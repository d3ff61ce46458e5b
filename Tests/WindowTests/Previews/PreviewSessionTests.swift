#if DEBUG
  import Foundation
  import ProcessSupport
  import Testing

  extension WindowTests {
    /// The program that `swift package preview` starts. The tests are in the place of the plug-in.
    @Suite struct PreviewSessionTests {
      private let display: VirtualDisplay
      private let folder: URL

      init() async throws {
        display = try await VirtualDisplay()
        folder = try TemporaryFolder.make()
      }

      /// A program of the session with its standard input.
      private struct Program {
        let process: ChildProcess
        let input: Pipe

        func send(_ line: String) throws { try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8)) }

        func waitFor(_ message: String) async throws {
          try await wait(for: "the message \(message).\n\(process.errorOutput)") {
            process.output.contains("\u{1E}{\"\(message)\":{}}\n")
          }
        }
      }

      private func start() throws -> Program {
        let input = Pipe()
        let path = ChildProcess.buildDirectory.appendingPathComponent("hostprobe").path
        let environment = display.environment.merging(["SCROLLUI_PREVIEW": folder.path]) { $1 }
        return Program(
          process: try ChildProcess(path, ["previews"], environment: environment, standardInput: input), input: input)
      }

      @Test func theNextProgramGoesOnWhereTheLastOneWas() async throws {
        let first = try start()
        try await first.waitFor("ready")
        // The first preview is shown, beside the list.
        let color = Screenshot.Pixel(red: 0, green: 128, blue: 255)
        try await wait(for: "the first preview") { try await display.screenshot()[700, 500] == color }
        try first.send("{\"save\":{}}")
        try await first.waitFor("saved")
        var state = try #require(try state())
        #expect(state["width"] as? Double == 900)
        var settings = try #require(state["settings"] as? [String: Any])
        settings["selection"] = ["hostprobe/PreviewScenario.swift#Rows"]
        state["settings"] = settings
        (state["x"], state["y"], state["width"]) = (50, 60, 700)
        try JSONSerialization.data(withJSONObject: state).write(to: folder.appendingPathComponent("window.json"))

        let second = try start()
        try await second.waitFor("ready")
        try first.send("{\"quit\":{}}")
        #expect(try await first.process.exit().status == 0)
        try second.send("{\"save\":{}}")
        try await second.waitFor("saved")
        let next = try #require(try self.state())
        #expect(next["x"] as? Int == 50)
        #expect(next["width"] as? Double == 700)
        #expect(
          (next["settings"] as? [String: Any])?["selection"] as? [String] == ["hostprobe/PreviewScenario.swift#Rows"])
        #expect((next["places"] as? [Any])?.isEmpty == false)
        try second.input.fileHandleForWriting.close()
        #expect(try await second.process.exit().status == 0)
      }

      @Test func errorsOfABuildAreShownUntilTheNextBuild() async throws {
        let program = try start()
        try await program.waitFor("ready")
        let before = try await settledPicture()
        try program.send("{\"failed\":{\"log\":\"/p/Rows.swift:1:2: error: no such view\"}}")
        try await wait(for: "the error in the window") { try await display.screenshot() != before }
        try program.send("{\"built\":{}}")
        try await wait(for: "the window without the error") { try await display.screenshot() == before }
        program.process.terminate()
        #expect(try await program.process.exit().status == 0)
      }

      private func settledPicture() async throws -> Screenshot {
        var last = try await display.screenshot()
        return try await waitForValue("a picture that stays the same") {
          let next = try await display.screenshot()
          if next == last { return next }
          last = next
          return nil
        }
      }

      private func state() throws -> [String: Any]? {
        let data = try Data(contentsOf: folder.appendingPathComponent("window.json"))
        return try JSONSerialization.jsonObject(with: data) as? [String: Any]
      }
    }
  }
#endif
