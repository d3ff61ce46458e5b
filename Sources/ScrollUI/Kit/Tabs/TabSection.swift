/// A group of tabs of a `TabView`. A sidebar shows the tabs below the header, a bar without it.
public struct TabSection<Header: View, Content: View> {
  private let content: Content
  private let header: Header
}

nonisolated extension TabSection {
  /// Creates a group of the tabs in `content` with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
    self.header = header()
  }
}

nonisolated extension TabSection where Header == EmptyView {
  /// Creates a group without a header.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content, header: { EmptyView() }) }
}

nonisolated extension TabSection where Header == Text {
  /// Creates a group with a localized header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) })
  }

  /// Creates a group with a header that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}

extension TabSection: View {
  /// The tabs. Only a `TabView` shows them as such.
  public var body: some View { content }
}

extension TabSection: TabSource {
  func collectTabs(in collector: inout TabCollector) {
    let own = TabHeader(id: collector.currentID, content: AnyView(header))
    collector.collect(content) { $0.section = $0.section ?? own }
  }
}
