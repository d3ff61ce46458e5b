/// A replacement of `removed` by `inserted` in a text, which can be inverted.
package struct TextEdit: Hashable, Sendable {
  /// The position of the replacement in bytes of UTF-8 from the beginning of the text.
  package var position: Int
  /// The text before the edit.
  package var removed: String
  /// The text after the edit.
  package var inserted: String

  package init(position: Int, removed: String, inserted: String) {
    self.position = position
    self.removed = removed
    self.inserted = inserted
  }

  /// The edit that undoes this edit.
  package var inverse: TextEdit { TextEdit(position: position, removed: inserted, inserted: removed) }

  /// The range of `removed` in the text before the edit.
  package var oldRange: Range<Int> { position..<(position + removed.utf8.count) }
  /// The range of `inserted` in the text after the edit.
  package var newRange: Range<Int> { position..<(position + inserted.utf8.count) }
}

/// An edit and the paragraphs that it invalidates in `EditableTextLayout`.
package struct TextBufferChange: Hashable, Sendable {
  /// The edit for `UndoHistory`, without compositions that an input method has replaced.
  package var edit: TextEdit
  /// The indices of the replaced paragraphs before the edit.
  package var oldParagraphs: Range<Int>
  /// The number of paragraphs that replace `oldParagraphs`.
  package var newParagraphCount: Int
}
