import Feed
import ScrollInstruments
import ScrollUI
import ScrollUIForms

/// The gallery: the list of pages and the selected page.
public struct GalleryView: View {
  @State private var model: GalleryModel
  @State private var recorder: RecorderModel
  @Environment(\.colorScheme) private var windowScheme
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.runServices) private var runServices
  @Environment(\.terminate) private var terminate
  @Environment(\.copyText) private var copyText
  @Environment(\.setWindowTitle) private var setWindowTitle
  @Environment(\.setTimeScale) private var setTimeScale

  private let rows: Int?
  private let feed: any FeedSource
  private let stateDidChange: @MainActor (GalleryState) -> Void

  /// Creates the gallery.
  ///
  /// - Parameters:
  ///   - page: The name of the initial page (`GalleryPages.names`); nil or an unknown name selects the first page.
  ///   - rows: The number of rows in long lists; nil means the default of each page.
  public init(page: String? = nil, rows: Int? = nil) {
    self.init(page: page, rows: rows, feed: EmbeddedFeed(heldBack: 9))
  }

  /// Creates the gallery with the source of the pages that show a feed.
  ///
  /// - Parameters:
  ///   - settings: Values for options of the page, as `NAME=VALUE`; invalid values have no effect.
  ///   - language: The language of the desktop.
  ///   - state: The state of the last run; `page` takes precedence.
  ///   - freshFeed: Returns a feed for each run of the `RunRecorder`.
  ///   - stateDidChange: Called with the page and the settings when they have changed.
  package init(
    page: String? = nil, settings: [String] = [], rows: Int? = nil, language: GalleryLanguage = .english,
    feed: any FeedSource = EmbeddedFeed(heldBack: 9), state: GalleryState = GalleryState(),
    freshFeed: @escaping @MainActor () -> any FeedSource = { EmbeddedFeed(heldBack: 9) },
    stateDidChange: @escaping @MainActor (GalleryState) -> Void = { _ in }
  ) {
    let model = GalleryModel(
      pageName: page ?? state.page, settings: settings, language: language, gallerySettings: state.settings)
    _model = State(wrappedValue: model)
    _recorder = State(wrappedValue: RecorderModel(of: model, rows: rows, feed: freshFeed))
    self.rows = rows
    self.feed = feed
    self.stateDidChange = stateDidChange
  }

  /// The sidebar and the page; in windows narrower than 640 points the sidebar is a drawer.
  public var body: some View {
    GeometryReader { window in
      let height = max(0, window.size.height - recorderHeight)
      ZStack(alignment: .top) {
        shell(CGSize(width: window.size.width, height: height)).keptAlive(isShown: !showsStage)
        if showsStage { RunRecorderView(recorder.stage, reservedKey: "r") }
      }
      .frame(width: window.size.width, height: height, alignment: .top)
    }
    .onGeometryChange(
      for: Bool.self, of: { $0.size.width < GalleryStyle.compactWidth }, action: { model.isCompact = $0 }
    )
    .background(.window)
    .overlay {
      if model.showsStatistics {
        FrameStatisticsPanel(surface: .window, edge: .controlEdge) { model.showsStatistics = false }
          .padding(
            EdgeInsets(top: GalleryStyle.barHeight + 8, leading: 10, bottom: recorderHeight + 10, trailing: 10))
      }
    }
    .overlay(alignment: .bottom) {
      if model.showsRecorder {
        RecorderPanel(recorder: recorder, isCompact: model.isCompact, record: record, close: closeRecorder)
      }
    }
    .overlay { panel }
    .overlay { if model.showsInspector { SemanticHighlight(model.inspector) } }
    .environment(\.galleryModel, model)
    .environment(\.pageRows, rows)
    .environment(\.feedSource, feed)
    .modifier(SettingsModifier(settings: model.settings, language: model.language))
    .onAppear { connect() }
    .onDisappear { disconnect() }
    .onChange(of: windowScheme, initial: true) { model.isSystemDark = windowScheme == .dark }
    .onChange(of: reducesMotion, initial: true) { model.isSystemMotionReduced = reducesMotion }
    .onChange(of: model.windowTitle, initial: true) { setWindowTitle(model.windowTitle) }
    .onChange(of: model.settings.hasSlowMotion, initial: true) { setTimeScale(model.settings.hasSlowMotion ? 0.1 : 1) }
    .onChange(of: model.state) { stateDidChange(model.state) }
    .onKeyPress(phases: .down) { handle($0) }
  }

  private func connect() {
    model.terminate = { terminate() }
    model.copyText = { copyText($0) }
    model.toggleRecorder = { toggleRecorder() }
    model.toggleRecording = { toggleRecording() }
  }

  /// Releases the actions of `connect()`. They retain this view and with it the model.
  private func disconnect() {
    model.terminate = {}
    model.copyText = { _ in }
    model.toggleRecorder = {}
    model.toggleRecording = {}
  }

  // MARK: Recorder

  /// The height of the recorder below the gallery, in points; 0 while it is closed.
  private var recorderHeight: CGFloat { model.showsRecorder ? RecorderPanel.height : 0 }

  /// True if the recorder shows its `RunRecorder` in place of the gallery. The gallery keeps its state.
  private var showsStage: Bool { model.showsRecorder && recorder.showsStage }

  /// Records `GalleryModel.current`, with new views and the present options.
  private func record() { recorder.record(from: model.start(rows: rows)) }

  private func closeRecorder() {
    recorder.stage.pause()
    model.showsRecorder = false
  }

  /// Ends a recording, or shows or hides the recorder.
  private func toggleRecorder() {
    if recorder.stage.activity == .recording {
      recorder.stage.stop()
    } else if model.showsRecorder {
      recorder.stage.stop()
      closeRecorder()
    } else {
      model.showsRecorder = true
    }
  }

  /// Opens an empty recorder and starts a recording in it. Otherwise as `toggleRecorder()`.
  private func toggleRecording() {
    guard recorder.stage.activity == .empty, runServices != nil else { return toggleRecorder() }
    if model.showsRecorder { return record() }
    recorder.recordsWhenShown = true
    model.showsRecorder = true
  }

  // MARK: Panels

  @ViewBuilder private var panel: some View {
    switch model.panel {
    case .help: HelpPanel(model: model)
    case .palette: CommandPalette(model: model)
    case nil: EmptyView()
    }
  }

  /// The structure keeps the page's identity, and with it its state, when the list of pages becomes a drawer.
  private func shell(_ size: CGSize) -> some View {
    let isCompact = size.width < GalleryStyle.compactWidth
    return HStack(spacing: 0) {
      if !isCompact {
        PageList(model: model)
        Divider()
      }
      columns(size, isCompact: isCompact)
    }
    .overlay(alignment: .leading) {
      if isCompact, model.showsDrawer { Drawer(model: model) }
    }
  }

  private func inspector(isCompact: Bool) -> Binding<Bool> {
    Binding(get: { model.showsInspector && !isCompact }, set: { model.showsInspector = $0 })
  }

  /// The `PageFrame`, with its `SourceView` beside it or in the lower half, so that the code and its effect are seen together.
  private func columns(_ size: CGSize, isCompact: Bool) -> some View {
    let hasRoomForSource = size.width >= GalleryStyle.sourceWidth
    return HSplitView {
      VStack(spacing: 0) {
        TitleBar(model: model, isCompact: isCompact)
        Divider()
        VSplitView {
          PageFrame(
            model: model, margin: isCompact ? GalleryStyle.compactMargin : GalleryStyle.margin,
            isShort: size.height < GalleryStyle.shortHeight
          )
          .pane()
          if model.showsSource, !hasRoomForSource {
            SourceView(page: model.current, model: model).pane()
          } else if model.showsInspector, isCompact {
            InspectorView(model: model).pane()
          }
        }
        .inspector(isPresented: inspector(isCompact: isCompact)) {
          InspectorView(model: model).inspectorColumnWidth(min: 200, ideal: 280, max: 600)
        }
      }
      .pane()
      if model.showsSource, hasRoomForSource { SourceView(page: model.current, model: model).pane() }
    }
  }

  // MARK: Keys

  private func handle(_ press: KeyPress) -> KeyPress.Result {
    if press.key == .escape, press.modifiers.isEmpty { return closePanel() ? .handled : .ignored }
    if let command = GalleryCommand(press) {
      guard !showsStage || !command.concernsPage else { return .ignored }
      command.run(in: model)
      return .handled
    }
    guard press.modifiers.subtracting(.shift).isEmpty, model.panel == nil, !showsStage else { return .ignored }
    return handlePageKey(press.key)
  }

  /// Closes the topmost panel in sight. Returns false without a panel.
  private func closePanel() -> Bool {
    guard !showsStage || model.panel != nil else { return false }
    return model.closePanel()
  }

  /// Advances the option or runs the command of the page that has the key.
  private func handlePageKey(_ key: KeyEquivalent) -> KeyPress.Result {
    if let option = model.current.options.first(where: { $0.key.map { KeyEquivalent($0) } == key }) {
      model.advance(option)
    } else if let command = model.current.commands.first(where: { $0.key.map { KeyEquivalent($0) } == key }) {
      model.perform(command)
    } else {
      return .ignored
    }
    model.showsKeys = true
    return .handled
  }
}

