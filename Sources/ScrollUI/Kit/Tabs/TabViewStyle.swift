/// How a tab view shows its pages.
@MainActor @preconcurrency public protocol TabViewStyle {}

/// What the styles of this library come down to.
enum TabViewAppearance: Equatable {
  case bar
  case pages(PageTabViewStyle.IndexDisplayMode)
}

/// A style of this library.
@MainActor protocol BuiltInTabViewStyle: TabViewStyle {
  var look: TabViewAppearance { get }
}

/// A bar of tabs below the page.
public struct DefaultTabViewStyle: BuiltInTabViewStyle {
  nonisolated public init() {}
  var look: TabViewAppearance { .bar }
}

/// A bar of tabs below the page.
public struct TabBarOnlyTabViewStyle: BuiltInTabViewStyle {
  nonisolated public init() {}
  var look: TabViewAppearance { .bar }
}

/// Elsewhere a bar that can become a list at the side; here a bar.
public struct SidebarAdaptableTabViewStyle: BuiltInTabViewStyle {
  nonisolated public init() {}
  var look: TabViewAppearance { .bar }
}

/// Pages beside each other, through which one scrolls.
public struct PageTabViewStyle: BuiltInTabViewStyle {
  /// When the dots are shown that say which page it is.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// Where there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  private let indexDisplayMode: IndexDisplayMode

  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

  var look: TabViewAppearance { .pages(indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of a tab view look that says which page it is.
@MainActor @preconcurrency public protocol IndexViewStyle {}

/// Dots, on a background of their own or not.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
    /// While the mouse is over them; elsewhere while they are touched.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
  }

  let backgroundDisplayMode: BackgroundDisplayMode

  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private struct TabViewLookKey: EnvironmentKey {
  static var defaultValue: TabViewAppearance { .bar }
}

private struct IndexBackgroundKey: EnvironmentKey {
  static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}

extension EnvironmentValues {
  var tabViewLook: TabViewAppearance {
    get { self[TabViewLookKey.self] }
    set { self[TabViewLookKey.self] = newValue }
  }

  var indexBackground: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How tab views in this view show their pages.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let style = UncheckedTransfer(style)
    return modifier(
      EnvironmentModifier { environment in
        environment.tabViewLook = MainActor.assumeIsolated { (style.value as? any BuiltInTabViewStyle)?.look } ?? .bar
      })
  }

  /// How the dots of tab views in this view look.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let mode = (style as? PageIndexViewStyle)?.backgroundDisplayMode ?? .automatic
    return environment(\.indexBackground, mode)
  }
}
