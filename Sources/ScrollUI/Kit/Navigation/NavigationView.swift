/// The older form of `NavigationStack`.
public struct NavigationView<Content: View> {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public var body: some View { NavigationStack { content } }
}

/// How navigation views show their pages.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// Pages over each other, which is the only style here.
public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

/// On wide windows elsewhere, columns; here pages over each other.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

/// The style that suits the place: pages over each other.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

nonisolated extension View {
  /// How navigation views in this view show their pages: over each other, whatever is asked for.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