/// Applies the settings of the gallery to its content.
private struct SettingsModifier: ViewModifier {
  let settings: GallerySettings
  let language: GalleryLanguage
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func body(content: Content) -> some View {
    content
      .environment(\.stringTable, language.table)
      .environment(\.hasHighContrast, hasHighContrast)
      .environment(\.colorSchemeContrast, hasHighContrast ? .increased : .standard)
      .transformEnvironment(\.legibilityWeight) { if settings.hasBoldText { $0 = .bold } }
      .transformEnvironment(\.accessibilityReduceTransparency) { if settings.reducesTransparency { $0 = true } }
      .transformEnvironment(\.accessibilityDifferentiateWithoutColor) { if settings.hasMarks { $0 = true } }
      .environment(\.galleryAccent, settings.accent)
      .environment(\.textScale, settings.textSize.scale)
      .environment(\.layoutDirection, settings.isRightToLeft ? .rightToLeft : .leftToRight)
      .environment(\.accessibilityReduceMotion, settings.reducesMotion || reducesMotion)
      .scrollWheelBehavior(
        ScrollWheelBehavior(
          lines: Double(settings.wheelLines), isSmooth: settings.hasSmoothWheel,
          touchpadSpeed: Double(settings.touchpadSpeed) / 100)
      )
      .scrollInputBehavior(settings.scrollsByMiddleClick ? .automatic : .disabled, for: .middleClick)
      .containerForegroundStyle(.text, .secondaryText, .tertiaryText)
      .tint(settings.accent.tint)
      .transformEnvironment(\.colorScheme) { $0 = scheme ?? $0 }
  }

  /// True by the setting, or by that of the desktop.
  private var hasHighContrast: Bool { settings.hasHighContrast || contrast == .increased }

  private var scheme: ColorScheme? {
    switch settings.theme {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// A `PageList` over a compact window, with the rest of the window dimmed.
private struct Drawer: View {
  let model: GalleryModel

  var body: some View {
    ZStack(alignment: .leading) {
      Color.black.opacity(0.35).onTapGesture { model.showsDrawer = false }
      PageList(model: model)
    }
  }
}

extension View {
  /// A pane of an `HSplitView` or `VSplitView`, at least 120 points wide and 80 points high. The content fills it, and is not measured for its limits.
  fileprivate func pane() -> some View {
    Color.clear.frame(minWidth: 120, maxWidth: .infinity, minHeight: 80, maxHeight: .infinity).overlay { self }
  }
}
