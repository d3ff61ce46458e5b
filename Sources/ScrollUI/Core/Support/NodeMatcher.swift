import Engine

/// Finds the items kept for the nodes of an old list while the new list is traversed in order.
///
/// Most nodes keep their position, which is checked first. A dictionary is built at the first node that has moved.
@MainActor struct NodeMatcher<Item> {
  private let items: [Item]
  private let node: (Item) -> RenderNode?
  private var indices: [ObjectIdentifier: Int]?
  private var position = 0

  init(_ items: [Item], node: @escaping (Item) -> RenderNode?) {
    self.items = items
    self.node = node
  }

  /// The item kept for `wanted`, the next node of the new list; nil for a new node.
  mutating func next(for wanted: RenderNode) -> Item? {
    defer { position += 1 }
    if position < items.count, node(items[position]) === wanted { return items[position] }
    let indices = self.indices ?? makeIndices()
    self.indices = indices
    return indices[ObjectIdentifier(wanted)].map { items[$0] }
  }

  private func makeIndices() -> [ObjectIdentifier: Int] {
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, item) in items.enumerated() {
      if let node = node(item) { indices[ObjectIdentifier(node)] = index }
    }
    return indices
  }
}
