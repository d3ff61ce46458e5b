extension RenderNode {
  /// The label of a control with this node as its only content, such as the text of an option. Empty for content without a text and a label.
  ///
  /// The node need not be drawn or laid out. O(n) in the nodes below.
  package var semanticLabel: String {
    var builder = SemanticBuilder(clip: .zero, focus: SemanticBuilder.Focus(targets: [], current: nil))
    builder.visit(self)
    let content = builder.elements
    var control = builder.element(.button, of: self)
    control.combine(content)
    return control.node.label
  }
}
