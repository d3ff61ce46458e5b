/// A page of a tab view with its label.
public struct Tab<Value, Content: View, Label: View> {
  private let value: Value?
  private let content: Content
  private let label: Label
}

/// What a tab is for. Here all stand in their order.
public struct TabRole: Hashable, Sendable {
  private let name: String

  public static let search = TabRole(name: "search")
}

nonisolated extension Tab where Value: Hashable {
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    self.value = value
    self.content = content()
    self.label = label()
  }
}

nonisolated extension Tab where Value: Hashable, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { DefaultTabLabel(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { DefaultTabLabel(title, systemImage: systemImage) }
  }
}

nonisolated extension Tab where Value == Never {
  /// A tab of a view without a selection of the program's.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    value = nil
    self.content = content()
    self.label = label()
  }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { DefaultTabLabel(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { DefaultTabLabel(title, systemImage: systemImage) }
  }
}

/// A title and a symbol in a tab bar.
public struct DefaultTabLabel {
  private let label: Label<Text, Image>

  nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String) {
    label = Label(titleKey, systemImage: systemImage)
  }

  nonisolated init<S: StringProtocol>(_ title: S, systemImage: String) {
    label = Label(title, systemImage: systemImage)
  }
}

extension DefaultTabLabel: View {
  public var body: some View { label }
}

extension Tab: View {
  /// Outside of tab views, its content.
  public var body: some View { content }
}

extension Tab: TabSource {
  func collectTabs(in collector: inout TabCollector) {
    collector.add(AnyView(content), tag: value.flatMap { ($0 as Any) as? AnyHashable }, label: AnyView(label))
  }
}
