/// A position in the texts of a `TextSelectionScope`, independent of where and whether its text is shown.
struct TextPlace {
  /// The text, or the container of the row with the text. Nil after it was deallocated.
  private(set) weak var part: (any SelectablePart)?
  /// The row in a container; 0 in a text outside of rows.
  var item = 0
  /// The identity of the row in the data; nil without one.
  var id: AnyHashable?
  /// The position in bytes of UTF-8: in the text, or in the texts of the row, which a line break joins. `end` is the end of any text.
  var position: Int
  /// The line of a caret at a soft line break.
  var affinity = TextAffinity.downstream

  /// The position of the end of a text of any length.
  static let end = Int.max

  init(_ part: any SelectablePart, item: Int = 0, position: Int, affinity: TextAffinity = .downstream) {
    self.part = part
    self.item = item
    self.position = position
    self.affinity = affinity
  }
}

/// A `TextPlace` with its index in the order of a `SelectableTexts`.
struct OrderedTextPlace: Comparable {
  let place: TextPlace
  /// The index in `SelectableTexts.parts`.
  let part: Int

  private var order: (Int, Int, Int) { (part, place.item, place.position) }

  static func == (one: Self, other: Self) -> Bool { one.order == other.order }

  static func < (one: Self, other: Self) -> Bool { one.order < other.order }
}
