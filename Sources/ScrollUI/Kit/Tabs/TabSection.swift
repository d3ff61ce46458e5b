/// A group of tabs of a `TabView`. The bar shows the tabs of the group one after the other, without its header.
public struct TabSection<Header: View, Content: View> {
  private let content: Content
}

nonisolated extension TabSection {
  /// Creates a group with a header, which the sidebar of SwiftUI shows.
  ///
  /// - Parameters:
  ///   - content: The tabs.
  ///   - header: Never built.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) { self.content = content() }
}

nonisolated extension TabSection where Header == EmptyView {
  /// Creates a group without a header.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

nonisolated extension TabSection where Header == Text {
  /// Creates a group with a localized header, which the sidebar of SwiftUI shows.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a group with a header that is not localized, which the sidebar of SwiftUI shows.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension TabSection: View {
  /// The tabs. Only a `TabView` shows them as such.
  public var body: some View { content }
}

extension TabSection: TabSource {
  func collectTabs(in collector: inout TabCollector) { collector.collect(content) }
}
