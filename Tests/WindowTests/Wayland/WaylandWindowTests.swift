import Foundation
import ProcessSupport
import Testing

extension WindowTests.WaylandTests {
  /// The built program in a window with decorations, among other clients of the compositor.
  @Suite struct WaylandWindowTests {
    private let compositor: WaylandDisplay
    private let trace: LiveTrace
    /// The output in points.
    private static let output = (width: 900, height: 700)
    /// The window in points. The shell chooses its position within the output.
    private static let window = (width: 800, height: 600)

    init() async throws {
      trace = try LiveTrace()
      compositor = try await WaylandDisplay(shell: .desktop, width: Self.output.width, height: Self.output.height)
    }

    /// Opens a page and waits until it covers the center of the output.
    private func open(_ page: String, renderer: String = "software") async throws -> DemoProcess {
      let demo = try compositor.open([
        "--page", page, "--theme", "light", "--renderer", renderer, "--trace", trace.path,
        "--size", "\(Self.window.width)x\(Self.window.height)",
      ])
      try await compositor.display.pictureAtRest("the window") {
        $0[Self.output.width / 2, Self.output.height / 2] != WaylandDisplay.background
      }
      return demo
    }

    /// Maximizes the window with weston's key. The decorations keep a title bar above it.
    private func maximize() async throws {
      try await compositor.display.xdotool("key", "super+shift+m")
      try await compositor.display.pictureAtRest("the maximized window") {
        $0[2, Self.output.height - 2] != WaylandDisplay.background
          && $0[Self.output.width - 2, Self.output.height - 2] != WaylandDisplay.background
      }
    }

    @Test(arguments: ["software", "accelerated"])
    func resizingAndMaximizingLayThePageOutAgain(renderer: String) async throws {
      let demo = try await open("observe", renderer: renderer)
      // In the lower right third of the window wherever it is: weston moves the nearest corner.
      let first = try #require(try trace.lines().first?.container)
      try await compositor.drag([(715, 560), (750, 600), (800, 640)], button: 3, holding: "Super_L")
      let resized = LiveTrace.Line.Size(width: first.width + 85, height: first.height + 80)
      try await trace.waitForFrame("a list of \(resized)") { $0.container == resized }
      try await maximize()
      let maximized = try await compositor.display.screenshot()
      try await compositor.display.xdotool("key", "q")
      let exit = try await demo.exit()
      #expect(exit.status == 0 && !exit.wasSignalled, "\(exit)")

      try await trace.finish()
      let last = try #require(try trace.lines().last?.container)
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
      try await compositor.movePointer(to: 450, 450, in: demo)
      try await compositor.display.xdotool("click", "5")
      try await trace.waitForRest(at: 53)
      try await maximize()
      // The last button of the title bar.
      try await compositor.display.xdotool("mousemove", "\(Self.output.width - 16)", "12", "click", "1")
      let exit = try await demo.exit()
      #expect(exit.status == 0 && !exit.wasSignalled, "\(exit)")
      try await trace.finish()
      #expect(try trace.lines().last?.offset.y == 53)
    }

    @Test func theClipboardIsSharedWithOtherClientsInBothDirections() async throws {
      let demo = try await open("editor")
      try await maximize()
      let text = ["mousemove", "600", "300", "click", "1"]
      try await compositor.display.xdotool(text + ["key", "ctrl+a", "type", "--delay", "20", "harbor 42"])
      try await compositor.display.xdotool("key", "ctrl+a", "key", "ctrl+c")
      #expect(try await compositor.clipboard { $0 == "harbor 42" } == "harbor 42")

      // `wl-copy` and `wl-paste` have windows, which take the keyboard, and the compositor gives it back up to a second after their end. Keys of that
      // time are lost, so they are pressed again with a new copy.
      try await waitForValue("the pasted text in the clipboard") {
        let other = try await compositor.setClipboard("Grüße, 山路")
        defer { other.terminate() }
        try await compositor.display.xdotool(text + ["key", "ctrl+a", "key", "ctrl+v"])
        try await compositor.display.xdotool("type", "--delay", "20", "!")
        try await compositor.display.xdotool("key", "ctrl+a", "key", "ctrl+c")
        return try await compositor.clipboardText() == "Grüße, 山路!" ? () : nil
      }
      try await wait(for: "the end of the program") {
        if demo.process.isRunning { try await compositor.display.xdotool("key", "Escape", "key", "q") }
        return !demo.process.isRunning
      }
      #expect(try await demo.exit().status == 0)
    }
  }
}
