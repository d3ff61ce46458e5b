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

  mutating func collect<Content: View>(_ content: Content) {
    if let source = content as? any TabSource {
      source.collectTabs(in: &self)
    } else {
      add(AnyView(content))
    }
  }

  mutating func collect<Content: View, Step: Hashable>(_ content: Content, at step: Step) {
    path.append(AnyHashable(step))
    collect(content)
    path.removeLast()
  }

  mutating func add(_ content: AnyView, tag: AnyHashable? = nil, label: AnyView? = nil) {
    entries.append(TabEntry(id: TabID(path: path), tag: tag, label: label, content: content))
  }

  /// Changes the pages that `content` gives.
  mutating func collect<Content: View>(_ content: Content, change: (inout TabEntry) -> Void) {
    let first = entries.count
    collect(content)
    for place in entries.indices[first...] { change(&entries[place]) }
  }
}

/// A view that a tab view takes apart.
@MainActor protocol TabSource {
  func collectTabs(in collector: inout TabCollector)
}

extension EmptyView: TabSource {
  func collectTabs(in collector: inout TabCollector) {}
}

extension Group: TabSource {
  func collectTabs(in collector: inout TabCollector) { collector.collect(content) }
}

extension AnyView: TabSource {
  func collectTabs(in collector: inout TabCollector) { collector.collect(content) }
}

extension Section: TabSource where Parent: View, Content: View, Footer: View {
  func collectTabs(in collector: inout TabCollector) { collector.collect(content) }
}

extension Optional: TabSource where Wrapped: View {
  func collectTabs(in collector: inout TabCollector) {
    if let content = self { collector.collect(content) }
  }
}

extension _ConditionalContent: TabSource {
  func collectTabs(in collector: inout TabCollector) {
    switch storage {
    case .first(let content): collector.collect(content, at: true)
    case .second(let content): collector.collect(content, at: false)
    }
  }
}

extension TupleView: TabSource {
  func collectTabs(in collector: inout TabCollector) {
    var place = 0
    for part in repeat each content {
      collector.collect(part, at: place)
      place += 1
    }
  }
}

extension ForEach: TabSource where Content: View {
  func collectTabs(in collector: inout TabCollector) {
    for (id, element) in zip(identities.all(data), data) {
      collector.collect(content(element), at: id)
    }
  }
}

extension ModifiedContent: TabSource where Content: View, Modifier: ViewModifier {
  func collectTabs(in collector: inout TabCollector) {
    switch modifier {
    case let tagging as any TagHolding: collector.collect(content) { $0.tag = $0.tag ?? tagging.anyTag }
    case let labelling as any TabLabelGiving: collector.collect(content) { $0.label = $0.label ?? labelling.tabLabel }
    default: collector.collect(content) { $0.content = AnyView($0.content.modifier(modifier)) }
    }
  }
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
