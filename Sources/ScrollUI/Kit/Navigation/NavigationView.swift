/// SwiftUI's older form of `NavigationStack`.
public struct NavigationView<Content: View> {
  private let content: Content

  /// Creates a stack with `content` as its root.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  /// A `NavigationStack` with the content as its root.
  public var body: some View { NavigationStack { content } }
}

/// The arrangement of a navigation view's pages. Has no effect on Linux: pages always form a stack.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// A style that stacks the pages, the only style with an implementation.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style that `navigationViewStyle(.stack)` names.
  nonisolated public init() {}
}

/// A style that shows columns in wide windows in SwiftUI. Here a stack.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style that `navigationViewStyle(.columns)` names.
  nonisolated public init() {}
}

/// The default style: a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style that `navigationViewStyle(.automatic)` names.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Pages in a stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns in SwiftUI; here pages in a stack.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style, equal to `stack`.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

nonisolated extension View {
  /// Sets the style of the navigation views in this view. Has no effect: pages always form a stack.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
