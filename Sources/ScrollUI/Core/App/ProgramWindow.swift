import Engine
import Synchronization

/// A window of the program, for values of the process that follow its windows: the size of the screen, the window that the user operates.
///
/// The views of a picture (`ImageRenderer`) and of a run inside of a window (`RunRecorder`) have no `ProgramWindow`.
@MainActor @Observable package final class ProgramWindow {
  /// The size in points. A body that reads it is evaluated again after a change.
  package internal(set) var size: CGSize
  /// Device pixels per point; observed like `size`.
  package internal(set) var scale: CGFloat
  @ObservationIgnored private(set) weak var pipeline: FramePipeline?
  /// Increases with each `activate()` of any window.
  @ObservationIgnored private var activation = 0

  /// The use of the window.
  @ObservationIgnored var phase = ScenePhase.active

  /// The size of a window without a `defaultSize`, in points.
  nonisolated package static let usualSize = CGSize(width: 900, height: 640)

  private nonisolated static let expected = Mutex(usualSize)
  /// The size in points with which the first window of the program opens. The host sets it before views are built.
  nonisolated package static var expectedSize: CGSize {
    get { expected.withLock { $0 } }
    set { expected.withLock { $0 = newValue } }
  }

  /// Adds the window of `pipeline` to `open`, as the active window, until `close(_:)` or the end of the object.
  package init(_ pipeline: FramePipeline, scale: CGFloat) {
    self.pipeline = pipeline
    self.scale = scale
    size = pipeline.root.windowSize
    activate()
    Self.entries.add(self)
    pipeline.root.windowSizeDidChange = { [weak self] in self?.size = $0 }
  }

  /// Notes that the user operates the window from now on: it has the keyboard.
  package func activate() { activation = (Self.open.map(\.activation).max() ?? 0) + 1 }

  /// Ends the focus of a text field in the window.
  package func endFocus() { pipeline?.services.endFocus() }

  /// The safe area insets of the window, in points.
  package var safeArea: EdgeInsets { pipeline?.root.safeArea ?? EdgeInsets() }

  /// Opens a web page or writes a mail with another program. Returns false if the address is not opened.
  package func open(_ url: URL) -> Bool {
    OpenURLAction.isOpened(url) && pipeline?.services.openAddress(url.absoluteString) == true
  }

  // MARK: Windows

  private static var entries = WeakList<ProgramWindow>()

  /// The windows of the program, in the order in which they were opened.
  package static var open: [ProgramWindow] { Array(entries) }

  /// Removes the window of `pipeline` from `open`; its views are unmounted.
  static func close(_ pipeline: FramePipeline) {
    for window in open where window.pipeline === pipeline { entries.remove(window) }
    ProgramPhase.shared.update()
  }

  /// True during `launch(_:)`.
  private static var isLaunching = false

  /// Runs the start of a program, which has no window yet: `screen` is nil in it. The process of a test may have windows of other programs.
  package static func launch<Result>(_ start: () throws -> Result) rethrows -> Result {
    let outer = isLaunching
    isLaunching = true
    defer { isLaunching = outer }
    return try start()
  }

  /// The window whose body is evaluated, otherwise the first of the program; nil without a window.
  package static var screen: ProgramWindow? {
    if isLaunching { return nil }
    let evaluated = ViewGraph.evaluating.flatMap { element in open.first { $0.pipeline === element.graph.pipeline } }
    return evaluated ?? open.first
  }

  /// The window that meets a condition and was activated last; nil without such a window.
  package static func active(where isMet: (ProgramWindow) -> Bool = { _ in true }) -> ProgramWindow? {
    open.filter(isMet).max { $0.activation < $1.activation }
  }

  /// A number that changes with each frame of a window of the program.
  static var frameTimes: Double { open.reduce(0) { $0 + ($1.pipeline?.time ?? 0) } }
}
