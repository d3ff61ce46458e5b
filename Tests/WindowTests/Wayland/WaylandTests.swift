import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// The built program as a client of a Wayland compositor, with each renderer.
  @Suite(
    .disabled(
      if: !WaylandDisplay.missingRequirements.isEmpty,
      "Not tested under Wayland: \(WaylandDisplay.missingRequirements.joined(separator: ", ")) missing. Scripts/test installs them."
    ))
  struct WaylandTests {
    private let trace: WaylandTrace
    /// A point on the list of the page `observe`, in a window of 900 × 640.
    private let list = (x: 600, y: 450)

    init() throws { trace = try WaylandTrace() }

    /// Waits until motions have ended. The wait stands for a pause of the user; nothing is measured by it.
    private func pause(_ seconds: Double = 1.2) async throws { try await Task.sleep(for: .seconds(seconds)) }

    @Test(arguments: ["auto", "software", "accelerated"])
    func theGalleryIsShownScrollsAndEnds(renderer: String) async throws {
      let compositor = try await WaylandDisplay()
      let display = compositor.display
      let demo = try compositor.open(
        ["--page", "observe", "--theme", "light", "--renderer", renderer, "--trace", trace.file.path])
      try await compositor.waitForScreenshot { $0[890, 630] == .init(red: 255, green: 255, blue: 255) }
      try await pause(0.5)
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

      let lines = try trace.lines()
      #expect(lines.first?.offset.y == 0)
      #expect(lines.contains { $0.phase == "interacting" })
      // Three notches of 53 points, then a drag of 120 less the slop.
      #expect(try #require(lines.last).offset.y > 200)
      let (width, height) = (WaylandDisplay.width, WaylandDisplay.height)
      let shown = screenshot.cropped(x: 0, y: 0, width: width, height: height)
      let expected = try await X11Picture.draw(page: "observe", width: width, height: height)
      #expect(shown.differingPixels(from: expected, tolerance: 48) < width * height / 100)
    }
  }
}
