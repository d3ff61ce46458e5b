import Feed
import ScrollUI

/// The gallery: the list of pages and the selected page.
public struct GalleryView: View {
  @State private var model: GalleryModel
  @Environment(\.colorScheme) private var windowScheme
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.terminate) private var terminate

  private let rows: Int?
  private let feed: any FeedSource

  /// Creates the gallery.
  ///
  /// - Parameters:
  ///   - page: The name of the initial page (`GalleryPages.names`); nil or an unknown name selects the first page.
  ///   - rows: The number of rows in long lists; nil means the default of each page.
  public init(page: String? = nil, rows: Int? = nil) { self.init(page: page, rows: rows, feed: EmbeddedFeed()) }

  /// Creates the gallery with the source of the pages that show a feed.
  package init(page: String? = nil, rows: Int? = nil, feed: any FeedSource) {
    _model = State(wrappedValue: GalleryModel(pageName: page))
    self.rows = rows
    self.feed = feed
  }

  /// The sidebar and the page, or, in windows narrower than 620 points, a bar above the page.
  public var body: some View {
    GeometryReader { window in
      shell(
        isCompact: window.size.width < GalleryStyle.compactWidth,
        isShort: window.size.height < GalleryStyle.shortHeight
      )
      .frame(width: window.size.width, height: window.size.height, alignment: .top)
    }
    .background(.background)
    .overlay(alignment: .bottomTrailing) {
      if model.showsStatistics { FrameStatisticsPanel().padding(10) }
    }
    .overlay { if model.showsHelp { HelpPanel(model: model) } }
    .environment(\.pageOptions, model.options)
    .environment(\.pageRows, rows)
    .environment(\.feedSource, feed)
    .preferredColorScheme(model.colorScheme)
    .onAppear { if reducesMotion { model.reducesMotion = true } }
    .onKeyPress(phases: .down) { handle($0) }
  }

  /// The structure keeps the page's identity, and with it its state, when the list of pages moves between side and top.
  private func shell(isCompact: Bool, isShort: Bool) -> some View {
    HStack(spacing: 0) {
      if !isCompact {
        PageList(model: model)
        Divider()
      }
      VStack(spacing: 0) {
        if isCompact {
          PageBar(model: model, title: isShort ? model.current.title : nil)
          Divider()
        }
        PageFrame(
          page: model.current, model: model, margin: isCompact ? GalleryStyle.compactMargin : GalleryStyle.margin,
          showsTitle: !(isCompact && isShort), isShort: isShort)
      }
    }
  }

  private func handleCommand(_ key: KeyEquivalent) -> KeyPress.Result {
    switch key {
    case .pageDown: model.move(by: 1)
    case .pageUp: model.move(by: -1)
    case "q": terminate()
    default: return .ignored
    }
    return .handled
  }

  private func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.subtracting(.shift).isEmpty else {
      return press.modifiers == .control ? handleCommand(press.key) : .ignored
    }
    switch press.key {
    case "?", "/": model.showsHelp.toggle()
    case .escape where model.showsHelp: model.showsHelp = false
    case "f": model.showsStatistics.toggle()
    case "t": model.colorScheme = (model.colorScheme ?? windowScheme) == .dark ? .light : .dark
    case "q": terminate()
    default:
      guard let option = model.current.options.first(where: { KeyEquivalent($0.key) == press.key }) else {
        return .ignored
      }
      model.toggle(option)
    }
    return .handled
  }
}
