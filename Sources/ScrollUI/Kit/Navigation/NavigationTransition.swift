/// The transition of a page push, for `navigationTransition(_:)`. Has no effect: pages slide in.
@MainActor @preconcurrency public protocol NavigationTransition {}

/// The default transition.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition that `navigationTransition(.automatic)` names.
  nonisolated public init() {}
}

/// In SwiftUI a transition that enlarges a view to the page. Here the page slides in.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition: the page slides in from the trailing edge.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// In SwiftUI a transition from the view with `matchedTransitionSource(id:in:)`. Here the page slides in; the
  /// parameters are ignored.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

nonisolated extension View {
  /// Sets the transition of the page. Has no effect: pages slide in.
  public func navigationTransition<T: NavigationTransition>(_ transition: T) -> some View { self }

  /// Marks the view from which a zoom transition starts. Has no effect: pages slide in.
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
