import Engine

/// Access to editable texts in tests.
extension TestWindow {
  /// The `TextEditingNode` of each editable text, in tree order.
  package var editedTexts: [TextEditingNode] { nodes(of: TextEditingNode.self) }

  /// Types `text` into the view with the keyboard's focus, a character each frame.
  public func type(_ text: String) {
    for character in text {
      send(.text(String(character)))
      advance()
    }
  }

  /// Clicks into the editable text with index `number`; `point` is the distance from its top left corner.
  package func clickText(_ number: Int = 0, at point: CGPoint = .zero) {
    let node = editedTexts[number]
    let frame = node.convert(node.bounds, to: nil)
    click(CGPoint(x: frame.minX + point.x, y: frame.minY + point.y))
  }
}
