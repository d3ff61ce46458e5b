import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// The built program as a client of a Wayland compositor, with each renderer.
  @Suite(
    .disabled(
      if: !WaylandDisplay.missingPrograms.isEmpty, "Not tested under Wayland: weston missing. Scripts/test installs it."
    ))
  struct WaylandTests {
    private let directory: URL
    /// A point on the list of the page `observe`, in a window of 900 × 640.
    private let list = (x: 600, y: 450)

    init() throws {
      directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    private var trace: URL { directory.appendingPathComponent("trace") }

    private struct Line: Decodable {
      struct Point: Decodable { var y: Double }
      var offset: Point
      var phase: String
    }

    private func lines() throws -> [Line] {
      try String(contentsOf: trace, encoding: .utf8).split(separator: "\n").map {
        try JSONDecoder().decode(Line.self, from: Data($0.utf8))
      }
    }

    /// Waits until motions have ended. The wait stands for a pause of the user; nothing is measured by it.
    private func pause(_ seconds: Double = 1.2) async throws { try await Task.sleep(for: .seconds(seconds)) }

    private static let arguments = ["--page", "observe", "--theme", "light"]

    /// The same page on X11, drawn by the processor.
    private func screenshotOnX11() async throws -> Screenshot {
      let display = try await VirtualDisplay()
      let demo = try DemoProcess(
        on: display,
        Self.arguments + ["--renderer", "software", "--size", "\(WaylandDisplay.width)x\(WaylandDisplay.height)"])
      let window = try await demo.waitForWindow()
      try await display.xdotool("windowmove", "\(window)", "0", "0")
      try await pause()
      let screenshot = try await display.screenshot()
      try await demo.press("q")
      try await demo.exit()
      return screenshot
    }

    @Test(arguments: ["auto", "software", "accelerated"])
    func theGalleryIsShownScrollsAndEnds(renderer: String) async throws {
      let compositor = try await WaylandDisplay()
      let display = compositor.display
      let demo = try compositor.open(
        Self.arguments + ["--renderer", renderer, "--trace", trace.path])
      try await pause(2)
      let (x, y) = ("\(list.x)", "\(list.y)")
      let screenshot = try await display.screenshot()
      try await display.xdotool("mousemove", x, y, "sleep", "0.2", "click", "--repeat", "3", "--delay", "50", "5")
      try await pause()
      try await display.xdotool(
        "mousedown", "1", "sleep", "0.05", "mousemove", x, "\(list.y - 60)", "sleep", "0.05", "mousemove", x,
        "\(list.y - 120)", "sleep", "0.4", "mouseup", "1")
      try await pause()
      try await display.xdotool("key", "q")
      let exit = try await demo.exit()
      #expect(exit.status == 0 && !exit.wasSignalled, "\(exit)")

      let lines = try lines()
      #expect(lines.first?.offset.y == 0)
      #expect(lines.contains { $0.phase == "interacting" })
      // Three notches of 53 points, then a drag of 120 less the slop.
      #expect(try #require(lines.last).offset.y > 200)
      let shown = screenshot.differingPixels(from: try await screenshotOnX11(), tolerance: 48)
      #expect(Double(shown) < 0.02 * Double(WaylandDisplay.width * WaylandDisplay.height), "\(shown) pixels differ")
    }
  }
}
