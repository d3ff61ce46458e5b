import Semantics

extension DividerNode: SemanticDescribing {
  /// Adds a separator with the orientation of the line. Combinations, rows and taps leave it out.
  package func describe(into builder: inout SemanticBuilder) {
    var element = builder.element(.separator, of: self)
    element.node.states.insert(axis == .vertical ? .horizontal : .vertical)
    builder.add(element)
  }
}
