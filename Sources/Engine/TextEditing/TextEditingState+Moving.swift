extension TextEditingState {
  /// Moves the caret, or `TextSelection.head` alone if `extends` is true. Without `extends`, `.left` and `.right`
  /// collapse a selection to its end on that side.
  @MainActor package mutating func move(_ movement: TextMovement, extends: Bool, in geometry: any TextGeometry) {
    var x = preferredX
    let target = target(of: movement, extends: extends, x: &x, in: geometry)
    selection.head = target.position
    selection.affinity = target.affinity
    if !extends { selection.anchor = target.position }
    preferredX = x
  }

  /// The target of a movement. `x` is `preferredX` for movements up and down, and becomes nil for other movements.
  @MainActor private func target(
    of movement: TextMovement, extends: Bool, x: inout CGFloat?, in geometry: any TextGeometry
  ) -> TextLocation {
    let line: () -> TextLineFragment = { geometry.line(at: selection.location) }
    switch movement {
    case .up: return vertical(x: &x, in: geometry) { line().frame.minY - $0 / 2 }
    case .down: return vertical(x: &x, in: geometry) { line().frame.maxY + $0 / 2 }
    case .pageUp: return vertical(x: &x, in: geometry) { line().frame.midY - max($0, geometry.pageLength) }
    case .pageDown: return vertical(x: &x, in: geometry) { line().frame.midY + max($0, geometry.pageLength) }
    default: x = nil
    }
    switch movement {
    case .lineStart: return TextLocation(line().range.lowerBound)
    case .lineEnd: return line().end
    case .left: return horizontal(.left, extends: extends, in: geometry)
    case .right: return horizontal(.right, extends: extends, in: geometry)
    case .wordLeft, .wordRight:
      let isForward = (movement == .wordRight) != geometry.isRightToLeft(at: selection.location)
      return TextLocation(wordTarget(isForward: isForward))
    default: return TextLocation(textTarget(of: movement))
    }
  }

  /// The target of an arrow key: the next place of the caret on the screen, or the end of the selection on that `side`.
  @MainActor private func horizontal(
    _ side: VisualDirection, extends: Bool, in geometry: any TextGeometry
  ) -> TextLocation {
    guard !extends, !selection.isCaret else { return geometry.location(side, of: selection.location) }
    let ends = [TextLocation(selection.range.lowerBound), TextLocation(selection.range.upperBound)]
    let carets = ends.map(geometry.caretRectangle)
    let isReversed =
      carets[0].minY == carets[1].minY ? carets[0].minX > carets[1].minX : geometry.isRightToLeft(at: ends[0])
    return ends[(side == .left) == isReversed ? 1 : 0]
  }

  private func wordTarget(isForward: Bool) -> Int {
    if hidesWords { return isForward ? buffer.length : 0 }
    return isForward ? buffer.wordEnd(after: selection.head) : buffer.wordStart(before: selection.head)
  }

  /// The target of a movement that depends on the text and not on its layout.
  private func textTarget(of movement: TextMovement) -> Int {
    let head = selection.head
    switch movement {
    case .paragraphStart: return paragraphStart(before: head)
    case .paragraphEnd: return paragraphEnd(after: head)
    case .documentStart: return 0
    case .documentEnd: return buffer.length
    default: return head
    }
  }

  /// The beginning of the paragraph; at that position, the beginning of the previous paragraph.
  private func paragraphStart(before position: Int) -> Int {
    let number = buffer.paragraph(at: position)
    let start = buffer.range(ofParagraph: number).lowerBound
    return start == position && number > 0 ? buffer.range(ofParagraph: number - 1).lowerBound : start
  }

  /// The end of the paragraph before its line break; at that position, the end of the next paragraph.
  private func paragraphEnd(after position: Int) -> Int {
    let number = buffer.paragraph(at: position)
    let end = buffer.contentRange(ofParagraph: number).upperBound
    return end == position && number + 1 < buffer.paragraphCount
      ? buffer.contentRange(ofParagraph: number + 1).upperBound : end
  }

  /// The location at `preferredX` or the caret's horizontal position, and at the vertical position that `height`
  /// returns for the height of a line. The result is the beginning of the text above the first line, and the end of the
  /// text below the last line.
  @MainActor private func vertical(
    x: inout CGFloat?, in geometry: any TextGeometry, height: (CGFloat) -> CGFloat
  ) -> TextLocation {
    let caret = geometry.caretRectangle(at: selection.location)
    let goal = x ?? caret.minX
    x = goal
    let y = height(caret.height)
    let bounds = geometry.textBounds
    let line = geometry.line(at: selection.location)
    if y < bounds.minY, line.range.lowerBound == 0 { return TextLocation(0) }
    if y >= bounds.maxY, line.range.upperBound == buffer.length, line.end.position == buffer.length {
      return TextLocation(buffer.length)
    }
    return geometry.hit(CGPoint(x: goal, y: min(max(y, bounds.minY), bounds.maxY - 0.5))).location
  }
}
