/// How a page comes over another one. Pages always slide in from the trailing edge here.
@MainActor @preconcurrency public protocol NavigationTransition {}

/// The transition that the library has.
public struct AutomaticNavigationTransition: NavigationTransition {
  nonisolated public init() {}
}

/// Elsewhere the page grows out of a view; here it slides in as every page does.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

nonisolated extension View {
  /// How the page that this view is comes. Kept for code that says so: pages slide in.
  public func navigationTransition<T: NavigationTransition>(_ transition: T) -> some View { self }

  /// The view that a page grows out of with the zoom transition. Kept for code that says so: pages slide in.
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
