import Engine
import ScrollScripts
import ScrollUI

/// The options of a run without a display, see `App.runHeadless(_:)`.
public struct HeadlessOptions: Sendable {
  /// The window's size in points; nil means the size of the `inputScript`, otherwise that of the app's scene, otherwise
  /// 900 × 640.
  public var size: CGSize?
  /// Device pixels per point (`displayScale`); 1 by default.
  public var scale: CGFloat = 1
  /// The color scheme of the window; `.light` by default.
  public var colorScheme = ColorScheme.light
  /// The number of frames to run at 60 frames per second of a virtual clock. Nil runs to the end of `inputScript`;
  /// without a script until no animation and no work of a task is pending, at most 600 frames.
  public var frames: Int?
  /// The text of an input script as `scrolldemo --record` writes it; nil for no input.
  public var inputScript: String?
  /// The path of a file for the frame trace, a line of JSON (`FrameTraceLine`) for each frame with the state of the
  /// scroll view that keys scroll, or else of the largest scroll view; nil for no trace.
  public var tracePath: String?

  /// Creates the default options: a window in the `.light` color scheme at scale 1, without input.
  public init() {}
}

extension App {
  /// Runs the app without a display on a virtual clock, as fast as possible, and returns the last picture of the
  /// window.
  ///
  /// ```swift
  /// var options = HeadlessOptions()
  /// options.size = CGSize(width: 400, height: 600)
  /// try Program.runHeadless(options).writePNG(to: "program.png")
  /// ```
  ///
  /// Text uses the installed fonts. Tasks of the app run between frames; waiting for real time takes real time.
  /// - Throws: `HostError` if no font is installed or a file cannot be written; an `InputScriptError` that names the
  ///   line if `inputScript` is not valid.
  public static func runHeadless(_ options: HeadlessOptions = HeadlessOptions()) throws -> PixelImage {
    let program = Self()
    var session = SessionOptions()
    session.script = try options.inputScript.map { text throws(InputScriptError) in try InputScript(parsing: text) }
    let header = session.script.map { CGSize(width: $0.header.width, height: $0.header.height) }
    let declared = program.body.firstWindow?.size
    session.size = options.size ?? header ?? declared ?? session.size
    // Programs that the process opens later have their own sizes.
    let former = ProgramWindow.expectedSize
    defer { ProgramWindow.expectedSize = former }
    ProgramWindow.expectedSize = session.size
    session.scale = options.scale
    session.colorScheme = options.colorScheme
    session.frames = options.frames
    session.tracePath = options.tracePath
    let loop = try HeadlessLoop(AppContent(program), options: session)
    _ = try loop.run()
    return try loop.session.picture()
  }
}
