import Semantics

extension NavigationPageNode: SemanticDescribing {
  package func describe(into builder: inout SemanticBuilder) {
    for part in readingOrder { builder.visit(part) }
  }
}
