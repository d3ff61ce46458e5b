import Foundation
import Gallery
import ProcessSupport
import Testing

/// The built program on each text engine.
@Suite struct TextEngineTests {
  private static var program: String {
    ProcessInfo.processInfo.environment["SCROLLDEMO_BIN"]
      ?? ChildProcess.buildDirectory.appendingPathComponent("scrolldemo").path
  }

  /// A script that scrolls the page by wheel, and its trace on `engine`.
  private func trace(of page: String, _ engine: String, in folder: URL) async throws -> Data {
    let script = folder.appendingPathComponent("input.jsonl")
    let trace = folder.appendingPathComponent("trace.jsonl")
    try """
    {"format":"scrolldemo-input","version":1,"width":900,"height":640,"scale":1}
    {"t":0.2,"type":"mouseMove","x":600,"y":420}
    {"t":0.3,"type":"wheel","x":600,"y":420,"dx":0,"dy":-4,"precise":false}
    {"t":0.8,"type":"end"}
    """.write(to: script, atomically: true, encoding: .utf8)
    let exit = try await ChildProcess.run(
      Self.program,
      ["--headless", "--page", page, "--text", engine, "--replay", script.path, "--trace", trace.path],
      environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
    #expect(exit.status == 0 && exit.errorOutput.isEmpty, "\(page) on \(engine): \(exit.errorOutput)")
    return try Data(contentsOf: trace)
  }

  @Test(arguments: ["harfbuzz", "sdl2_ttf"])
  func everyPageReplaysTheSameTraceTwice(engine: String) async throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    for page in await GalleryPages.names {
      let first = try await trace(of: page, engine, in: folder)
      let second = try await trace(of: page, engine, in: folder)
      #expect(first.count > 1000 && first == second, "\(page) on \(engine)")
    }
  }
}
