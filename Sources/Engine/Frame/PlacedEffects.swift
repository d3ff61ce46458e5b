/// The nodes in a window whose effects follow from where they are.
@MainActor struct PlacedEffects {
  private var nodes: [LayerNode] = []
  private var isSorted = true

  mutating func add(_ node: LayerNode) {
    nodes.append(node)
    isSorted = false
  }

  mutating func remove(_ node: LayerNode) { nodes.removeAll { $0 === node } }

  /// Brings all effects up to date, outer ones before those in them, which they move. Complexity: O(nodes) asks.
  mutating func place() {
    if !isSorted {
      nodes.sort { $0.depth < $1.depth }
      isSorted = true
    }
    for node in nodes { node.placeEffect() }
  }
}
