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
    private let trace: LiveTrace
    /// A point on the list of the page `observe`, in a window of 900 × 640.
    private let list = (x: 600, y: 450)

    init() throws { trace = try LiveTrace() }

    @Test(arguments: ["auto", "software", "accelerated"])
    func theGalleryIsShownScrollsAndEnds(renderer: String) async throws {
      let (width, height) = (WaylandDisplay.width, WaylandDisplay.height)
      let expected = try await X11Picture.draw(page: "observe", width: width, height: height)
      let compositor = try await WaylandDisplay()
      let display = compositor.display
      let demo = try compositor.open(
        ["--page", "observe", "--theme", "light", "--renderer", renderer, "--trace", trace.path])
      try await display.picture("the picture of X11") {
        let shown = $0.cropped(x: 0, y: 0, width: width, height: height)
        return shown.differingPixels(from: expected, tolerance: 48) < width * height / 100
      }
      try await compositor.movePointer(to: list.x, list.y, in: demo)
      try await display.xdotool("click", "--repeat", "3", "--delay", "50", "5")
      try await trace.waitForRest(at: 3 * 53)
      try await compositor.drag([list, (list.x, list.y - 60), (list.x, list.y - 120)])
      // A drag of 120 less the slop.
      try await trace.waitForRest(at: 3 * 53 + 110)
      try await display.xdotool("key", "q")
      let exit = try await demo.exit()
      #expect(exit.status == 0 && !exit.wasSignalled, "\(exit)")
      try await trace.finish()
      #expect(try trace.lines().contains { $0.phase == "interacting" })
    }
  }
}
