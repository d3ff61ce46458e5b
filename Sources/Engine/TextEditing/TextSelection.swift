/// A selection from `anchor`, where selecting began, to `head`, the caret. Positions are bytes of UTF-8 on character
/// boundaries.
package struct TextSelection: Hashable, Sendable {
  /// The end that stays while the selection is extended.
  package var anchor: Int
  /// The position of the caret; less than `anchor` in a backward selection.
  package var head: Int
  /// The line of `head`.
  package var affinity: TextAffinity

  /// Creates a selection with the caret at `head`, which may be before `anchor`.
  package init(anchor: Int, head: Int, affinity: TextAffinity = .downstream) {
    self.anchor = anchor
    self.head = head
    self.affinity = affinity
  }

  /// An empty selection with the caret at `position`.
  package init(caret position: Int, affinity: TextAffinity = .downstream) {
    self.init(anchor: position, head: position, affinity: affinity)
  }

  /// A selection of `range` with the caret at its end.
  package init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, head: range.upperBound) }

  /// True if the selection is empty: `anchor` equals `head`.
  package var isCaret: Bool { anchor == head }
  /// The selected range, in ascending order.
  package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  /// The location of the caret: `head` with `affinity`.
  package var location: TextLocation { TextLocation(head, affinity: affinity) }
}

/// The line of a caret at a soft line break, where the end of a line and the beginning of the next line have the same
/// position.
package enum TextAffinity: Hashable, Sendable {
  /// The end of the earlier line.
  case upstream
  /// The beginning of the later line.
  case downstream
}

/// A position between two characters, with the line of a caret there.
package struct TextLocation: Hashable, Sendable {
  /// The distance from the beginning of the `TextBuffer` in bytes of UTF-8; on a character boundary.
  package var position: Int
  package var affinity: TextAffinity

  /// Creates a location; `affinity` matters at soft line breaks only.
  package init(_ position: Int, affinity: TextAffinity = .downstream) {
    self.position = position
    self.affinity = affinity
  }
}
