/// On which of two lines a caret stands where a line was broken without a line break in the text: both have that position.
package enum TextAffinity: Hashable, Sendable {
  /// At the end of the line before.
  case upstream
  /// At the beginning of the line after.
  case downstream
}

/// A place between two characters.
package struct TextLocation: Hashable, Sendable {
  /// Bytes of UTF-8 from the beginning of the text; on a boundary of characters.
  package var position: Int
  package var affinity: TextAffinity

  package init(_ position: Int, affinity: TextAffinity = .downstream) {
    self.position = position
    self.affinity = affinity
  }
}

/// What is selected: from where selecting began to where the caret is now. Positions are bytes of UTF-8, on boundaries of
/// characters.
package struct TextSelection: Hashable, Sendable {
  /// Stays while a selection is extended.
  package var anchor: Int
  /// Where the caret is; before the anchor when something was selected backwards.
  package var head: Int
  /// The line of the head.
  package var affinity: TextAffinity

  package init(anchor: Int, head: Int, affinity: TextAffinity = .downstream) {
    self.anchor = anchor
    self.head = head
    self.affinity = affinity
  }

  /// Nothing is selected; the caret is at `position`.
  package init(caret position: Int, affinity: TextAffinity = .downstream) {
    self.init(anchor: position, head: position, affinity: affinity)
  }

  /// `range`, with the caret at its end.
  package init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, head: range.upperBound) }

  package var isCaret: Bool { anchor == head }
  package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  package var location: TextLocation { TextLocation(head, affinity: affinity) }
}
