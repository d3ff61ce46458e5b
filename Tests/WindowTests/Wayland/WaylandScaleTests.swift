import Foundation
import ProcessSupport
import Testing

extension WindowTests.WaylandTests {
  /// The built program on an output with two pixels per point.
  @Suite struct WaylandScaleTests {
    private static let size = (width: 650, height: 450)

    @Test(arguments: ["software", "accelerated"])
    func anOutputWithTwoPixelsPerPointShowsSharpPicturesAndTakesPoints(renderer: String) async throws {
      let expected = try await X11Picture.draw(
        page: "observe", width: Self.size.width, height: Self.size.height, scale: 2)
      let trace = try LiveTrace()
      let compositor = try await WaylandDisplay(width: Self.size.width, height: Self.size.height, scale: 2)
      let demo = try compositor.open([
        "--page", "observe", "--theme", "light", "--renderer", renderer, "--trace", trace.path,
        "--size", "\(Self.size.width)x\(Self.size.height)",
      ])
      // Text has the resolution of the output, and images may arrive after the first picture.
      try await compositor.display.picture("the picture of X11") {
        let shown = $0.cropped(x: 0, y: 0, width: expected.width, height: expected.height)
        return shown.differingPixels(from: expected, tolerance: 48) < expected.width * expected.height / 100
      }
      // 160 pixels are 80 points, less the slop of 10.
      try await compositor.drag([(900, 800), (900, 720), (900, 640)])
      try await trace.waitForRest(at: 70)
      try await compositor.display.xdotool("key", "q")
      let exit = try await demo.exit()
      #expect(exit.status == 0 && !exit.wasSignalled, "\(exit)")
      #expect(exit.errorOutput == "")
    }
  }
}
