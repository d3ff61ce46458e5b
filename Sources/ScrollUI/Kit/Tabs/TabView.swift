/// A container that shows one of several pages: selected in a bar below, in a sidebar in the style `sidebarAdaptable`, or by horizontal
/// scrolling in the style `page`.
///
/// A page is built when it is first shown, and keeps its state while a different page is shown. A page is identified by
/// the `value` of its `Tab`, by its `tag(_:)`, by its identity in a `ForEach`, or by its index.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  /// The selected page of a tab view without a selection binding.
  @State private var ownSelection: TabID?
  @Environment(\.tabViewAppearance) private var appearance

  /// Creates a tab view with the selected page's value in `selection`. A value without a page selects the first page. With `nil`, the default, the
  /// tab view manages its selection, initially the first page.
  nonisolated public init(
    selection: Binding<SelectionValue>? = Binding<Int>?.none,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView: View {
  /// The pages in the style of `tabViewStyle(_:)`.
  public var body: some View {
    let entries = TabCollector.entries(of: content)
    let selected = selectedID(among: entries)
    pages(entries, selected: selected)
      .modifier(
        TabRestoration(
          selected: entries.firstIndex { $0.id == selected },
          values: { entries.indices.map { index in value(of: entries[index], at: index).map { "\($0)" } } },
          select: { select(entries[$0].id, among: entries) }))
  }

  @MainActor @ViewBuilder private func pages(_ entries: [TabEntry], selected: TabID?) -> some View {
    switch appearance {
    case .bar:
      BarTabs(entries: entries, selected: selected, select: { select($0, among: entries) })
    case .sidebar:
      SidebarTabs(entries: entries, selected: selected, select: { select($0, among: entries) })
    case .pages(let display):
      PageTabs(entries: entries, selected: selected, display: display, select: { select($0, among: entries) })
    }
  }

  /// The selection value of a page: its tag, the last identity of its path, or its index.
  @MainActor private func value(of entry: TabEntry, at index: Int) -> SelectionValue? {
    if let tag = entry.tag { return tag.base as? SelectionValue }
    return entry.id.path.last?.base as? SelectionValue ?? index as? SelectionValue
  }

  @MainActor private func selectedID(among entries: [TabEntry]) -> TabID? {
    guard let selection else {
      return entries.contains { $0.id == ownSelection } ? ownSelection : entries.first?.id
    }
    let selected = selection.wrappedValue
    let index = entries.indices.first { value(of: entries[$0], at: $0) == selected }
    return index.map { entries[$0].id } ?? entries.first?.id
  }

  @MainActor private func select(_ id: TabID, among entries: [TabEntry]) {
    guard let selection else { return ownSelection = id }
    guard let index = entries.firstIndex(where: { $0.id == id }), let value = value(of: entries[index], at: index),
      selection.wrappedValue != value
    else { return }
    selection.wrappedValue = value
  }
}
