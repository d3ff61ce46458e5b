import Engine

/// A frame pipeline with the view graph that it shows. A host delivers events and frame times and draws the display
/// list.
@MainActor package final class ViewHost {
  /// The frame pipeline of the window.
  package let pipeline: FramePipeline
  /// The element tree of the window.
  package let graph: ViewGraph
  /// The window of the program; nil for views of a picture or of a run inside of a window.
  package let window: ProgramWindow?
  /// Converts between the time of frames and dates.
  package let clock: FrameClock

  /// False while the window is hidden or minimized, and after its end.
  package var isShown = true { didSet { if isShown != oldValue { updatePhase() } } }
  private var hasKeyboard = true { didSet { if hasKeyboard != oldValue { updatePhase() } } }

  private func keyboardDidChange(_ hasKeyboard: Bool) {
    self.hasKeyboard = hasKeyboard
    if hasKeyboard { window?.activate() }
  }

  private func updatePhase() {
    let phase: ScenePhase = isShown ? (hasKeyboard ? .active : .inactive) : .background
    graph.updateEnvironment { $0.scenePhase = phase }
    window?.phase = phase
    ProgramPhase.shared.update()
  }

  /// The initial state of a window.
  package struct Configuration {
    /// The window's size in points.
    package var size: CGSize
    /// Device pixels per point.
    package var scale: CGFloat = 1
    /// The window's color scheme; `.light` by default.
    package var colorScheme = ColorScheme.light
    /// The safe area insets of the window, in points.
    package var safeArea = EdgeInsets()
    /// True if animated scrolls and bounces end immediately; see `accessibilityReduceMotion`.
    package var reducesMotion = false
    /// False for the views of a picture or of a run inside of a window, which have no `ProgramWindow`.
    package var isWindow = true
    /// The date at time 0 of the frame clock. The default is constant, see `FrameClock.standardStart`.
    package var startDate = FrameClock.standardStart

    /// Creates the configuration of a light window of `size` points at scale 1.
    package init(size: CGSize) { self.size = size }
  }

  /// Creates the views of `content` in a new pipeline.
  ///
  /// - Parameters:
  ///   - images: The library for `Image(_:)`; nil for a program without images, which then appear as missing.
  ///   - storage: The values of `AppStorage` and `SceneStorage`; nil for values in memory that end with the window.
  package init<Content: View>(
    _ content: Content, configuration: Configuration, textEngine: any TextEngine, images: (any ImageLibrary)? = nil,
    storage: ProgramStorage? = nil
  ) {
    pipeline = FramePipeline(windowSize: configuration.size, textEngine: textEngine)
    clock = FrameClock(pipeline: pipeline, start: configuration.startDate)
    window = configuration.isWindow ? ProgramWindow(pipeline, scale: configuration.scale) : nil
    pipeline.services.scale = configuration.scale
    pipeline.root.safeArea = configuration.safeArea
    var environment = EnvironmentValues()
    environment.colorScheme = configuration.colorScheme
    environment.displayScale = configuration.scale
    environment.accessibilityReduceMotion = configuration.reducesMotion
    environment.imageLibrary = images
    environment.textEngine = textEngine
    environment.programStorage = storage
    environment.frameClock = clock
    environment.copyText = TextAction { [weak pipeline] in pipeline?.services.textInputHost?.clipboardText = $0 }
    environment.clipboard = Clipboard { [weak pipeline] in pipeline?.services.textInputHost }
    environment.openURLAction = OpenURLAction(system: { [weak pipeline] url in
      pipeline?.services.openAddress(url.absoluteString) ?? false
    })
    environment.undoManager = UndoManager(of: pipeline)
    environment.editMode = EditModeModel().binding
    environment.setWindowTitle = TextAction { [weak pipeline] in pipeline?.services.title = $0 }
    let scope = ColorSchemeScope { [weak pipeline] in
      pipeline?.services.background = Color.windowBackground.rgba(in: $0)
    }
    graph = ViewGraph(content.modifier(scope), pipeline: pipeline, environment: environment)
    pipeline.semantics.focus = graph.focus
    pipeline.input.keyboardChanged = { [weak self] in self?.keyboardDidChange($0) }
    if window != nil { ProgramPhase.shared.windowOpened() }
  }

  /// Ends the window: unmounts its views (`ViewGraph.unmount()`), and removes it from the windows of the program.
  package func unmount() {
    ProgramWindow.close(pipeline)
    graph.unmount()
  }

  /// Changes the environment of the window, and the color behind its content with it.
  package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) { graph.updateEnvironment(change) }

  /// Sets the scale in device pixels per point. Texts are shaped again.
  package func setScale(_ scale: CGFloat) {
    pipeline.services.scale = scale
    window?.scale = scale
    graph.updateEnvironment { $0.displayScale = scale }
  }
}
