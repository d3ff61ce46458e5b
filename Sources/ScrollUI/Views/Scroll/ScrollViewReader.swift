import Engine

/// Gives its content a way to scroll to views by their identities.
///
/// The proxy scrolls the scroll views in the reader, or, if none of them has the view, the scroll views around the reader.
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content
  @State private var link = ScrollReaderLink()

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View {
  public var body: some View {
    content(ScrollViewProxy(link: link)).modifier(ScrollReaderModifier(link: link))
  }
}

/// Scrolls the scroll views in a `ScrollViewReader`, or those around it.
public struct ScrollViewProxy {
  let link: ScrollReaderLink

  /// Scrolls to the view or row with the identity `id`, animated inside of `withAnimation`.
  ///
  /// The view's point at `anchor` comes to that point of the scroll view. Without an anchor the content moves as little as is needed
  /// for the view to be wholly visible. Scroll views around the one that holds the view move so that it can be seen, too. Not to be
  /// called while a body is evaluated.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let call = UncheckedTransfer((link: link, id: AnyHashable(id), anchor: anchor, transaction: Transaction.current))
    MainThread.run { call.value.link.scroll(to: call.value.id, anchor: call.value.anchor, call.value.transaction) }
  }
}

/// What a proxy knows of its reader.
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
    let place = ScrollRequest.Destination.id(UncheckedHashable(id), anchor: transaction.scrollTargetAnchor ?? anchor)
    let search = ScrollSearch(id: id, groups: [element.innerScrollNodes, element.outerScrollNodes]) { node, end in
      node.requests.add(
        ScrollRequest(
          place, rank: .explicit, timing: transaction.scrollTiming,
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

/// A search for an identity in groups of scroll views, one group after the other.
@MainActor private final class ScrollSearch {
  private let id: AnyHashable
  private var groups: [[ScrollNode]]
  private let ask: (ScrollNode, @escaping @MainActor (Bool) -> Void) -> Void
  private var waiting = 0
  private var isFound = false

  /// `ask` requests the identity of a scroll view and calls back with whether it was found.
  init(
    id: AnyHashable, groups: [[ScrollNode]],
    ask: @escaping (ScrollNode, @escaping @MainActor (Bool) -> Void) -> Void
  ) {
    self.id = id
    self.groups = groups.filter { !$0.isEmpty }
    self.ask = ask
  }

  /// Asks the next group; reports the id as missing if there is none.
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
  /// How an offset moves under this transaction; nil at once. A scroll view with reduced motion moves at once in any case.
  var scrollTiming: (any ScrollTiming)? { animation.map { AnimationScrollTiming(kind: $0.kind) } }

  /// Holds the completions of this transaction until what is returned is called.
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

  /// The anchor that scrolls under this transaction take, whatever anchor they were asked for with.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }
}

private struct ScrollTargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}

/// An animation as offsets run it.
private struct AnimationScrollTiming: ScrollTiming {
  let kind: Animation.Kind

  func weights(at time: Double) -> ScrollTimingWeights {
    let weights = kind.weights(at: time)
    return ScrollTimingWeights(
      displacement: weights.displacement, velocity: weights.velocity, displacementRate: weights.displacementRate,
      velocityRate: weights.velocityRate)
  }

  func duration(velocity: Double) -> Double { kind.duration(velocity: velocity) }
}

/// Lets a reader's link know where the reader stands.
struct ScrollReaderModifier {
  let link: ScrollReaderLink

  init(link: ScrollReaderLink) { self.link = link }
}

extension ScrollReaderModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    let element = ModifierPassThroughElement(view, context)
    view.modifier.link.element = element
    return element
  }
}
