import Foundation
import ProcessSupport
import Testing

extension WindowTests.CompositorTests {
  /// Windows on outputs with whole scales, pixel by pixel.
  @Suite struct CompositorScaleTests {
    private static let size = (width: 640, height: 440)

    /// The picture of a page without a display.
    private static func expected(_ page: String, scale: Int) async throws -> Screenshot {
      let file = TemporaryFolder.unusedPath().appendingPathExtension("png")
      defer { try? FileManager.default.removeItem(at: file) }
      let drawing = try await ChildProcess.run(
        DemoProcess.demoPath,
        [
          "--headless", "--fresh", "--page", page, "--theme", "light", "--scale", "\(scale)", "--frames", "400",
          "--size", "\(size.width)x\(size.height)", "--screenshot", file.path,
        ], environment: ["SCROLLUI_ACCESSIBILITY": "off"])
      try #require(drawing.status == 0, "\(drawing)")
      let picture = try await ChildProcess.run("convert", [file.path, "ppm:\(file.path).ppm"])
      try #require(picture.status == 0, "\(picture)")
      defer { try? FileManager.default.removeItem(atPath: "\(file.path).ppm") }
      return try Screenshot(ppm: Data(contentsOf: URL(fileURLWithPath: "\(file.path).ppm")))
    }

    private func open(_ page: String, on compositor: ScriptedCompositor, _ arguments: [String] = []) throws
      -> ChildProcess
    {
      try compositor.open(
        [
          "--fresh", "--page", page, "--theme", "light", "--renderer", "software",
          "--size", "\(Self.size.width)x\(Self.size.height)",
        ] + arguments)
    }

    private func compositor(scale: Int) async throws -> ScriptedCompositor {
      try await ScriptedCompositor([
        "--output", "3000x2000x\(scale)@60000", "--size", "\(Self.size.width)x\(Self.size.height)",
      ])
    }

    /// Waits until the window shows a picture: images may come after the first.
    private func wait(for expected: Screenshot, on compositor: ScriptedCompositor) async throws {
      var last = "none"
      try await ProcessSupport.wait(for: "the picture; of the last, \(last) pixels differed") {
        guard let window = try await compositor.window(), window.width == expected.width,
          window.height == expected.height
        else { return false }
        let different = try await compositor.picture().differingPixels(from: expected)
        last = "\(different)"
        return different == 0
      }
    }

    @Test(arguments: [
      ("observe", 1), ("observe", 2), ("observe", 3), ("readsize", 2), ("margins", 2), ("safearea", 2), ("bars", 2),
      ("clip", 2), ("paging", 2), ("viewaligned", 2), ("controls", 2), ("positionid", 2), ("text", 2), ("text", 1),
      ("text", 3),
    ])
    func theWindowHasThePixelsOfAPictureWithoutADisplay(page: String, scale: Int) async throws {
      let expected = try await Self.expected(page, scale: scale)
      let compositor = try await compositor(scale: scale)
      let demo = try open(page, on: compositor)
      try await wait(for: expected, on: compositor)
      try await compositor.run("close")
      #expect(try await demo.exit().status == 0)
    }

    /// A desktop that changes the scale of a display withdraws the output and offers another. SDL 2.26 does not hear `wl_output.scale` of an output in use.
    @Test func aWindowTakesTheScaleOfTheOutputToWhichItMovesAndKeepsItsPlace() async throws {
      let compositor = try await compositor(scale: 1)
      try await compositor.run("output-add 3000 2000 2 60000")
      let trace = try LiveTrace()
      let demo = try open("observe", on: compositor, ["--trace", trace.path])
      try await compositor.waitForWindow()
      try await compositor.run("sync", "enter 500 300", "source finger", "axis 0 40", "frame")
      try await trace.waitForFrame { $0.offset.y == 100 }
      try await compositor.run("sync", "move 0 1")
      try await compositor.waitForWindow { $0.width == 2 * Self.size.width && $0.scale == 2 }
      try await compositor.run("sync", "move 1 0")
      try await compositor.waitForWindow { $0.width == Self.size.width && $0.scale == 1 }
      #expect(try trace.lines().last?.offset.y == 100)
      try await compositor.run("output-remove 1", "source finger", "stop 0", "frame", "sync", "close")
      #expect(try await demo.exit().status == 0)
    }
  }
}
