import Engine

/// Gives its content a way to scroll to views by their identities.
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

/// Scrolls the scroll views in a `ScrollViewReader`.
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
    let nodes = element.nodes.flatMap(\.scrollNodes)
    let search = ScrollSearch(id: id, count: nodes.count)
    for node in nodes {
      let aim = ScrollAim(
        .id(UncheckedHashable(id), anchor: transaction.scrollTargetAnchor ?? anchor), rank: .explicit,
        timing: transaction.scrollTiming, completion: transaction.completing(in: graph) { search.end($0) })
      node.aiming.request(aim)
    }
    if nodes.isEmpty { search.reportMissing() }
  }
}

/// A search for an identity in several scroll views, which is in vain when all of them have been.
@MainActor private final class ScrollSearch {
  private let id: AnyHashable
  private var waiting: Int
  private var isFound = false

  init(id: AnyHashable, count: Int) {
    self.id = id
    waiting = count
  }

  func end(_ isFound: Bool) {
    waiting -= 1
    self.isFound = self.isFound || isFound
    if waiting == 0, !self.isFound { reportMissing() }
  }

  func reportMissing() {
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
