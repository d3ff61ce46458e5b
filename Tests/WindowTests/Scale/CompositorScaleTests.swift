import Foundation
import ProcessSupport
import Testing

extension WindowTests.CompositorTests {
  /// Windows on outputs with whole scales, and with fractional ones under an SDL that knows them, pixel by pixel.
  @Suite struct CompositorScaleTests {
    private static let size = (width: 640, height: 440)

    private func open(_ page: String, on compositor: ScriptedCompositor, _ arguments: [String] = []) throws
      -> ChildProcess
    {
      try compositor.open(
        [
          "--fresh", "--page", page, "--theme", "light", "--renderer", "software",
          "--size", "\(Self.size.width)x\(Self.size.height)",
        ] + arguments)
    }

    /// `part120`: The scale for `wp_fractional_scale_v1`, in parts of 120; nil for a compositor with whole scales.
    private func compositor(scale: Int, part120: Int? = nil) async throws -> ScriptedCompositor {
      try await ScriptedCompositor(
        ["--output", "3000x2000x\(scale)@60000", "--size", "\(Self.size.width)x\(Self.size.height)"]
          + (part120.map { ["--scale120", "\($0)"] } ?? []))
    }

    /// True if the tests run with another SDL than that of the system (`Scripts/test --sdl`).
    private static let hasOtherSDL = ProcessInfo.processInfo.environment["SDL_DYNAMIC_API"] != nil

    /// Waits until the window shows a picture right of the column `left`: images may come after the first.
    private func wait(for expected: Screenshot, from left: Int = 0, on compositor: ScriptedCompositor) async throws {
      func part(_ picture: Screenshot) -> Screenshot {
        picture.cropped(x: left, y: 0, width: expected.width - left, height: expected.height)
      }
      var last = "none"
      try await ProcessSupport.wait(for: "the picture; of the last, \(last) pixels differed") {
        guard let window = try await compositor.window(), window.width == expected.width,
          window.height == expected.height
        else { return false }
        let different = part(try await compositor.picture()).differingPixels(from: part(expected))
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
      let expected = try await HeadlessPicture.draw(page, size: Self.size, scale: Double(scale))
      let compositor = try await compositor(scale: scale)
      let demo = try open(page, on: compositor)
      try await wait(for: expected, on: compositor)
      try await compositor.run("close")
      #expect(try await demo.exit().status == 0)
    }

    @Test(
      .enabled(if: hasOtherSDL, "SDL 2.26 knows whole scales alone"),
      arguments: [
        ("observe", 150), ("observe", 180), ("observe", 210), ("margins", 150), ("margins", 180), ("safearea", 210),
        ("bars", 150), ("clip", 180), ("paging", 210), ("viewaligned", 150), ("controls", 180), ("positionid", 210),
        ("text", 150), ("text", 180), ("text", 210),
      ])
    func theWindowHasThePixelsOfAPictureAtAFractionalScale(page: String, part120: Int) async throws {
      let expected = try await HeadlessPicture.draw(page, size: Self.size, scale: Double(part120) / 120)
      let compositor = try await compositor(scale: 2, part120: part120)
      let demo = try open(page, on: compositor)
      // SDL learns the scale after the first picture, at which the list of pages was scrolled by whole pixels of another size.
      try await wait(for: expected, from: 220 * part120 / 120, on: compositor)
      #expect(try await compositor.window()?.points == [Self.size.width, Self.size.height])
      try await compositor.run("close")
      #expect(try await demo.exit().status == 0)
    }

    @Test(.enabled(if: hasOtherSDL, "SDL 2.26 knows whole scales alone"))
    func aChangeOfTheFractionalScaleKeepsThePlace() async throws {
      let compositor = try await compositor(scale: 2, part120: 120)
      let trace = try LiveTrace()
      let demo = try open("observe", on: compositor, ["--trace", trace.path])
      try await compositor.waitForWindow()
      try await compositor.run("sync", "enter 500 300", "source finger", "axis 0 40", "frame")
      try await trace.waitForFrame { $0.offset.y == 100 }
      for part120 in [150, 180, 210, 240, 120] {
        try await compositor.run("sync", "scale120 \(part120)")
        try await compositor.waitForWindow { $0.width == Self.size.width * part120 / 120 }
      }
      #expect(try trace.lines().last?.offset.y == 100)
      try await compositor.run("source finger", "stop 0", "frame", "sync", "close")
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
      try await compositor.waitForWindow { $0.width == 2 * Self.size.width && $0.density == 2 }
      try await compositor.run("sync", "move 1 0")
      try await compositor.waitForWindow { $0.width == Self.size.width && $0.density == 1 }
      #expect(try trace.lines().last?.offset.y == 100)
      try await compositor.run("output-remove 1", "source finger", "stop 0", "frame", "sync", "close")
      #expect(try await demo.exit().status == 0)
    }
  }
}
