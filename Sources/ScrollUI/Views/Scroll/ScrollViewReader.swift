import Engine

/// Provides its content with a proxy that scrolls to views by their identities.
///
/// The proxy scrolls the scroll views in the reader. If none of them contains the view, it scrolls those around the
/// reader.
///
/// ```swift
/// ScrollViewReader { proxy in
///   Button("Top") { withAnimation { proxy.scrollTo(items[0].id, anchor: .top) } }
///   List(items) { Text($0.name) }
/// }
/// ```
public struct ScrollViewReader<Content: View> {
  /// The content, computed from the proxy.
  public var content: (ScrollViewProxy) -> Content
  @State private var link = ScrollReaderLink()

  /// Creates a reader. `content` may call the proxy in actions, not during its evaluation.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View {
  /// The content with the reader's proxy.
  public var body: some View {
    content(ScrollViewProxy(link: link)).modifier(ScrollReaderModifier(link: link))
  }
}

/// Scrolls the scroll views in a `ScrollViewReader`, or those around it.
public struct ScrollViewProxy {
  let link: ScrollReaderLink

  /// Scrolls to the view or row with the identity `id`, animated in `withAnimation(_:_:)`.
  ///
  /// The scroll views around the view's own scroll view move too, so that the view becomes visible. An `id` that is
  /// not found causes a debug message. A call during the evaluation of a body has no effect and reports an error.
  ///
  /// - Parameters:
  ///   - id: The identity of the view, given by `id(_:)` or `ForEach`.
  ///   - anchor: The point of the view that is aligned with the same point of the scroll view. `nil` moves the
  ///     content as little as possible until the view is fully visible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let call = UncheckedTransfer((link: link, id: AnyHashable(id), anchor: anchor, transaction: Transaction.current))
    MainThread.run { call.value.link.scroll(to: call.value.id, anchor: call.value.anchor, call.value.transaction) }
  }
}

/// The connection of a proxy with the element of its reader.
@MainActor final class ScrollReaderLink {
  weak var element: Element?

  nonisolated init() {}

  func scroll(to id: AnyHashable, anchor: UnitPoint?, _ transaction: Transaction) {
    guard let element, element.isMounted else { return }
    let graph = element.graph
    guard ViewGraph.evaluating == nil, graph.pipeline.phase.allowsStateWrites else {
      return Diagnostics.error(
        "scrollTo was called while views were computed; call it in an action, in onAppear, onChange or a task")
    }
    let destination = ScrollRequest.Destination.id(
      UncheckedHashable(id), anchor: transaction.scrollTargetAnchor ?? anchor)
    let search = ScrollSearch(id: id, groups: [element.innerScrollNodes, element.outerScrollNodes]) { node, end in
      node.requests.add(
        ScrollRequest(
          destination, rank: .explicit, timing: transaction.scrollTiming,
          completion: transaction.completing(in: graph, end)))
    }
    search.start()
  }
}

extension Element {
  /// The scroll views in the element.
  fileprivate var innerScrollNodes: [ScrollNode] { nodes.flatMap(\.scrollNodes) }

  /// The scroll views around the element, the innermost first.
  fileprivate var outerScrollNodes: [ScrollNode] {
    var found: [ScrollNode] = []
    var node = nodes.first?.parent
    while let current = node {
      if let scroll = current as? ScrollNode { found.append(scroll) }
      node = current.parent
    }
    return found
  }
}

/// A search for an identity in groups of scroll views, group by group.
@MainActor private final class ScrollSearch {
  private let id: AnyHashable
  private var groups: [[ScrollNode]]
  private let ask: (ScrollNode, @escaping @MainActor (Bool) -> Void) -> Void
  private var waiting = 0
  private var isFound = false

  /// `ask` requests the identity of a scroll view and calls back with true if it was found.
  init(
    id: AnyHashable, groups: [[ScrollNode]],
    ask: @escaping (ScrollNode, @escaping @MainActor (Bool) -> Void) -> Void
  ) {
    self.id = id
    self.groups = groups.filter { !$0.isEmpty }
    self.ask = ask
  }

  /// Asks the next group, or reports the identity as missing if no group is left.
  func start() {
    guard !groups.isEmpty else { return reportMissing() }
    let group = groups.removeFirst()
    waiting = group.count
    for node in group { ask(node) { self.end($0) } }
  }

  private func end(_ isFound: Bool) {
    waiting -= 1
    self.isFound = self.isFound || isFound
    if waiting == 0, !self.isFound { start() }
  }

  private func reportMissing() {
    Diagnostics.debug("scrollTo: no view has the id \(id), so nothing moves; give it one with id(_:) or by ForEach")
  }
}

extension Transaction {
  /// The timing of an animated offset change under this transaction; nil for an immediate change. Scroll views with
  /// reduced motion change immediately in any case.
  var scrollTiming: (any AnimationTiming)? { animation?.kind }

  /// Delays the completions of this transaction until the returned closure is called.
  @MainActor func completing(
    in graph: ViewGraph, _ then: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> @MainActor (Bool) -> Void {
    let completions = completions
    completions.forEach { $0.hold() }
    return { [weak graph] isFound in
      then(isFound)
      completions.forEach { $0.release(in: graph) }
    }
  }

  /// The anchor of all scroll requests under this transaction; overrides the anchor of the request itself. Default
  /// nil.
  @Entry public var scrollTargetAnchor: UnitPoint?
}

/// Registers the reader's element with its link.
struct ScrollReaderModifier {
  let link: ScrollReaderLink
}

extension ScrollReaderModifier: ConnectedModifier {
  func connect(to element: Element) { link.element = element }

  func update(from old: ScrollReaderModifier, at element: Element) {}
}
