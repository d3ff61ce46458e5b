/// A page of a tab view, as it was found in the view's content.
struct TabEntry: Identifiable {
  let id: TabID
  var tag: AnyHashable?
  var label: AnyView?
  var content: AnyView
}

/// Where in the content of a tab view a page was found: positions, and identities in a `ForEach`.
struct TabID: Hashable, @unchecked Sendable {
  let path: [AnyHashable]
}

/// Goes through the content of a tab view. Its views are taken apart without being made, since a page is made when it is first shown.
@MainActor struct TabCollector {
  private(set) var entries: [TabEntry] = []
  private var path: [AnyHashable] = []

  static func entries<Content: View>(of content: Content) -> [TabEntry] {
    var collector = TabCollector()
    collector.collect(content)
    return collector.entries
  }

  private mutating func collect<Content: View>(_ content: Content) {
    if let source = content as? any TabSource {
      source.collectTabs(in: &self)
    } else if let modified = content as? any ModifiedView {
      collect(modified: modified)
    } else if let structural = content as? any StructuralView {
      structural.forEachPart { part, step in
        if let step { path.append(step) }
        collect(part)
        if step != nil { path.removeLast() }
      }
    } else {
      add(AnyView(content))
    }
  }

  /// Modifiers that describe the tab change its entry; all others are applied to its page.
  private mutating func collect<Modified: ModifiedView>(modified view: Modified) {
    switch view.modifier {
    case let tagging as any TagHolding: collect(view.content) { $0.tag = $0.tag ?? tagging.anyTag }
    case let labelling as any TabLabelGiving: collect(view.content) { $0.label = $0.label ?? labelling.tabLabel }
    case let modifier: collect(view.content) { $0.content = AnyView($0.content.modifier(modifier)) }
    }
  }

  mutating func add(_ content: AnyView, tag: AnyHashable? = nil, label: AnyView? = nil) {
    entries.append(TabEntry(id: TabID(path: path), tag: tag, label: label, content: content))
  }

  /// Changes the pages that `content` gives.
  private mutating func collect<Content: View>(_ content: Content, change: (inout TabEntry) -> Void) {
    let first = entries.count
    collect(content)
    for place in entries.indices[first...] { change(&entries[place]) }
  }
}

/// A view that describes tabs itself, as `Tab` does.
@MainActor protocol TabSource {
  func collectTabs(in collector: inout TabCollector)
}

/// A modifier that says what stands in the tab bar for a view.
@MainActor protocol TabLabelGiving {
  var tabLabel: AnyView { get }
}

/// Says what stands in the tab bar for a view; changes nothing elsewhere.
struct TabItemModifier<Label: View> {
  let label: Label

  init(label: Label) { self.label = label }
}

extension TabItemModifier: ViewModifier {
  func body(content: Content) -> some View { content }
}

extension TabItemModifier: TabLabelGiving {
  var tabLabel: AnyView { AnyView(label) }
}

nonisolated extension View {
  /// What stands in the tab bar for this view: a label, or an image and a text.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
