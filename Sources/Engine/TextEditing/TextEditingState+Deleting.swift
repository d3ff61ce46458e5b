extension TextEditingState {
  /// Deletes `selection`, otherwise the range of `deletion` beside the caret. A deletion by words or lines stops at the
  /// edge of the paragraph; at that edge it deletes the line break.
  @MainActor package mutating func delete(_ deletion: TextDeletion, in geometry: any TextGeometry) -> TextBufferChange?
  {
    if !selection.isCaret { return deleteSelection() }
    let caret = selection.head
    let target = target(of: deletion, in: geometry)
    guard target != caret else { return nil }
    return replace(min(target, caret)..<max(target, caret), with: "")
  }

  /// The position up to which `deletion` deletes from the caret.
  @MainActor private func target(of deletion: TextDeletion, in geometry: any TextGeometry) -> Int {
    let caret = selection.head
    let paragraph = buffer.contentRange(ofParagraph: buffer.paragraph(at: caret))
    let isBackward = deletion.kind == .deletingBackward
    let next = isBackward ? buffer.position(before: caret) : buffer.position(after: caret)
    if isBackward ? caret <= paragraph.lowerBound : caret >= paragraph.upperBound { return next }
    switch deletion {
    case .characterBackward, .characterForward: return next
    case .wordBackward:
      return hidesWords ? paragraph.lowerBound : max(paragraph.lowerBound, buffer.wordStart(before: caret))
    case .wordForward:
      return hidesWords ? paragraph.upperBound : min(paragraph.upperBound, buffer.wordEnd(after: caret))
    case .lineStart:
      let start = geometry.line(at: selection.location).range.lowerBound
      return start < caret ? start : next
    case .lineEnd:
      let end = geometry.line(at: selection.location).end.position
      return end > caret ? end : next
    }
  }
}
