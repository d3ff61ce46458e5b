import Engine

/// The contents of a page's bar, computed from the page's `NavigationSettings`.
struct NavigationBar {
  let model: NavigationModel
  let level: Int
  let settings: NavigationSettings

  var isShown: Bool {
    let hasTitle = settings.title != nil || settings.subtitle != nil
    let hasContent = hasTitle || !settings.items.isEmpty || settings.search != nil
    return !settings.isBarHidden && (level > 0 || hasContent)
  }

  /// The search with a field in the bar; nil without a search.
  var search: SearchModel? { isShown ? settings.search : nil }

  var hasLargeTitle: Bool {
    guard isShown, settings.title != nil else { return false }
    switch settings.displayMode {
    case .large: return true
    case .inline: return false
    case .automatic: return level == 0
    }
  }

  func items(_ side: ToolbarItemPlacement.Side) -> [ToolbarEntry] { settings.items.filter { $0.placement == side } }
}

/// A part of a bar. Parts are separate views, because `NavigationPageNode` moves and fades them while the content
/// scrolls.
struct NavigationBarPart: View {
  enum Kind: CaseIterable {
    case largeTitle
    case background
    case title
    case leading
    case trailing
    case bottom
    case search
    case scopes
  }

  let bar: NavigationBar
  let kind: Kind

  static let height: CGFloat = 44
  static let margin: CGFloat = 16

  var body: some View {
    part.transformEnvironment(\.colorScheme) { $0 = bar.settings.colorScheme ?? $0 }
  }

  @ViewBuilder private var part: some View {
    switch kind {
    case .largeTitle: if bar.hasLargeTitle { largeTitle }
    case .background: if bar.isShown, bar.settings.backgroundVisibility != .hidden { background }
    case .title: if bar.isShown { title }
    case .leading: if bar.isShown { leading }
    case .trailing: if bar.isShown { trailing }
    case .bottom: bottom
    case .search: if let search = bar.search { SearchFieldPart(model: search, hasItems: !bar.items(.trailing).isEmpty) }
    case .scopes: if let search = bar.search { SearchScopesPart(model: search) }
    }
  }

  private var largeTitle: some View {
    VStack(alignment: .leading, spacing: 2) {
      (bar.settings.title ?? Text(""))
        .font(.system(size: 30, weight: .bold))
        .semantics { properties, _ in properties.headingLevel = 1 }
        .modifier(TitleMenu(items: bar.settings.titleMenu))
      bar.settings.subtitle.font(.system(size: 15)).foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .padding(EdgeInsets(top: 0, leading: Self.margin, bottom: 8, trailing: Self.margin))
    .frame(maxWidth: bar.settings.contentWidth ?? .infinity, alignment: .leading)
    .frame(maxWidth: .infinity)
  }

  private var background: some View {
    Rectangle()
      .fill(bar.settings.background ?? AnyShapeStyle(Color.windowBackground))
      .overlay(alignment: .bottom) { Divider() }
  }

  @ViewBuilder private var title: some View {
    let items = bar.items(.title)
    if !items.isEmpty {
      HStack(spacing: 12) { ForEach(items) { $0.content } }.semantics(.toolbar)
    } else {
      // A large title with the same menu is shown in place of this title, unless the content has scrolled.
      titleLines.modifier(TitleMenu(items: bar.settings.titleMenu)).environment(\.isFocusDisabled, bar.hasLargeTitle)
    }
  }

  private var titleLines: some View {
    VStack(spacing: 0) {
      bar.settings.title.font(.system(size: 15, weight: .semibold))
        .semantics { properties, _ in properties.headingLevel = 1 }
      bar.settings.subtitle.font(.system(size: 12)).foregroundStyle(.secondary)
    }
    .lineLimit(1)
  }

  private var leading: some View {
    HStack(spacing: 14) {
      if bar.level > 0, !bar.settings.hidesBackButton {
        NavigationBackButton(model: bar.model, level: bar.level, isShort: bar.settings.role == .editor)
      }
      ForEach(bar.items(.leading)) { $0.content.layoutPriority(1) }
    }
    .modifier(BarItemStyle())
    .padding(.leading, Self.margin)
    .frame(minHeight: Self.height, maxHeight: Self.height)
  }

  private var trailing: some View {
    HStack(spacing: 14) { ForEach(bar.items(.trailing)) { $0.content } }
      .modifier(BarItemStyle())
      .padding(.trailing, Self.margin)
      .frame(minHeight: Self.height, maxHeight: Self.height)
  }

  @ViewBuilder private var bottom: some View {
    let items = bar.items(.bottom)
    if !items.isEmpty {
      HStack(spacing: 14) { ForEach(items) { $0.content } }
        .modifier(BarItemStyle())
        .padding(.horizontal, Self.margin)
        .frame(maxWidth: .infinity, minHeight: Self.height, maxHeight: Self.height)
        .background(Color.windowBackground)
        .overlay(alignment: .top) { Divider() }
    }
  }
}

/// Makes a title the label of a menu; without items it stays a text.
private struct TitleMenu: ViewModifier {
  let items: AnyView?

  func body(content: Content) -> some View {
    if let items {
      Menu {
        items
      } label: {
        content
      }
      .buttonStyle(.plain)
      .environment(\.menuTruncatesLabel, true)
    } else {
      content
    }
  }
}

/// Makes the items of a bar a toolbar, and draws the buttons in bars without a box, unless `buttonStyle(_:)` sets a style, and the symbols of labels without their titles.
private struct BarItemStyle: ViewModifier {
  @Environment(\.buttonStyle) private var style

  func body(content: Content) -> some View {
    content
      .environment(\.buttonStyle, style.isDefault ? AnyButtonStyle(primitive: BarButtonStyle()) : style)
      .environment(\.controlSurroundings, .bar)
      .font(.system(size: 15))
      .imageScale(.large)
      .lineLimit(1)
      .semantics(.toolbar)
  }
}

/// The button that pops the page, with the title of the page below: the whole `title`, or “Back”, or the chevron alone, as `ViewThatFits` chooses.
private struct NavigationBackButton: View {
  let model: NavigationModel
  let level: Int
  /// True for a chevron without a title.
  let isShort: Bool

  private var title: Text { model.title(at: level - 1) ?? Text("Back") }

  var body: some View {
    Button {
      model.pop(to: level - 1)
    } label: {
      HStack(spacing: 4) {
        Image(systemName: "chevron.backward").fontWeight(.semibold)
        if !isShort {
          ViewThatFits(in: .horizontal) {
            title.fixedSize()
            if model.title(at: level - 1) != nil { Text("Back").fixedSize() }
            Color.clear.frame(width: 0, height: 1)
          }
        }
      }
      .imageScale(.medium)
      .contentShape(Rectangle())
    }
    .accessibilityLabel(title)
  }
}
