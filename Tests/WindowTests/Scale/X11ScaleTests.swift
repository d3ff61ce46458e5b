import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// The scale of an X11 desktop, by resources and XSETTINGS.
  @Suite struct X11ScaleTests {
    private static let size = (width: 640, height: 440)

    private let display: VirtualDisplay
    private let desktop: X11Desktop

    init() async throws {
      display = try await VirtualDisplay()
      desktop = try X11Desktop(on: display)
    }

    private func open(
      _ page: String, _ arguments: [String] = [], environment: [String: String] = [:]
    ) async throws -> DemoProcess {
      let demo = try DemoProcess(
        on: display,
        [
          "--fresh", "--page", page, "--theme", "light", "--renderer", "software",
          "--size", "\(Self.size.width)x\(Self.size.height)",
        ] + arguments, environment: environment)
      let window = try await demo.waitForWindow()
      try await display.xdotool(
        "windowmove", "\(window)", "0", "0", "mousemove", "\(VirtualDisplay.width - 1)", "\(VirtualDisplay.height - 1)")
      return demo
    }

    /// Waits until the window at the origin has the picture that the page has without a display.
    private func waitForPicture(of page: String, scale: Double) async throws {
      let expected = try await HeadlessPicture.draw(page, size: Self.size, scale: scale)
      var shown = expected
      try await display.picture("the picture at \(scale): \(shown.difference(from: expected))") { picture in
        shown = picture.cropped(x: 0, y: 0, width: expected.width, height: expected.height)
        // The display is black beside the window.
        let black = Screenshot.Pixel(red: 0, green: 0, blue: 0)
        return shown == expected && picture[expected.width, 8] == black && picture[8, expected.height] == black
      }
    }

    @Test(arguments: [
      ("observe", 120), ("observe", 144), ("observe", 168), ("observe", 192), ("readsize", 120), ("margins", 144),
      ("safearea", 168), ("bars", 120), ("clip", 144), ("paging", 168), ("viewaligned", 120), ("controls", 144),
      ("positionid", 168), ("text", 120), ("text", 144), ("text", 168),
    ])
    func theWindowHasThePixelsOfAPictureWithoutADisplay(page: String, dpi: Int) async throws {
      try await desktop.set("resources Xft.dpi: \(dpi)")
      let demo = try await open(page)
      try await waitForPicture(of: page, scale: Double(dpi) / 96)
      try await demo.press("q")
      #expect(try await demo.exit().status == 0)
    }

    /// The size of the list of `observe` without a display.
    private func container(scale: Double) async throws -> LiveTrace.Line.Size {
      let trace = try LiveTrace()
      let run = try await ChildProcess.run(
        DemoProcess.demoPath,
        [
          "--headless", "--fresh", "--page", "observe", "--scale", "\(scale)", "--frames", "60",
          "--size", "\(Self.size.width)x\(Self.size.height)", "--trace", trace.path,
        ], environment: ["SCROLLUI_ACCESSIBILITY": "off"])
      try #require(run.status == 0, "\(run)")
      try await trace.finish()
      return try #require(try trace.lines().last).container
    }

    @Test func theWindowFollowsTheSettingsAndKeepsItsPlace() async throws {
      let trace = try LiveTrace()
      let demo = try await open("observe", ["--trace", trace.path])
      try await waitForPicture(of: "observe", scale: 1)
      let window = try await demo.waitForWindow()
      func waitForWidth(_ width: Int) async throws {
        try await wait(for: "a width of \(width)") {
          try await display.xdotool("getwindowgeometry", "--shell", "\(window)").contains("WIDTH=\(width)\n")
        }
      }
      // A manager starts, changes, ends, and another starts.
      try await desktop.set("Xft/DPI 147456")
      try await waitForWidth(960)
      try await demo.wheel(-1, at: CGPoint(x: 700, y: 500))
      let place = try await trace.waitForFrame { $0.phase == "idle" && $0.offset.y > 0 }.offset
      try await desktop.set("Xft/DPI 196608")
      try await waitForWidth(1280)
      try await desktop.set("leave", "resources Xft.dpi: 120")
      try await waitForWidth(800)
      let smaller = try await container(scale: 1.25)
      try await trace.waitForFrame("a list of \(smaller)") { $0.container == smaller }
      try await desktop.set("Gdk/WindowScalingFactor 2", "Xft/DPI 172032")
      try await waitForWidth(1120)
      let container = try await container(scale: 1.75)
      let last = try await trace.waitForFrame("a list of \(container)") {
        $0.phase == "idle" && $0.container == container
      }
      #expect(last.offset == place)
      try await demo.press("q")
      #expect(try await demo.exit().status == 0)
    }

    @Test func theScaleOfTheCommandLineHasPrecedence() async throws {
      try await desktop.set("resources Xft.dpi: 192")
      let demo = try await open("observe", ["--scale", "1"])
      try await waitForPicture(of: "observe", scale: 1)
      try await demo.press("q")
      #expect(try await demo.exit().status == 0)
    }

    @Test func theEnvironmentHasPrecedenceOverTheSettings() async throws {
      try await desktop.set("Xft/DPI 196608")
      let demo = try await open("observe", environment: ["GDK_SCALE": "1", "QT_SCALE_FACTOR": ""])
      try await waitForPicture(of: "observe", scale: 1)
      try await demo.press("q")
      #expect(try await demo.exit().status == 0)
    }
  }
}
