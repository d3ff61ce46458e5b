import Engine

/// A `LazySegment` with `findable(text:)`.
struct FindablePart {
  let items: Range<Int>
  let source: any RowTextSource
}

extension [FindablePart] {
  /// The number of rows in front of an item. O(1) for each part.
  func rowCount(before item: Int) -> Int {
    reduce(0) { $0 + Swift.max(0, Swift.min(item, $1.items.upperBound) - $1.items.lowerBound) }
  }

  /// The part with the row `index` among the rows of all parts, and its rows from there on, at most `limit`.
  func slice(from index: Int, limit: Int) -> (part: FindablePart, rows: Range<Int>) {
    var (index, number) = (index, 0)
    while index >= self[number].items.count {
      index -= self[number].items.count
      number += 1
    }
    return (self[number], index..<Swift.min(self[number].items.count, index + limit))
  }
}

extension LazyListOwner {
  /// The segments with `findable(text:)`, in order.
  var findableParts: [FindablePart] {
    segments.entries.compactMap { entry in
      entry.facts(RowTextsFact.self, below: element).first { $0.marks != nil }.map {
        FindablePart(items: entry.items, source: $0)
      }
    }
  }

  /// True if the focus is inside of the container, or is the `List` around it.
  var hasFocus: Bool {
    guard let focus = graph.focus.current else { return false }
    if graph.focus.isFocus(inside: element) { return true }
    // A list takes the focus outside of its scroll view.
    let scroll = lazyNode?.nearestScrollNode()
    return !focus.editsText
      && focus.nodes.contains { node in scroll === node || scroll?.nearestAncestor { $0 === node } != nil }
  }
}

/// The open `FindController`s of a window, by their containers.
@MainActor final class Finders: GraphService {
  private unowned let graph: ViewGraph
  private var finders: [ObjectIdentifier: FindController] = [:]

  init(graph: ViewGraph) { self.graph = graph }

  /// The finder of `container` if its `FindBar` is open.
  func finder(of container: any LazyListOwner) -> FindController? { finders[ObjectIdentifier(container)] }

  /// Opens the `FindBar` of `container`, or gives the focus to its field if it is open. No effect without a `ScrollNode`.
  func open(_ container: any LazyListOwner) {
    let id = ObjectIdentifier(container)
    let finder = finders[id] ?? FindController(container, in: graph) { [weak self] in self?.finders[id] = nil }
    finders[id] = finder
    finder.open()
  }
}

extension ViewGraph {
  var finders: Finders { service(Finders.self) }
}
