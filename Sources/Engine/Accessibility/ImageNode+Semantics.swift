import Semantics

extension ImageNode: SemanticDescribing {
  package func describe(into builder: inout SemanticBuilder) {
    guard let label else { return }
    var element = builder.element(.image, of: self)
    element.node.label = label.text
    element.isNamedBySource = label.isName
    builder.add(element)
  }
}
