import Foundation
import ProcessSupport
import Testing

extension WindowTests.WaylandTests {
  /// The built program in a window with decorations, among other clients of the compositor.
  @Suite struct WaylandWindowTests {
    private let compositor: WaylandDisplay
    private let trace: WaylandTrace
    /// The output in points.
    private static let output = (width: 900, height: 700)
    /// The window in points. The shell chooses its position within the output.
    private static let window = (width: 800, height: 600)

    init() async throws {
      trace = try WaylandTrace()
      compositor = try await WaylandDisplay(shell: .desktop, width: Self.output.width, height: Self.output.height)
    }

    private func pause(_ seconds: Double = 1) async throws { try await Task.sleep(for: .seconds(seconds)) }

    /// Opens a page and waits until it covers the center of the output.
    private func open(_ page: String, renderer: String = "software") async throws -> DemoProcess {
      let demo = try compositor.open([
        "--page", page, "--theme", "light", "--renderer", renderer, "--trace", trace.file.path,
        "--size", "\(Self.window.width)x\(Self.window.height)",
      ])
      try await compositor.waitForScreenshot {
        $0[Self.output.width / 2, Self.output.height / 2] != WaylandDisplay.background
      }
      try await pause(0.7)
      return demo
    }

    /// Maximizes the window with weston's key. The decorations keep a title bar above it.
    private func maximize() async throws {
      try await compositor.display.xdotool("key", "super+shift+m")
      try await compositor.waitForScreenshot {
        $0[2, Self.output.height - 2] != WaylandDisplay.background
          && $0[Self.output.width - 2, Self.output.height - 2] != WaylandDisplay.background
      }
      try await pause(0.5)
    }

    @Test(arguments: ["software", "accelerated"])
    func resizingAndMaximizingLayThePageOutAgain(renderer: String) async throws {
      let demo = try await open("observe", renderer: renderer)
      // In the lower right third of the window wherever it is: weston moves the nearest corner.
      try await compositor.display.xdotool(
        "mousemove", "715", "560", "sleep", "0.2", "keydown", "Super_L", "mousedown", "3", "sleep", "0.1", "mousemove",
        "750", "600", "sleep", "0.1", "mousemove", "800", "640", "sleep", "0.2", "mouseup", "3", "keyup", "Super_L")
      try await pause()
      try await maximize()
      let maximized = try await compositor.display.screenshot()
      try await compositor.display.xdotool("key", "q")
      let exit = try await demo.exit()
      #expect(exit.status == 0 && !exit.wasSignalled, "\(exit)")

      let sizes = try trace.lines().map(\.container)
      let first = try #require(sizes.first)
      let last = try #require(sizes.last)
      #expect(sizes.contains(.init(width: first.width + 85, height: first.height + 80)), "\(Set(sizes.map(\.width)))")
      let height = Self.window.height + Int(last.height - first.height)
      #expect(last.width == first.width + 100)
      #expect(height < Self.output.height && height > Self.output.height - 60, "A title bar of \(700 - height)")
      // Without the sidebar, which is scrolled according to the sizes that it has had.
      let (x, width) = (220, Self.output.width - 220)
      let shown = maximized.cropped(x: x, y: Self.output.height - height, width: width, height: height)
      let expected = try await X11Picture.draw(page: "observe", width: Self.output.width, height: height)
        .cropped(x: x, y: 0, width: width, height: height)
      #expect(shown.differingPixels(from: expected, tolerance: 48) < width * height / 100)
    }

    @Test func theCloseButtonEndsTheProgramAndKeepsTheTrace() async throws {
      let demo = try await open("observe")
      try await compositor.display.xdotool("mousemove", "450", "450", "sleep", "0.2", "click", "5")
      try await pause()
      try await maximize()
      // The last button of the title bar.
      try await compositor.display.xdotool(
        "mousemove", "\(Self.output.width - 16)", "12", "sleep", "0.3", "click", "1")
      let exit = try await demo.exit()
      #expect(exit.status == 0 && !exit.wasSignalled, "\(exit)")
      #expect(try trace.lines().last?.offset.y == 53)
    }

    @Test func theClipboardIsSharedWithOtherClientsInBothDirections() async throws {
      let demo = try await open("editor")
      try await maximize()
      let text = ["mousemove", "600", "300", "sleep", "0.2", "click", "1", "sleep", "0.1"]
      try await compositor.display.xdotool(text + ["key", "ctrl+a", "type", "--delay", "20", "harbor 42"])
      try await compositor.display.xdotool("key", "ctrl+a", "key", "ctrl+c")
      #expect(try await compositor.clipboard { $0 == "harbor 42" } == "harbor 42")

      let other = try await compositor.setClipboard("Grüße, 山路")
      try await compositor.display.xdotool(text + ["key", "ctrl+a", "key", "ctrl+v"])
      try await compositor.display.xdotool("type", "--delay", "20", "!")
      try await compositor.display.xdotool("key", "ctrl+a", "key", "ctrl+c")
      #expect(try await compositor.clipboard { $0 == "Grüße, 山路!" } == "Grüße, 山路!")
      other.terminate()
      try await compositor.display.xdotool("key", "Escape", "key", "q")
      #expect(try await demo.exit().status == 0)
    }
  }
}
