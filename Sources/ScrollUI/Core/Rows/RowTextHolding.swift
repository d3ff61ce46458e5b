import Engine

/// An element around a `LazySegment` that knows the texts of its rows, built or not.
@MainActor protocol RowTextHolding: Element {
  /// The texts of elements by their offsets in the collection, up to the element with which they have `maximumBytes` in UTF-8. O(n) in the
  /// number of elements.
  func texts(of rows: Range<Int>, maximumBytes: Int) -> [String]
  /// True for the texts of `selectable(text:)`; false for those of `findable(text:)`, which are copied if there are no others.
  var isForCopying: Bool { get }
}

extension RowTextHolding {
  var isForCopying: Bool { false }

  /// The texts of elements, by their offsets in the collection.
  func texts(of rows: Range<Int>) -> [String] { texts(of: rows, maximumBytes: .max) }
}

extension LazySegments.Entry {
  /// The elements of a type around the segment and below `container`, the innermost first.
  @MainActor func holders<Holder>(of type: Holder.Type, below container: Element) -> [Holder] {
    // A single view between the rows, such as a header, has no element of the data.
    guard !segment.standsAlone else { return [] }
    var holders: [Holder] = []
    var element = (segment as? Element)?.parent
    while let current = element, current !== container {
      if let holder = current as? Holder { holders.append(holder) }
      // The texts of an outer `ForEach` are those of its own elements.
      if current is any RowBoundary { break }
      element = current.parent
    }
    return holders
  }
}
