import Feed
import ScrollUI

/// The gallery: the list of pages and the selected page.
public struct GalleryView: View {
  @State private var model: GalleryModel
  @State private var isCompact = false
  @Environment(\.colorScheme) private var windowScheme
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.terminate) private var terminate
  @Environment(\.setWindowTitle) private var setWindowTitle

  private let rows: Int?
  private let feed: any FeedSource

  /// Creates the gallery.
  ///
  /// - Parameters:
  ///   - page: The name of the initial page (`GalleryPages.names`); nil or an unknown name selects the first page.
  ///   - rows: The number of rows in long lists; nil means the default of each page.
  public init(page: String? = nil, rows: Int? = nil) {
    self.init(page: page, rows: rows, feed: EmbeddedFeed(heldBack: 9))
  }

  /// Creates the gallery with the source of the pages that show a feed.
  /// `settings` are values for options of the page, as `NAME=VALUE`; invalid values have no effect.
  package init(
    page: String? = nil, settings: [String] = [], rows: Int? = nil, language: GalleryLanguage = .english,
    feed: any FeedSource
  ) {
    let model = GalleryModel(pageName: page, settings: settings)
    model.language = language
    _model = State(wrappedValue: model)
    self.rows = rows
    self.feed = feed
  }

  /// The sidebar and the page; in windows narrower than 640 points the sidebar is a drawer.
  public var body: some View {
    GeometryReader { window in
      shell(window.size, isCompact: window.size.width < GalleryStyle.compactWidth)
        .frame(width: window.size.width, height: window.size.height, alignment: .top)
    }
    .onGeometryChange(for: Bool.self, of: { $0.size.width < GalleryStyle.compactWidth }, action: { isCompact = $0 })
    .background(.window)
    .overlay(alignment: .bottomTrailing) {
      if model.showsStatistics { FrameStatisticsPanel().padding(10) }
    }
    .overlay { if model.showsHelp { HelpPanel(model: model) } }
    .environment(\.galleryModel, model)
    .environment(\.pageOptions, model.options)
    .environment(\.stringTable, model.language.table)
    .environment(\.hasHighContrast, model.hasHighContrast)
    .environment(\.dynamicTypeSize, model.textSize)
    .environment(\.layoutDirection, model.isRightToLeft ? .rightToLeft : .leftToRight)
    .environment(\.pageRows, rows)
    .environment(\.feedSource, feed)
    .foregroundStyle(.text, .secondaryText, .tertiaryText)
    .tint(Color(hex: GalleryColor.accentText.value(isDark: isDark, hasHighContrast: model.hasHighContrast)))
    .preferredColorScheme(model.colorScheme)
    .onAppear { if reducesMotion { model.reducesMotion = true } }
    .onChange(of: model.current.name, initial: true) { setWindowTitle(model.windowTitle) }
    .onKeyPress(phases: .down) { handle($0) }
  }

  private var isDark: Bool { (model.colorScheme ?? windowScheme) == .dark }

  /// The structure keeps the page's identity, and with it its state, when the list of pages becomes a drawer.
  private func shell(_ size: CGSize, isCompact: Bool) -> some View {
    let hasRoomForSource = size.width >= GalleryStyle.sourceWidth
    return HStack(spacing: 0) {
      if !isCompact {
        PageList(model: model)
        Divider()
      }
      VStack(spacing: 0) {
        TitleBar(model: model, isCompact: isCompact, isNarrow: size.width < GalleryStyle.narrowWidth) {
          toggleColorScheme()
        }
        Divider()
        PageFrame(
          page: model.current, model: model, margin: isCompact ? GalleryStyle.compactMargin : GalleryStyle.margin,
          isShort: size.height < GalleryStyle.shortHeight)
      }
      if model.showsSource, hasRoomForSource {
        Divider()
        SourceView(page: model.current, model: model).frame(width: (size.width * 0.42).rounded())
      }
    }
    .overlay {
      if model.showsSource, !hasRoomForSource { SourceView(page: model.current, model: model) }
    }
    .overlay(alignment: .leading) {
      if isCompact, model.showsDrawer { Drawer(model: model) }
    }
  }

  private func toggleColorScheme() { model.colorScheme = isDark ? .light : .dark }

  private func handleCommand(_ key: KeyEquivalent) -> KeyPress.Result {
    switch key {
    case .pageDown: model.move(by: 1)
    case .pageUp: model.move(by: -1)
    case "u": model.showsSource.toggle()
    case "f": model.beginSearch(isCompact: isCompact)
    case "q": terminate()
    default: return .ignored
    }
    return .handled
  }

  private func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.subtracting(.shift).isEmpty else {
      if press.modifiers == .option, press.key == .leftArrow || press.key == .rightArrow {
        if press.key == .leftArrow { model.goBack() } else { model.goForward() }
        return .handled
      }
      return press.modifiers == .control ? handleCommand(press.key) : .ignored
    }
    switch press.key {
    case "?", "/": model.showsHelp.toggle()
    case .escape where model.showsHelp: model.showsHelp = false
    case .escape where model.showsSource: model.showsSource = false
    case .escape where model.showsDrawer: model.showsDrawer = false
    case "f": model.showsStatistics.toggle()
    case "t": toggleColorScheme()
    case "q": terminate()
    default:
      guard let option = model.current.options.first(where: { $0.key.map { KeyEquivalent($0) } == press.key }) else {
        return .ignored
      }
      model.showsKeys = true
      model.advance(option)
    }
    return .handled
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
