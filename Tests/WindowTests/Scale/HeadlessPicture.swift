import Foundation
import ProcessSupport
import Testing

/// Pictures of light pages that the demo draws without a display, as a reference for windows.
enum HeadlessPicture {
  /// The picture of a page at rest.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: Pixels per point.
  static func draw(_ page: String, size: (width: Int, height: Int), scale: Double) async throws -> Screenshot {
    let file = TemporaryFolder.unusedPath().appendingPathExtension("png")
    defer { try? FileManager.default.removeItem(at: file) }
    let drawing = try await ChildProcess.run(
      DemoProcess.demoPath,
      [
        "--headless", "--fresh", "--page", page, "--theme", "light", "--scale", "\(scale)", "--frames", "400",
        "--size", "\(size.width)x\(size.height)", "--screenshot", file.path,
      ], environment: ["SCROLLUI_ACCESSIBILITY": "off"])
    try #require(drawing.status == 0, "\(drawing)")
    let picture = try await ChildProcess.run("convert", [file.path, "ppm:\(file.path).ppm"])
    try #require(picture.status == 0, "\(picture)")
    defer { try? FileManager.default.removeItem(atPath: "\(file.path).ppm") }
    return try Screenshot(ppm: Data(contentsOf: URL(fileURLWithPath: "\(file.path).ppm")))
  }
}
