import Foundation

/// Pictures of a light page under X11, drawn by the processor, as a reference for other window systems.
enum X11Picture {
  /// Opens a window at the origin of a display of its own and returns its pixels.
  ///
  /// - Parameters:
  ///   - width: The width of the window in points.
  ///   - height: The height of the window in points.
  ///   - scale: Pixels per point.
  static func draw(page: String, width: Int, height: Int, scale: Int = 1) async throws -> Screenshot {
    let display = try await VirtualDisplay()
    let demo = try DemoProcess(
      on: display,
      [
        "--page", page, "--theme", "light", "--renderer", "software", "--scale", "\(scale)",
        "--size", "\(width)x\(height)",
      ])
    let window = try await demo.waitForWindow()
    try await display.xdotool(
      "windowmove", "\(window)", "0", "0", "mousemove", "\(VirtualDisplay.width - 1)", "\(VirtualDisplay.height - 1)")
    let isInWindow = { (picture: Screenshot, x: Int, y: Int) in
      picture[x, y] != Screenshot.Pixel(red: 0, green: 0, blue: 0)
    }
    let screenshot = try await display.pictureAtRest("a window at the origin") {
      isInWindow($0, 1, 1) && isInWindow($0, width * scale - 2, height * scale - 2)
    }
    try await demo.press("q")
    try await demo.exit()
    return screenshot.cropped(x: 0, y: 0, width: width * scale, height: height * scale)
  }
}
