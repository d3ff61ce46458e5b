/// The `ScrollTraits.chaining` of nested scroll views.
extension Array where Element == ScrollNode {
  /// These scroll views, given from the inside outwards, as far as they scroll along `axis` and in the order in which they move.
  ///
  /// Complexity: O(n²) if all of them let the scroll views around them move first.
  @MainActor func chained(along axis: Axis) -> [ScrollNode] {
    var chain: [ScrollNode] = []
    for node in reversed() where node.axes.contains(axis) {
      switch node.traits.chaining[axis] {
      case .inwardFirst: chain.insert(node, at: 0)
      case .contained: chain = [node]
      case .outwardFirst: chain.append(node)
      }
    }
    return chain
  }
}
