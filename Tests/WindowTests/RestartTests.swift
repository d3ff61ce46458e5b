import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// Two runs of the gallery with the same folders.
  @Suite struct RestartTests {
    private let display: VirtualDisplay
    private let folder: URL

    init() async throws {
      display = try await VirtualDisplay()
      folder = try TemporaryFolder.make()
    }

    private var storage: URL { folder.appendingPathComponent("scrolldemo/scene-storage.json") }

    private func open() async throws -> DemoProcess {
      let demo = try DemoProcess(
        on: display, ["--page", "restore", "--theme", "light", "--language", "en", "--size", "700x480"],
        environment: ["XDG_STATE_HOME": folder.path, "XDG_DATA_HOME": folder.path])
      try await demo.waitForWindow()
      try await demo.hover(at: Self.pointer)
      return demo
    }

    private static let pointer = CGPoint(x: 450, y: 300)

    /// The pixels of the window without the scroll bar, which is seen after a movement.
    private func content(of screenshot: Screenshot) -> Screenshot {
      screenshot.cropped(x: (screenshot.width - 700) / 2, y: (screenshot.height - 480) / 2, width: 680, height: 480)
    }

    @Test func theNextRunShowsThePictureOfTheLast() async throws {
      let first = try await open()
      let beginning = try await display.pictureAtRest()
      for _ in 0..<4 { try await first.wheel(-5, at: Self.pointer) }
      let left = try await display.pictureAtRest("a scrolled page") { $0 != beginning }
      // The file is written while the program runs, once the window has come to rest.
      _ = try await waitForValue("the file of values") {
        (try? String(contentsOf: storage, encoding: .utf8))?.contains("scroll:restore") == true ? true : nil
      }
      try await first.press("q")
      #expect(try await first.exit().status == 0)

      let second = try await open()
      try await display.picture("the picture of the last run") { content(of: $0) == content(of: left) }
      try await second.press("q")
      #expect(try await second.exit().status == 0)
      #expect(second.errorOutput.isEmpty)
    }

    @Test func aDamagedFileIsReportedOnOneLineAndKept() async throws {
      try FileManager.default.createDirectory(
        at: storage.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("{\"scroll:restore\":".utf8).write(to: storage)
      let demo = try await open()
      let beginning = try await display.pictureAtRest()
      try await demo.wheel(-5, at: Self.pointer)
      try await display.pictureAtRest("a scrolled page") { $0 != beginning }
      try await demo.press("q")
      #expect(try await demo.exit().status == 0)
      let lines = demo.errorOutput.split(separator: "\n")
      #expect(lines.count == 1 && lines.first?.contains("scene-storage.json cannot be read") == true)
      #expect(try String(contentsOf: storage, encoding: .utf8).contains("scroll:restore"))
      let kept = storage.appendingPathExtension("damaged")
      #expect(try String(contentsOf: kept, encoding: .utf8) == "{\"scroll:restore\":")
    }
  }
}
