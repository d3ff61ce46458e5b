import Semantics

extension HiddenNode: SemanticDescribing {
  /// Describes the child if the node does not draw it, but assistive technologies read it: as a label, or as a replacement of the drawn elements.
  package func describe(into builder: inout SemanticBuilder) {
    guard let description else { return }
    for var element in builder.collect({ $0.visitChildren(of: self) }) {
      element.isNaming = description == .label
      element.isAction = description == .actions
      builder.add(element)
    }
  }
}

extension HoverNode: SemanticDescribing {
  /// The tooltip is the hint of the only element inside, or its label if it has only the name of a symbol.
  package func describe(into builder: inout SemanticBuilder) {
    guard let tip else { return builder.visitChildren(of: self) }
    let content = builder.collect { $0.visitChildren(of: self) }
    for var element in content {
      let isNamed = !element.isNamedBySource && !element.node.label.isEmpty
      if content.count == 1, isNamed {
        // A tip that repeats the name, with a key behind it, says nothing else.
        if element.node.hint.isEmpty, !tip().hasPrefix(element.node.label) { element.node.hint = tip() }
      } else if content.count == 1, !isNamed {
        element.node.label = tip()
        element.isNamedBySource = false
      }
      builder.add(element)
    }
  }
}

extension OpacityNode: SemanticDescribing {
  package func describe(into builder: inout SemanticBuilder) {
    if opacity > 0 { builder.visitChildren(of: self) }
  }
}
