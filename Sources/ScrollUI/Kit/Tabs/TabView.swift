/// Pages of which one is shown: chosen in a bar below them, or, in the style `page`, by scrolling sideways.
///
/// A page is made when it is first shown. Its state is kept while others are.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  /// What is shown where the program has no say.
  @State private var ownSelection: TabID?
  @Environment(\.tabViewLook) private var look

  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

nonisolated extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: View {
  public var body: some View {
    let entries = TabCollector.entries(of: content)
    let selected = selectedID(among: entries)
    switch look {
    case .bar:
      BarTabs(entries: entries, selected: selected, select: { select($0, among: entries) })
    case .pages(let display):
      PageTabs(entries: entries, selected: selected, display: display, select: { select($0, among: entries) })
    }
  }

  /// What a page stands for: its tag, the last identity on the way to it, or its number.
  @MainActor private func value(of entry: TabEntry, at place: Int) -> SelectionValue? {
    if let tag = entry.tag { return tag.base as? SelectionValue }
    return entry.id.path.last?.base as? SelectionValue ?? place as? SelectionValue
  }

  @MainActor private func selectedID(among entries: [TabEntry]) -> TabID? {
    guard let selection else {
      return entries.contains { $0.id == ownSelection } ? ownSelection : entries.first?.id
    }
    let wanted = selection.wrappedValue
    let place = entries.indices.first { value(of: entries[$0], at: $0) == wanted }
    return place.map { entries[$0].id } ?? entries.first?.id
  }

  @MainActor private func select(_ id: TabID, among entries: [TabEntry]) {
    guard let selection else { return ownSelection = id }
    guard let place = entries.firstIndex(where: { $0.id == id }), let value = value(of: entries[place], at: place),
      selection.wrappedValue != value
    else { return }
    selection.wrappedValue = value
  }
}
