import Engine
import Geometry
import ScrollUI

/// The conditions of a run without a display.
public struct HeadlessOptions: Sendable {
  /// The window's size in points; nil takes the one that the app's scene declares, or else 900 × 640.
  public var size: CGSize?
  /// Device pixels per point.
  public var scale: CGFloat = 1
  public var colorScheme = ColorScheme.light
  /// The number of frames after which the run ends, at 60 a second of a virtual clock. Nil runs to the end of `inputScript`, or without one
  /// until nothing moves, 600 frames at most.
  public var frames: Int?
  /// The text of an input script, as `scrolldemo --record` writes it; nil for no input.
  public var inputScript: String?
  /// The file that gets a line of JSON for each frame, about the largest scroll view; nil for none.
  public var tracePath: String?

  public init() {}
}

extension App {
  /// Runs the app without a display, on a virtual clock and as fast as it goes, and returns the window's last picture.
  ///
  /// ```swift
  /// var options = HeadlessOptions()
  /// options.size = CGSize(width: 400, height: 600)
  /// try Program.runHeadless(options).writePNG(to: "program.png")
  /// ```
  ///
  /// Fonts are the installed ones. Tasks of the app run between frames; work that waits for real time takes real time.
  ///
  /// - Throws: `HostError` if no font is installed or a file cannot be written, and an error that names the line if `inputScript` is not
  ///   a valid script.
  public static func runHeadless(_ options: HeadlessOptions = HeadlessOptions()) throws -> PixelImage {
    let program = Self()
    var session = SessionOptions()
    session.script = try options.inputScript.map { text throws(InputScriptError) in try InputScript(parsing: text) }
    let header = session.script.map { CGSize(width: $0.header.width, height: $0.header.height) }
    let declared = program.body.firstWindow?.size
    session.size = options.size ?? header ?? declared ?? session.size
    session.scale = options.scale
    session.colorScheme = options.colorScheme
    session.frames = options.frames
    session.tracePath = options.tracePath
    let loop = try HeadlessLoop(AppContent(program), options: session)
    _ = try loop.run()
    return try loop.session.picture()
  }
}
