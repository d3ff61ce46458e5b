/// One replacement in a text, with all that is needed to take it back.
package struct TextEdit: Hashable, Sendable {
  /// Where it begins: bytes of UTF-8 from the beginning of the text.
  package var position: Int
  package var removed: String
  package var inserted: String

  package init(position: Int, removed: String, inserted: String) {
    self.position = position
    self.removed = removed
    self.inserted = inserted
  }

  /// The edit that takes this one back.
  package var inverse: TextEdit { TextEdit(position: position, removed: inserted, inserted: removed) }

  /// What it replaces.
  package var oldRange: Range<Int> { position..<(position + removed.utf8.count) }
  /// What it has put there.
  package var newRange: Range<Int> { position..<(position + inserted.utf8.count) }
}

/// What an edit was, and which paragraphs have to be set anew because of it.
package struct TextBufferChange: Hashable, Sendable {
  /// As history sees it: what an input method has shown for a while and then replaced was never there.
  package var edit: TextEdit
  /// The paragraphs that were replaced, by their numbers before the edit.
  package var oldParagraphs: Range<Int>
  /// How many stand there now.
  package var newParagraphCount: Int
}
