/// The handles of a selection by a finger.
extension TextSelector {
  /// An end of the selection.
  package enum End: Sendable {
    case lower, upper
    /// The end that stays while the other one is moved.
    case anchor
    /// The end that a pointer moves.
    case head
  }

  private func place(of end: End, in selection: SelectedTexts) -> TextPlace {
    switch end {
    case .lower: selection.lower
    case .upper: selection.upper
    case .anchor: selection.anchor
    case .head: selection.head
    }
  }

  /// True for the end of the selection, false for its start.
  package func isUpper(_ end: End) -> Bool {
    switch end {
    case .lower: false
    case .upper: true
    case .anchor: selection?.isBackward == true
    case .head: selection?.isBackward == false
    }
  }

  /// The caret at an end, in window coordinates; nil if its row is not built or its line is out of sight.
  package func caretFrame(at end: End) -> CGRect? {
    guard let selection else { return nil }
    let place = place(of: end, in: selection)
    guard let (node, position) = SelectableTexts(selection.scope).text(at: place),
      let geometry = StaticTextGeometry(node)
    else { return nil }
    let location = TextLocation(position, affinity: isUpper(end) ? .upstream : .downstream)
    let caret = node.convert(geometry.caretRectangle(at: location), to: nil)
    let area = node.visibleArea(of: node.scrollers)
    return caret.midY < area.minY || caret.midY > area.maxY ? nil : caret
  }

  /// Begins to move an end by a handle that a finger holds at a point of the window.
  package func beginHandleDrag(of end: End, at point: CGPoint) {
    guard let selection, let caret = caretFrame(at: end),
      let (node, _) = SelectableTexts(selection.scope).text(at: place(of: end, in: selection))
    else { return }
    let fixed = end == .upper ? selection.lower : selection.upper
    let grip = CGPoint(x: caret.midX, y: caret.midY) - point
    drag = Drag(
      granularity: .character, origin: SelectedTexts(scope: selection.scope, anchor: fixed, head: fixed),
      at: point + grip, around: node, grip: grip)
    didChange()
  }

  /// Moves the end that a handle holds.
  package func moveHandleDrag(to point: CGPoint) { moveDrag(to: point) }

  package func endHandleDrag() { endDrag(byFinger: true) }
}

extension RenderNode {
  /// The part of the window in which all scroll views show content, without their insets.
  func visibleArea(of scrollers: [ScrollNode]) -> CGRect {
    var area = root.bounds
    for scroller in scrollers where scroller.host != nil {
      let (left, right) = scroller.scrollEdges(.horizontal)
      let (top, bottom) = scroller.scrollEdges(.vertical)
      let own = CGRect(x: left, y: top, width: max(1, right - left), height: max(1, bottom - top))
      let overlap = area.overlap(with: scroller.convert(own, to: nil))
      if !overlap.isNull { area = overlap }
    }
    return area
  }
}
