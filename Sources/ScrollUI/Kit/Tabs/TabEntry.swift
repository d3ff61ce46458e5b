/// A page of a tab view, as found in the view's content.
struct TabEntry: Identifiable {
  let id: TabID
  var tag: AnyHashable?
  var label: AnyView?
  var content: AnyView
  /// The text of `badge(_:)`; nil without a badge.
  var badge: Text?
  /// The `TabSection` around the tab; nil outside of sections.
  var section: TabHeader?
  /// True for a `Tab` with the role `TabRole.search`, which is the last in the bar.
  var isLast = false
}

/// The header of a `TabSection`.
struct TabHeader {
  let id: TabID
  let content: AnyView
}

/// The path to a page in the content of a tab view: positions, and identities in a `ForEach`.
struct TabID: Hashable, @unchecked Sendable {
  let path: [AnyHashable]
}

/// Collects the pages from the content of a tab view. Reads structural views without building them, since a page is
/// built when it is first shown.
@MainActor struct TabCollector {
  private(set) var entries: [TabEntry] = []
  private var path: [AnyHashable] = []

  /// The path to the view that is being read.
  var currentID: TabID { TabID(path: path) }

  static func entries<Content: View>(of content: Content) -> [TabEntry] {
    var collector = TabCollector()
    collector.collect(content)
    return collector.entries.filter { !$0.isLast } + collector.entries.filter(\.isLast)
  }

  mutating func collect<Content: View>(_ content: Content) {
    if let source = content.viewFact(TabsFact.self) {
      source.collectTabs(in: &self)
    } else if let modified = content.modifiedStructure {
      collect(modified: modified)
    } else if let structural = content.structure {
      structural.forEachPart { part, step in
        if let step { path.append(step) }
        collect(part)
        if step != nil { path.removeLast() }
      }
    } else {
      add(AnyView(content))
    }
  }

  /// Applies a modifier: modifiers that describe the tab change its entry, the remaining modifiers are applied to its
  /// page.
  private mutating func collect<Modified: ModifiedView>(modified view: Modified) {
    if let tag = view.modifierFact(TagFact.self, in: EnvironmentValues()) {
      return collect(view.content) { $0.tag = $0.tag ?? tag }
    }
    if let label = view.modifierFact(TabLabelFact.self, in: EnvironmentValues()) {
      return collect(view.content) { $0.label = $0.label ?? label }
    }
    switch view.modifier {
    case let badge as BadgeModifier: collect(view.content) { $0.badge = $0.badge ?? badge.secondary?.text }
    case let modifier: collect(view.content) { $0.content = AnyView($0.content.modifier(modifier)) }
    }
  }

  mutating func add(
    _ content: AnyView, tag: AnyHashable? = nil, label: AnyView? = nil, badge: Text? = nil, isLast: Bool = false
  ) {
    entries.append(
      TabEntry(id: TabID(path: path), tag: tag, label: label, content: content, badge: badge, isLast: isLast))
  }

  /// Collects the pages of `content` and applies `change` to each.
  mutating func collect<Content: View>(_ content: Content, change: (inout TabEntry) -> Void) {
    let first = entries.count
    collect(content)
    for index in entries.indices[first...] { change(&entries[index]) }
  }
}

/// A view that supplies its tabs itself, such as `Tab`.
@MainActor protocol TabSource: FactView {
  func collectTabs(in collector: inout TabCollector)
}

extension TabSource {
  func answer(_ query: inout FactQuery) { query.give(TabsFact.self, self) }
}

/// The view itself, a `TabSource`.
enum TabsFact: ElementFact {
  typealias Value = any TabSource
}

/// The label for the tab bar, by `tabItem(_:)`.
enum TabLabelFact: ElementFact {
  typealias Value = AnyView
}

/// Supplies the label for the tab bar; no effect outside of a `TabView`.
struct TabItemModifier<Label: View> {
  let label: Label
}

extension TabItemModifier: ConnectedModifier {
  static func answers(_ query: FactQuery) -> Bool { query.asks(for: TabLabelFact.self) }

  func answer(_ query: inout FactQuery) { query.give(TabLabelFact.self, AnyView(label)) }
}

nonisolated extension View {
  /// Sets the label of this view in the bar of a `TabView`: a `Label`, or an `Image` and a `Text`. SwiftUI's older form
  /// of `Tab`.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
