/// The preferred place of the field of a `searchable(text:isPresented:placement:prompt:)`.
///
/// In a page of a `NavigationStack` the field lies in the bar, or in a drawer below the bar and the large title. Without
/// a page it lies at the top of the view, and the placement has no effect.
public struct SearchFieldPlacement: Sendable {
  /// The behavior of a drawer while the content scrolls.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    fileprivate let isPinned: Bool

    /// The field scrolls away with the large title.
    public static let automatic = NavigationBarDrawerDisplayMode(isPinned: false)
    /// The field comes to rest under the bar.
    public static let always = NavigationBarDrawerDisplayMode(isPinned: true)
  }

  /// True if a page of at least `SearchModel.barWidth` points has the field in its bar.
  let prefersBar: Bool
  /// True if a field in a drawer does not scroll away.
  let isPinned: Bool

  private init(prefersBar: Bool, isPinned: Bool = false) {
    self.prefersBar = prefersBar
    self.isPinned = isPinned
  }

  /// The trailing end of the bar in wide pages, the drawer in narrow pages.
  public static let automatic = SearchFieldPlacement(prefersBar: true)
  /// The trailing end of the bar in wide pages, the drawer in narrow pages.
  public static let toolbar = SearchFieldPlacement(prefersBar: true)
  /// The center of the bar in SwiftUI. Here the same as `toolbar`, so that the title keeps its place.
  public static let toolbarPrincipal = SearchFieldPlacement(prefersBar: true)
  /// The drawer, as in the first column of a split view.
  public static let sidebar = SearchFieldPlacement(prefersBar: false, isPinned: true)
  /// The drawer. The field scrolls away with the large title.
  public static let navigationBarDrawer = SearchFieldPlacement(prefersBar: false)

  /// The drawer, with a behavior while the content scrolls.
  ///
  /// - Parameter displayMode: True to the name: `.always` keeps the field in sight.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(prefersBar: false, isPinned: displayMode.isPinned)
  }
}

/// The behavior of a page's bar while a person searches, for `searchPresentationToolbarBehavior(_:)`.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// The bar keeps its title and items.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The bar keeps its title and items, the same as `automatic`.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// The form of a search field that is not in use, for `searchToolbarBehavior(_:)`.
public struct SearchToolbarBehavior: Sendable {
  let isMinimized: Bool

  /// A field.
  public static let automatic = SearchToolbarBehavior(isMinimized: false)
  /// A button in the bar of the page, which becomes a field when it is pressed.
  public static let minimize = SearchToolbarBehavior(isMinimized: true)
}

nonisolated extension View {
  /// Sets the behavior of the page's bar while a person searches. Has no effect: the bar keeps its content.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }

  /// Sets the form of the search field in this view that is not in use. Has no effect outside of a `NavigationStack`.
  ///
  /// - Parameter behavior: `.minimize` shows a button in place of the field.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    transformEnvironment(\.searchSettings) { $0.isMinimized = behavior.isMinimized }
  }
}
