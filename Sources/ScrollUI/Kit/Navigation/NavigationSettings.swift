import Engine

/// The bar settings of a page, collected from its content by `NavigationSettingsKey`.
struct NavigationSettings {
  var title: Text?
  var subtitle: Text?
  /// The items of the menu that the title opens; nil without a menu.
  var titleMenu: AnyView?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var isBarHidden = false
  var hidesBackButton = false
  var backgroundVisibility = Visibility.automatic
  var background: AnyShapeStyle?
  var colorScheme: ColorScheme?
  var role = ToolbarRole.automatic
  var upperMinimization = BarMinimization()
  var lowerMinimization = BarMinimization()
  /// The items of the page's bars, in the order of the source.
  private(set) var items: [ToolbarEntry] = []
  /// The search of the page's content.
  var search: SearchModel?
  /// The width in points of the centered content with which the large title begins; nil for content that begins at the edge of the page.
  var contentWidth: CGFloat?

  /// The settings with `search`, unless the content has a search.
  func showing(_ search: SearchModel?) -> NavigationSettings {
    var settings = self
    settings.search = settings.search ?? search
    return settings
  }

  /// Appends items to the bars, with new identities.
  mutating func add(_ new: [ToolbarEntry]) {
    for entry in new {
      items.append(ToolbarEntry(id: items.count, placement: entry.placement, content: entry.content))
    }
  }
}

/// An item of a bar and its position.
struct ToolbarEntry: Identifiable {
  let id: Int
  let placement: ToolbarItemPlacement.Side
  let content: AnyView
}

/// Merges the settings of the views of a page. Earlier views take precedence; items are appended.
struct NavigationSettingsKey: PreferenceKey {
  static var defaultValue: NavigationSettings { NavigationSettings() }

  static func reduce(value: inout NavigationSettings, nextValue: () -> NavigationSettings) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    value.titleMenu = value.titleMenu ?? next.titleMenu
    if value.displayMode == .automatic { value.displayMode = next.displayMode }
    if value.backgroundVisibility == .automatic { value.backgroundVisibility = next.backgroundVisibility }
    value.background = value.background ?? next.background
    value.colorScheme = value.colorScheme ?? next.colorScheme
    if value.role == .automatic { value.role = next.role }
    value.isBarHidden = value.isBarHidden || next.isBarHidden
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.search = value.search ?? next.search
    value.contentWidth = value.contentWidth ?? next.contentWidth
    value.upperMinimization = value.upperMinimization.completed(by: next.upperMinimization)
    value.lowerMinimization = value.lowerMinimization.completed(by: next.lowerMinimization)
    value.add(next.items)
  }
}

/// The namespace of the title display modes, as in SwiftUI.
public struct NavigationBarItem: Sendable {
  /// The display of a page's title.
  public enum TitleDisplayMode: Sendable {
    /// `large` on the root, `inline` on the pages above it.
    case automatic
    /// A small title in the bar.
    case inline
    /// A large title below the bar until the content scrolls, then a small title in the bar.
    case large
  }
}

nonisolated extension View {
  /// Aligns the large title of this page with its content, which is centered and at most `width` points wide.
  package func navigationContentWidth(_ width: CGFloat) -> some View {
    transformPreference(NavigationSettingsKey.self) { $0.contentWidth = width }
  }

  /// Sets the title in the bar of this page of the enclosing `NavigationStack`.
  public func navigationTitle(_ title: Text) -> some View {
    transformPreference(NavigationSettingsKey.self) { $0.title = title }
  }

  /// Sets the page title from `titleKey`, a key of the app's string tables.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// Sets the page title to a string that is not localized.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// Sets the page title to the value of the binding. Unlike on touch devices, the title cannot be edited in the bar.
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }

  /// Sets the line below the title of this page, in the secondary color.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    transformPreference(NavigationSettingsKey.self) { $0.subtitle = subtitle }
  }

  /// Sets the line below the page title from `subtitleKey`, a key of the app's string tables.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the line below the page title to a string that is not localized.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }

  /// Adds a menu that the title in the bar of this page opens.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let items = AnyView(content())
    return transformPreference(NavigationSettingsKey.self) { $0.titleMenu = items }
  }

  /// Sets the display of the page's title: large, or inline in the bar.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    transformPreference(NavigationSettingsKey.self) { $0.displayMode = displayMode }
  }

  /// Sets the page title and, unless it is `nil`, its `displayMode`. SwiftUI's older form of `navigationTitle(_:)`.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode? = nil
  ) -> some View {
    transformPreference(NavigationSettingsKey.self) {
      $0.title = title
      if let displayMode { $0.displayMode = displayMode }
    }
  }

  /// Sets the page title from a localization key, and its `displayMode`. SwiftUI's older form of `navigationTitle(_:)`.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode? = nil
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// Sets the page title to a string that is not localized, and its `displayMode`. SwiftUI's older form of `navigationTitle(_:)`.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode? = nil
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Hides the page's bar if `hidden` is true.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    transformPreference(NavigationSettingsKey.self) { $0.isBarHidden = hidden }
  }

  /// Hides the back button of the page's bar if `hidesBackButton` is true. Escape and Alt-Left still pop the page.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    transformPreference(NavigationSettingsKey.self) { $0.hidesBackButton = hidesBackButton }
  }
}
