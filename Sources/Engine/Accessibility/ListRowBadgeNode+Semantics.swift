import Semantics

extension ListRowBadgeNode: SemanticDescribing {
  /// Adds the elements of `primary`. The text of the badge is the value of the only element among them.
  package func describe(into builder: inout SemanticBuilder) {
    var content = builder.collect { builder in if let primary { builder.visit(primary) } }
    let badges = builder.collect { builder in
      for child in shownChildren ?? children where child !== primary { builder.visit(child) }
    }
    if let index = content.onlyIndex, content[index].node.value == nil, content[index].node.text?.caret == nil {
      content[index].node.value = badges.map(\.node.label).joined(separator: ", ")
      if content[index].node.value == "" { content[index].node.value = nil }
    } else {
      content += badges
    }
    for element in content { builder.add(element) }
  }
}
