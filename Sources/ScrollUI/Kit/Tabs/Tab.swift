/// A page of a `TabView` with its label in the tab bar.
public struct Tab<Value, Content: View, Label: View> {
  private let value: Value?
  private let role: TabRole?
  private let content: Content
  private let label: Label
  private var badge: Text?
}

nonisolated extension Tab {
  /// Shows a number on the tab's item in the bar; 0 shows no badge.
  public func badge(_ count: Int) -> Tab { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

  /// Shows a localized text on the tab's item in the bar; nil shows no badge.
  public func badge(_ key: LocalizedStringKey?) -> Tab { badge(key.map { Text($0) }) }

  /// Shows a text on the tab's item in the bar; nil shows no badge.
  public func badge(_ label: Text?) -> Tab {
    var copy = self
    copy.badge = label
    return copy
  }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The tab for search: the last in the bar. Without a label of its own it has a magnifying glass and the title “Search”.
  public static let search = TabRole(name: "search")
}

nonisolated extension Tab where Value: Hashable {
  /// Creates a tab that the selection value `value` identifies.
  ///
  /// - Parameters:
  ///   - value: The value of `TabView`'s selection while the tab is selected.
  ///   - role: `.search` moves the tab to the end of the bar.
  ///   - content: The page, built when it is first shown.
  ///   - label: The tab's item in the bar. A `Label` shows its icon above its title.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    self.value = value
    self.role = role
    self.content = content()
    self.label = label()
  }
}

nonisolated extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// Creates a tab with a localized title and the symbol named `systemImage`, identified by `value`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(titleKey, systemImage: systemImage) }
  }

  /// Creates a tab with a title that is not localized and the symbol named `systemImage`, identified by `value`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(title, systemImage: systemImage) }
  }
}

nonisolated extension Tab where Value == Never {
  /// Creates a tab for a `TabView` without a selection binding.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    value = nil
    self.role = role
    self.content = content()
    self.label = label()
  }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a localized title and the symbol named `systemImage` for a `TabView` without a selection
  /// binding.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(titleKey, systemImage: systemImage) }
  }

  /// Creates a tab with a title that is not localized and the symbol named `systemImage` for a `TabView` without a
  /// selection binding.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(title, systemImage: systemImage) }
  }
}

nonisolated extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// Creates a tab with the label of its role, identified by `value`.
  ///
  /// - Parameters:
  ///   - value: The value of the `TabView`'s selection while the tab is selected.
  ///   - role: The purpose of the tab.
  ///   - content: The page, built when it is first shown.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(role) }
  }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with the label of its role, for a `TabView` without a selection binding.
  ///
  /// - Parameters:
  ///   - role: The purpose of the tab.
  ///   - content: The page, built when it is first shown.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(role) }
  }
}

/// The label of a `Tab` with a title and a symbol.
public struct DefaultTabLabel {
  private let label: Label<Text, Image>?

  nonisolated init(_ role: TabRole?) {
    label = role == .search ? Label("Search", systemImage: "magnifyingglass") : nil
  }

  nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String) {
    label = Label(titleKey, systemImage: systemImage)
  }

  nonisolated init<S: StringProtocol>(_ title: S, systemImage: String) {
    label = Label(title, systemImage: systemImage)
  }
}

extension DefaultTabLabel: View {
  /// A `Label` with the title and the symbol.
  public var body: some View { label }
}

extension Tab: View {
  /// The content of the tab. `TabView` reads content and label separately; this body is used outside of tab views.
  public var body: some View { content }
}

extension Tab: TabSource {
  func collectTabs(in collector: inout TabCollector) {
    collector.add(
      AnyView(content), tag: value.flatMap { ($0 as Any) as? AnyHashable }, label: AnyView(label),
      badge: badge, isLast: role == .search)
  }
}
