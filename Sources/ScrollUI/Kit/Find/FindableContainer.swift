import Engine

/// A lazy container with rows that can be found. Items are indices over all rows of the container.
@MainActor protocol FindableContainer: Element {
  var lazyNode: LazyNode? { get }
  /// The segments with `findable(text:)`, in order.
  var findableParts: [FindablePart] { get }
  func id(ofItem item: Int) -> AnyHashable?
  func item(withElementID id: AnyHashable) -> Int?
  func nodes(ofItem item: Int) -> [RenderNode]
}

/// A `LazySegment` with `findable(text:)`.
struct FindablePart {
  let items: Range<Int>
  let holder: any FindableHolding
}

extension LazyContainerElement: FindableContainer {
  var lazyNode: LazyNode? { node }

  var findableParts: [FindablePart] {
    segments.entries.compactMap { entry in
      entry.holders(of: (any FindableHolding).self, below: self).first.map {
        FindablePart(items: entry.items, holder: $0)
      }
    }
  }
}

/// The `FindController`s of a window, by their containers.
@MainActor final class Finders: GraphService {
  private unowned let graph: ViewGraph
  private var finders: [ObjectIdentifier: FindController] = [:]
  /// The elements of `searchable` views, which take Control-F if no `FindableContainer` has the focus.
  private var searchFields: Set<ObjectIdentifier> = []

  init(graph: ViewGraph) { self.graph = graph }

  /// The finder of a container, created at the first call.
  func finder(of container: any FindableContainer) -> FindController {
    if let finder = existingFinder(of: container) { return finder }
    let finder = FindController(container, in: graph) { [weak self, id = ObjectIdentifier(container)] in
      self?.finders[id] = nil
    }
    finders[ObjectIdentifier(container)] = finder
    return finder
  }

  func existingFinder(of container: any FindableContainer) -> FindController? { finders[ObjectIdentifier(container)] }

  var hasOpenFinder: Bool { finders.values.contains { $0.isPresented } }

  /// True if Control-F opens `finder`: `FindController.hasFocus` is true, or false for all `finders` and `searchFields` is empty.
  func opens(_ finder: FindController) -> Bool {
    if finder.hasFocus || finder.isPresented { return true }
    return searchFields.isEmpty && !finders.values.contains { $0.hasFocus }
  }

  func addSearchField(_ element: Element) { searchFields.insert(ObjectIdentifier(element)) }

  func removeSearchField(_ element: Element) { searchFields.remove(ObjectIdentifier(element)) }
}

extension ViewGraph {
  var finders: Finders { service(Finders.self) }
}
