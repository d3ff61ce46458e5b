import ScrollUI
import ScrollUIForms

/// SwiftUI's older form of `NavigationStack`, and of `NavigationSplitView` for two or three views.
public struct NavigationView<Content: View> {
  private let content: Content
  @Environment(\.navigationViewIsStack) private var isStack

  /// Creates a stack with `content` as its root, or `NavigationSplitView` for two or three views. In a narrow window the first view comes first.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  /// A `NavigationStack` with the content as its root, or a `NavigationSplitView` with a column for each view.
  public var body: some View {
    let parts = StructuralParts.views(of: content)
    if isStack || parts.count < 2 {
      NavigationStack {
        if parts.count < 2 { content } else { parts[0] }
      }
    } else if parts.count == 2 {
      NavigationSplitView {
        parts[0]
      } detail: {
        parts[1]
      }
    } else {
      NavigationSplitView {
        parts[0]
      } content: {
        parts[1]
      } detail: {
        parts[2]
      }
    }
  }
}

/// The arrangement of a navigation view's pages.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// A style that stacks the pages.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style that `navigationViewStyle(.stack)` names.
  nonisolated public init() {}
}

/// A style with a column for each view of the navigation view.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style that `navigationViewStyle(.columns)` names.
  nonisolated public init() {}
}

/// Two columns of a navigation view, the name before `columns`.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle

/// The default style: a stack for a single view, columns for more views.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style that `navigationViewStyle(.automatic)` names.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Pages in a stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A column for each view.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// A stack for a single view, columns for more views.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension EnvironmentValues {
  @Entry var navigationViewIsStack: Bool = false
}

nonisolated extension View {
  /// Sets the style of the navigation views in this view.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewIsStack, S.self == StackNavigationViewStyle.self)
  }
}
