/// How the identities of a `ForEach`'s elements are found and compared.
///
/// The closures are made where the type of the data is known, so that an optimized build walks through a million elements at the
/// speed of a plain loop over an array.
@usableFromInline struct ForEachIdentities<Data: RandomAccessCollection, ID: Hashable> {
  @usableFromInline let id: (Data.Element) -> ID
  @usableFromInline let all: (Data) -> [ID]
  @usableFromInline let firstIndex: ([ID], ID) -> Int?
  /// How many identities at the beginning are those of the elements.
  @usableFromInline let commonStart: ([ID], Data) -> Int
  /// How many at the end are, of those behind the first `skipped`.
  @usableFromInline let commonEnd: (_ old: [ID], _ new: Data, _ skipped: Int) -> Int
  /// The identities of the elements at these places, counted from 0.
  @usableFromInline let part: (Data, Range<Int>) -> [ID]

  @inlinable init(id: @escaping (Data.Element) -> ID) {
    self.id = id
    all = { $0.map(id) }
    firstIndex = { $0.firstIndex(of: $1) }
    commonStart = { old, new in
      var same = 0
      for element in new {
        guard same < old.count, old[same] == id(element) else { break }
        same += 1
      }
      return same
    }
    commonEnd = { old, new, skipped in
      let most = Swift.min(old.count, new.count) - skipped
      var same = 0
      var index = new.endIndex
      while same < most {
        new.formIndex(before: &index)
        guard old[old.count - 1 - same] == id(new[index]) else { break }
        same += 1
      }
      return same
    }
    part = { data, range in
      let start = data.index(data.startIndex, offsetBy: range.lowerBound)
      return data[start..<data.index(start, offsetBy: range.count)].map(id)
    }
  }

  /// Whether two collections surely have the same elements, found without looking at them: they are one array that was not changed, or
  /// the same range.
  @MainActor static func areSurelySame(_ old: Data, _ new: Data) -> Bool {
    if let old = old as? Range<Int>, let new = new as? Range<Int> { return old == new }
    guard Data.self == [Data.Element].self, old.count == new.count else { return false }
    func address(_ data: Data) -> UnsafePointer<Data.Element>? {
      data.withContiguousStorageIfAvailable { $0.baseAddress } ?? nil
    }
    // Both are held here, so neither could have been changed in place.
    return address(old) == address(new)
  }
}
