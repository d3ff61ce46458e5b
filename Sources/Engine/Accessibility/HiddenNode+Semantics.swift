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
    var content = builder.collect { $0.visitChildren(of: self) }
    defer { for element in content { builder.add(element) } }
    guard let index = content.onlyIndex else { return }
    if content[index].isNamedBySource || content[index].node.label.isEmpty {
      content[index].node.label = tip()
      content[index].isNamedBySource = false
    } else if content[index].node.hint.isEmpty, !tip().hasPrefix(content[index].node.label) {
      // A tip that repeats the name, with a key behind it, says nothing else.
      content[index].node.hint = tip()
    }
  }
}

extension OpacityNode: SemanticDescribing {
  package func describe(into builder: inout SemanticBuilder) {
    if opacity > 0 { builder.visitChildren(of: self) }
  }
}
