extension TextNode: PressTarget {
  private var selector: TextSelector? {
    guard let scope = selection as? TextSelectionScope, scope.contains(self) else { return nil }
    return scope.selector
  }

  var claimant: GestureDetector? { selector?.menuDetector }
  var competitor: GestureDetector? { selector?.detector }
}

extension TextNode: HoverReceiver {
  var shape: PointerShape? { .text }

  func hoverDidChange(_ location: HoverLocation) {}
}

extension TextNode {
  /// Paints the fill behind the selected characters.
  func paintSelection(_ context: inout PaintContext) {
    guard let range = selectedRange, let selection, let geometry = StaticTextGeometry(self) else { return }
    let visible = context.clip.offsetBy(dx: -context.translation.x, dy: -context.translation.y)
    let first = geometry.lineNumber(nearest: visible.minY)
    let last = geometry.lineNumber(nearest: visible.maxY)
    let color = selection.fill(behind: spans.first { $0.paint == nil }?.color ?? .black)
    context.fillSelection(range, lines: first..<last + 1, of: geometry, edges: 0...size.width, color: color)
  }
}
