import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// Pages with a picture in several sizes or places, and the tiles of the map, in a real window at rest. `RestingPageTests` has all pages,
  /// without a display.
  @MainActor @Suite struct RestingPictureTests {
    struct Page: CustomTestStringConvertible, Sendable {
      let name: String
      var scale = 1
      /// True if the window opens in light colors and then changes to dark ones.
      var changesTheme = false
      var testDescription: String { "\(name), scale \(scale)\(changesTheme ? ", after a change of the theme" : "")" }
    }

    nonisolated static let pages = [
      Page(name: "clip"), Page(name: "transition"), Page(name: "targetlayout"), Page(name: "spaces"),
      Page(name: "paging", changesTheme: true), Page(name: "map", changesTheme: true), Page(name: "header", scale: 2),
    ]

    private static let (width, height) = (640, 480)

    @Test(arguments: pages) func aWindowAtRestHasThePixelsOfARunWithoutADisplay(_ page: Page) async throws {
      let expected = try await reference(page)
      let display = try await VirtualDisplay()
      let demo = try DemoProcess(on: display, options(page, theme: page.changesTheme ? "light" : "dark"))
      let window = try await demo.waitForWindow()
      try await display.xdotool(
        "windowmove", "\(window)", "0", "0", "mousemove", "\(VirtualDisplay.width - 1)", "\(VirtualDisplay.height - 1)")
      if page.changesTheme { try await demo.press("t") }
      var shown = expected
      try await display.picture("a run without a display: \(shown.difference(from: expected))") { picture in
        shown = picture.cropped(x: 0, y: 0, width: Self.width * page.scale, height: Self.height * page.scale)
        return shown == expected
      }
      demo.terminate()
      try await demo.exit()
    }

    private func options(_ page: Page, theme: String) -> [String] {
      [
        "--page", page.name, "--theme", theme, "--renderer", "software", "--scale", "\(page.scale)",
        "--size", "\(Self.width)x\(Self.height)",
      ]
    }

    /// The pixels of the page in dark colors without a display.
    private func reference(_ page: Page) async throws -> Screenshot {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let (png, ppm) = (folder.appendingPathComponent("page.png").path, folder.appendingPathComponent("page.ppm"))
      for (program, arguments) in [
        (DemoProcess.demoPath, ["--headless", "--screenshot", png] + options(page, theme: "dark")),
        ("convert", [png, "-depth", "8", ppm.path]),
      ] {
        let exit = try await ChildProcess.run(program, arguments, environment: ["XDG_STATE_HOME": folder.path])
        guard exit.status == 0 else { throw ChildProcess.Failure(exit.errorOutput) }
      }
      return try Screenshot(ppm: Data(contentsOf: ppm))
    }
  }
}
