/// What a page says about its bar.
struct NavigationSettings {
  var title: Text?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var isBarHidden = false
  var hidesBackButton = false
  var backgroundVisibility = Visibility.automatic
  var background: AnyShapeStyle?
  /// What belongs into the bars of the page, in the order in which it is written.
  private(set) var items: [ToolbarEntry] = []

  /// Puts views into the bars, after those that are there.
  mutating func add(_ new: [ToolbarEntry]) {
    for entry in new {
      items.append(ToolbarEntry(id: items.count, placement: entry.placement, content: entry.content))
    }
  }
}

/// A view in a bar, and where it belongs.
struct ToolbarEntry: Identifiable {
  let id: Int
  let placement: ToolbarItemPlacement.Side
  let content: AnyView
}

/// The settings of the views of a page; those further out say what holds.
struct NavigationSettingsKey: PreferenceKey {
  static var defaultValue: NavigationSettings { NavigationSettings() }

  static func reduce(value: inout NavigationSettings, nextValue: () -> NavigationSettings) {
    let next = nextValue()
    value.title = value.title ?? next.title
    if value.displayMode == .automatic { value.displayMode = next.displayMode }
    if value.backgroundVisibility == .automatic { value.backgroundVisibility = next.backgroundVisibility }
    value.background = value.background ?? next.background
    value.isBarHidden = value.isBarHidden || next.isBarHidden
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.add(next.items)
  }
}

/// How a bar shows its title.
public struct NavigationBarItem: Sendable {
  /// How large the title of a page is.
  public enum TitleDisplayMode: Sendable {
    /// Large on the root, inline on the pages over it.
    case automatic
    /// In the bar.
    case inline
    /// In large letters under the bar until the content scrolls; then in the bar.
    case large
  }
}

nonisolated extension View {
  /// The title of the page in the bar of the navigation stack around.
  public func navigationTitle(_ title: Text) -> some View {
    transformPreference(NavigationSettingsKey.self) { $0.title = title }
  }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// The title of the page. That people may edit it on phones has no counterpart here.
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }

  /// How the page shows its title.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    transformPreference(NavigationSettingsKey.self) { $0.displayMode = displayMode }
  }

  /// The older form of `navigationTitle(_:)`.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Whether the page has no bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    transformPreference(NavigationSettingsKey.self) { $0.isBarHidden = hidden }
  }

  /// Whether the bar of the page has no button that leads back. The keys that do go on doing so.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    transformPreference(NavigationSettingsKey.self) { $0.hidesBackButton = hidesBackButton }
  }

  /// Views at the ends of the bar: the older form of `toolbar(content:)`.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }

  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}
