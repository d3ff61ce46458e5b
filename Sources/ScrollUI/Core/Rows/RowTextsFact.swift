import Engine

/// The texts of the rows of a `LazySegment`, built or not.
@MainActor protocol RowTextSource: ElementPart {
  /// The texts of elements by their offsets in the collection, up to the element with which they have `maximumBytes` in UTF-8. O(n) in the
  /// number of elements.
  func texts(of rows: Range<Int>, maximumBytes: Int) -> [String]
  /// The marks in the built rows; nil for the texts of `selectable(text:)`, which are for copying alone.
  var marks: TextMarks? { get }
}

extension RowTextSource {
  /// The texts of elements, by their offsets in the collection.
  func texts(of rows: Range<Int>) -> [String] { texts(of: rows, maximumBytes: .max) }
}

/// The texts of the rows of a `ForEach`, by `findable(text:)` or `selectable(text:)`.
enum RowTextsFact: ElementFact {
  typealias Value = any RowTextSource
  static var endsAtRows: Bool { true }
}

extension LazySegments.Entry {
  /// The values of the elements around the segment and below `container`, the innermost first. Those of the data of a `ForEach` are not for a
  /// single view between its rows, such as a header.
  @MainActor func facts<Key: ElementFact>(_ key: Key.Type, below container: Element) -> [Key.Value] {
    guard !(Key.endsAtRows && segment.standsAlone) else { return [] }
    return segment.element.parent?.facts(key, below: container) ?? []
  }
}
