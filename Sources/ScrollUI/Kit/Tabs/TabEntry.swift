/// A page of a tab view, as found in the view's content.
struct TabEntry: Identifiable {
  let id: TabID
  var tag: AnyHashable?
  var label: AnyView?
  var content: AnyView
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

  /// Collects the pages of `content` and applies `change` to each.
  mutating func collect<Content: View>(_ content: Content, change: (inout TabEntry) -> Void) {
    let first = entries.count
    collect(content)
    for place in entries.indices[first...] { change(&entries[place]) }
  }
}

/// A structural view that `TabCollector` reads without building it.
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

/// A modifier that supplies the label for the tab bar.
@MainActor protocol TabLabelGiving {
  var tabLabel: AnyView { get }
}

/// Supplies the label for the tab bar; no effect outside of a `TabView`.
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
  /// Sets the label of this view in the bar of a `TabView`: a `Label`, or an `Image` and a `Text`. SwiftUI's older form
  /// of `Tab`.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
