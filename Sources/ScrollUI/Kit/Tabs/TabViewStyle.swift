/// The appearance of a tab view. Only the built-in styles have an effect.
@MainActor @preconcurrency public protocol TabViewStyle {}

/// The distinct appearances of tab views.
enum TabViewAppearance: Equatable {
  case bar
  case sidebar
  case pages(PageTabViewStyle.IndexDisplayMode)
}

/// The default style: a bar of tabs below the page.
public struct DefaultTabViewStyle: TabViewStyle, BuiltInStyle {
  /// Creates the style that `tabViewStyle(.automatic)` names.
  nonisolated public init() {}
  nonisolated var kind: TabViewAppearance { .bar }
}

/// A style with a bar of tabs below the page, equal to `DefaultTabViewStyle`.
public struct TabBarOnlyTabViewStyle: TabViewStyle, BuiltInStyle {
  /// Creates the style that `tabViewStyle(.tabBarOnly)` names.
  nonisolated public init() {}
  nonisolated var kind: TabViewAppearance { .bar }
}

/// A style with the tabs in a sidebar beside the page, or in a bar below it where the view is narrower than 600 points.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, BuiltInStyle {
  /// Creates the style that `tabViewStyle(.sidebarAdaptable)` names.
  nonisolated public init() {}
  nonisolated var kind: TabViewAppearance { .sidebar }
}

/// A style with pages side by side that the user scrolls through.
public struct PageTabViewStyle: TabViewStyle, BuiltInStyle {
  /// The visibility of the dots that indicate the selected page.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// Shown if there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always shown.
    public static let always = IndexDisplayMode(name: "always")
    /// Never shown.
    public static let never = IndexDisplayMode(name: "never")
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Creates the style that `tabViewStyle(.page)` names.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

  nonisolated var kind: TabViewAppearance { .pages(indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style: a bar of tabs.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs, like `automatic`.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar of tabs, or a bar where the view is narrow.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side, with dots if there are several pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages side by side, with the given visibility of the dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The appearance of the dots in a tab view of the style `page`.
@MainActor @preconcurrency public protocol IndexViewStyle {}

/// Dots with an optional background.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The visibility of the background behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    /// No background, like `never`.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// A background at all times.
    public static let always = BackgroundDisplayMode(name: "always")
    /// No background.
    public static let never = BackgroundDisplayMode(name: "never")
    /// A background while the mouse is over the dots.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
  }

  let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style that `indexViewStyle(.page)` names.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots without a background.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots with the given visibility of their background.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension EnvironmentValues {
  @Entry var tabViewAppearance: TabViewAppearance = .bar

  @Entry var indexBackground: PageIndexViewStyle.BackgroundDisplayMode = .automatic
}

nonisolated extension View {
  /// Sets the style of the tab views in this view.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewAppearance, DefaultTabViewStyle.kind(of: style, standard: .bar))
  }

  /// Sets the appearance of the dots of tab views in this view.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let mode = (style as? PageIndexViewStyle)?.backgroundDisplayMode ?? .automatic
    return environment(\.indexBackground, mode)
  }
}
