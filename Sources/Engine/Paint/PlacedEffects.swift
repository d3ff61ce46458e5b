/// The `LayerNode`s of a window with a `LayerEffectSource`: effects computed from their geometry.
@MainActor final class PlacedEffects {
  private var nodes: [LayerNode] = []
  private var isSorted = true

  func add(_ node: LayerNode) {
    nodes.append(node)
    isSorted = false
  }

  func remove(_ node: LayerNode) { nodes.removeAll { $0 === node } }

  /// Calls `LayerNode.placeEffect()` of all nodes, those of ancestors before those of descendants, which they move. O(nodes).
  func place() {
    if !isSorted {
      nodes.sort { $0.depth < $1.depth }
      isSorted = true
    }
    for node in nodes { node.placeEffect() }
  }
}
