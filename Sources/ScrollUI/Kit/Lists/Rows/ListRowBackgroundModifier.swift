import Engine

/// Draws a background behind each list row that contains the modified content.
struct ListRowBackgroundModifier<Background: View> {
  let secondary: Background?
}

extension ListRowBackgroundModifier: LayeringModifier {
  var isBehind: Bool { true }

  func makeNode() -> ListRowBackgroundNode { ListRowBackgroundNode() }

  func show(
    _ secondary: [RenderNode], at primary: RenderNode, in node: ListRowBackgroundNode,
    reusing overlap: inout OverlapNode?
  ) {
    node.setLayers(primary: primary, background: secondary)
  }
}
