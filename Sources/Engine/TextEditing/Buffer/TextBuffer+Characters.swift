/// Characters are grapheme clusters: a letter with its accents, an emoji with its skin tone or its family, a flag, a Hangul syllable
/// and a line break of two scalars are a single character each.
extension TextBuffer {
  /// The position after the character at `position`, or `length` at the end of the text. O(length of the character).
  package func position(after position: Int) -> Int {
    guard position < length else { return length }
    return self.position(text.index(after: index(max(0, position))))
  }

  /// The position before the character that ends at `position`, or 0 at the beginning.
  package func position(before position: Int) -> Int {
    guard position > 0 else { return 0 }
    return self.position(text.index(before: index(min(position, length))))
  }

  /// The nearest character boundary at or before `position`, which is clamped to the text.
  package func boundary(atOrBefore position: Int) -> Int {
    guard position > 0 else { return 0 }
    guard position < length else { return length }
    let index = index(position)
    guard String.Index(index, within: text) == nil else { return position }
    // From inside of a character, `index(after:)` leads to the end of the character.
    return self.position(text.index(before: text.index(after: index)))
  }

  /// The nearest character boundary at or after `position`, which is clamped to the text.
  package func boundary(atOrAfter position: Int) -> Int {
    let before = boundary(atOrBefore: position)
    return before < min(position, length) ? self.position(after: before) : before
  }
}
