import Semantics

extension DividerNode: SemanticDescribing {
  /// Adds a separator with the orientation of the line, if the line `isBetweenViews`. Combinations, rows and taps leave it out.
  package func describe(into builder: inout SemanticBuilder) {
    guard isBetweenViews else { return }
    var element = builder.element(.separator, of: self)
    element.node.states.insert(axis == .vertical ? .horizontal : .vertical)
    builder.add(element)
  }

  /// True if the nearest container is a stack with views on both sides. The line is a decoration at the end of a stack, and in an overlay or a
  /// background, such as the border of a bar.
  private var isBetweenViews: Bool {
    var node: RenderNode = self
    while let parent = node.parent {
      if let layers = parent as? any LayeringNode, layers.primary !== node { return false }
      guard parent.forwardsTraits else {
        return parent.stackAxis != nil && parent.children.first !== node && parent.children.last !== node
      }
      node = parent
    }
    return false
  }
}
