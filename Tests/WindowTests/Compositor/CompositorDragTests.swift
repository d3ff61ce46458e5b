import Foundation
import ProcessSupport
import Testing

extension WindowTests.CompositorTests {
  /// Cards of the page `drops` that leave the window, with a compositor that answers as its script says.
  @Suite struct CompositorDragTests {
    /// The demo on the page `drops`, a client of the compositor, with its recording.
    private struct Client {
      let compositor: ScriptedCompositor
      let demo: ChildProcess
      let recording: URL

      init(_ options: [String] = ["--drags", "3"]) async throws {
        compositor = try await ScriptedCompositor(["--size", "560x480"] + options)
        recording = TemporaryFolder.unusedPath()
        demo = try compositor.open(
          ["--page", "drops", "--language", "en", "--size", "560x480", "--record", recording.path])
        try await compositor.waitForWindow()
      }

      /// The lines of the recording of the types, without times.
      func lines(_ types: String...) -> [String] {
        guard let text = try? String(contentsOf: recording, encoding: .utf8) else { return [] }
        var found: [String] = []
        for line in text.split(separator: "\n") where types.contains(where: { line.contains("\"type\":\"\($0)\"") }) {
          if let range = line.firstRange(of: "\"type\"") { found.append("{" + line[range.lowerBound...]) }
        }
        return found
      }

      /// Waits for a number of lines of a type, so that the next step has them before it.
      func wait(for count: Int, _ type: String) async throws {
        try await ProcessSupport.wait(for: "\(count) lines “\(type)”.\n\(demo.errorOutput)") {
          lines(type).count >= count
        }
      }

      /// Presses the card “Mend the kite”, and moves the pointer out of the window.
      func leave() async throws {
        try await compositor.run("sync", "enter 107 271", "frame", "button 272 1", "frame")
        try await wait(for: 1, "mouseDown")
        for x in [130, 150, 600] {
          let before = lines("mouseMove").count
          try await compositor.run("motion \(x) 271", "frame")
          try await wait(for: before + 1, "mouseMove")
        }
      }

      /// Waits until the compositor has the drag, and returns its words.
      func drag() async throws -> [Substring] {
        try await wait(for: 1, "dragLeft")
        // The pointer has left the window from the begin of the drag on.
        try await compositor.run("leave", "sync")
        return try await compositor.run("drag")[0].split(separator: " ")
      }

      /// The data of a type.
      func data(_ type: String) async throws -> String {
        try await compositor.run("drag-ask \(type)")
        return try await waitForValue("the data of \(type)") {
          let answer = try await compositor.run("drag-data")[0]
          return answer == "none" ? nil : answer
        }
      }

      func close() async throws {
        try await compositor.run("close")
        let exit = try await demo.exit()
        #expect(exit.status == 0 && exit.errorOutput.isEmpty, "\(exit.errorOutput)")
      }
    }

    @Test func aDragHasTheSerialOfThePressItsTypesAndItsPicture() async throws {
      let client = try await Client()
      try await client.leave()
      let words = try await client.drag()
      #expect(words.count == 6)
      #expect(words.prefix(2) == ["1", "3"])
      #expect(words.last == "text/plain;charset=utf-8,UTF8_STRING,text/plain")
      let sizes = words.dropFirst(2).prefix(3).compactMap { Int($0) }
      #expect(sizes.count == 3 && sizes[0] > 100 && sizes[1] > 40 && sizes[2] == 1)
      try await client.close()
    }

    @Test func thePictureHasTheWholeScaleOfTheOutput() async throws {
      let client = try await Client(["--drags", "3", "--output", "1600x1200x2@60000"])
      try await client.leave()
      let sizes = try await client.drag().dropFirst(2).prefix(3).compactMap { Int($0) }
      #expect(sizes.count == 3 && sizes[0] > 200 && sizes[0] % 2 == 0 && sizes[1] % 2 == 0 && sizes[2] == 2)
      try await client.close()
    }

    @Test(arguments: [("1", "copy"), ("2", "move")])
    func theDragEndsWithTheEffectOfTheTarget(_ action: String, _ effect: String) async throws {
      let client = try await Client()
      try await client.leave()
      _ = try await client.drag()
      try await client.compositor.run("drag-perform")
      try await client.wait(for: 1, "mouseUp")
      #expect(try await client.data("text/plain") == "13 Mend the kite")
      #expect(client.lines("dragEnded").isEmpty)
      try await client.compositor.run("drag-finish \(action)")
      try await client.wait(for: 1, "dragEnded")
      #expect(client.lines("dragEnded") == [#"{"type":"dragEnded","effect":"\#(effect)"}"#])
      #expect(try await client.compositor.run("sync", "drag")[1] == "none")
      try await client.close()
    }

    @Test func aCancelledDragReleasesTheButtonOnce() async throws {
      let client = try await Client()
      try await client.leave()
      _ = try await client.drag()
      try await client.compositor.run("drag-cancel")
      try await client.wait(for: 1, "dragEnded")
      #expect(client.lines("dragEnded") == [#"{"type":"dragEnded","effect":"cancel"}"#])
      #expect(client.lines("mouseUp").count == 1)
      // SDL has not heard of the release.
      try await client.compositor.run("enter 300 440", "frame", "button 272 1", "frame", "button 272 0", "frame")
      try await client.wait(for: 2, "mouseUp")
      #expect(client.lines("mouseDown").count == 2)
      try await client.close()
    }

    @Test func aTypeThatIsNotOfferedHasNoData() async throws {
      let client = try await Client()
      try await client.leave()
      _ = try await client.drag()
      #expect(try await client.data("image/x-unknown").trimmingCharacters(in: .whitespaces) == "0")
      try await client.close()
    }

    @Test func aDragThatReturnsIsADragOfTheWindowAgain() async throws {
      let client = try await Client()
      try await client.leave()
      _ = try await client.drag()
      let before = client.lines("mouseMove").count
      try await client.compositor.run("drag-enter 480 400", "drag-motion 481 401")
      try await client.wait(for: before + 2, "mouseMove")
      try await client.compositor.run("drag-leave")
      try await client.wait(for: 2, "dragLeft")
      try await client.compositor.run("drag-enter 482 402", "drag-drop")
      try await client.wait(for: 1, "mouseUp")
      #expect(client.lines("mouseUp") == [#"{"type":"mouseUp","x":482,"y":402,"button":1}"#])
      #expect(client.lines("dragEnded").isEmpty)
      #expect(try await client.compositor.run("sync", "drag")[1] == "none")
      try await client.close()
    }

    @Test(arguments: [[], ["--drags", "1"], ["--drags", "2"]])
    func withoutEffectsOfTheCompositorADragStaysInTheWindow(_ options: [String]) async throws {
      let client = try await Client(options)
      try await client.leave()
      try await client.compositor.run("button 272 0", "frame")
      try await client.wait(for: 1, "mouseUp")
      #expect(client.lines("dragLeft", "dragEnded").isEmpty)
      #expect(try await client.compositor.run("drag") == ["none"])
      try await client.close()
    }
  }
}
