/// The functions that find and compare the identities of a `ForEach`'s elements. Elements are addressed by their offset
/// from the start, counted from 0.
///
/// The closures are created where the type of the data is known, so that an optimized build traverses a million
/// elements at the speed of a plain loop over an array.
@usableFromInline package struct ForEachIdentities<Data: RandomAccessCollection, ID: Hashable> {
  /// The identity of the element at an offset.
  @usableFromInline let id: (Data, Int) -> ID
  /// The identities of the elements in a range of offsets, in order. O(n) in the length of the range.
  @usableFromInline let ids: (Data, Range<Int>) -> [ID]
  /// The offset of the first element with an identity; nil if absent. O(n).
  @usableFromInline let firstIndex: (Data, ID) -> Int?
  /// The number of consecutive elements of `old`, from the start of `range`, whose identities equal those of `new`
  /// from `start`.
  @usableFromInline let commonRun: (_ old: Data, _ range: Range<Int>, _ new: Data, _ start: Int) -> Int
  /// For each of `ids`, the offset of the first element with that identity in `range`; nil if absent.
  @usableFromInline let firstIndices: (_ ids: [ID], _ data: Data, _ range: Range<Int>) -> [Int?]
  /// True if two collections are known to have the same elements without a comparison of elements.
  @usableFromInline let areKnownEqual: (Data, Data) -> Bool

  @usableFromInline init(
    id: @escaping (Data, Int) -> ID, ids: @escaping (Data, Range<Int>) -> [ID],
    firstIndex: @escaping (Data, ID) -> Int?,
    commonRun: @escaping (Data, Range<Int>, Data, Int) -> Int,
    firstIndices: @escaping ([ID], Data, Range<Int>) -> [Int?], areKnownEqual: @escaping (Data, Data) -> Bool
  ) {
    self.id = id
    self.ids = ids
    self.firstIndex = firstIndex
    self.commonRun = commonRun
    self.firstIndices = firstIndices
    self.areKnownEqual = areKnownEqual
  }

  @inlinable package init(id: @escaping (Data.Element) -> ID) {
    self.init(
      id: { data, offset in id(data[data.index(data.startIndex, offsetBy: offset)]) },
      ids: { data, range in
        let start = data.index(data.startIndex, offsetBy: range.lowerBound)
        return data[start..<data.index(start, offsetBy: range.count)].map(id)
      },
      firstIndex: { data, wanted in
        var offset = 0
        for element in data {
          if id(element) == wanted { return offset }
          offset += 1
        }
        return nil
      },
      commonRun: { old, range, new, start in
        var same = 0
        var (here, there) = (old.startIndex, new.startIndex)
        old.formIndex(&here, offsetBy: range.lowerBound)
        new.formIndex(&there, offsetBy: start)
        while same < range.count, id(old[here]) == id(new[there]) {
          same += 1
          old.formIndex(after: &here)
          new.formIndex(after: &there)
        }
        return same
      },
      firstIndices: { ids, data, range in
        var found = [Int?](repeating: nil, count: ids.count)
        var missing = Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
        var index = data.index(data.startIndex, offsetBy: range.lowerBound)
        for offset in range {
          let element = id(data[index])
          // A single identity is compared directly, which takes a tenth of the time of the dictionary.
          let number: Int? = ids.count > 1 ? missing.removeValue(forKey: element) : element == ids[0] ? 0 : nil
          if let number {
            found[number] = offset
            if ids.count == 1 || missing.isEmpty { break }
          }
          data.formIndex(after: &index)
        }
        return found
      },
      areKnownEqual: { isSameStorage($0, $1) })
  }

  /// The identities of all elements of `data`, in order. O(n).
  func all(_ data: Data) -> [ID] { ids(data, 0..<data.count) }

  /// The identities of the elements of a bound collection, read from the collection itself, so that no binding is
  /// created for an identity.
  @inlinable init<Elements>(of elements: ForEachIdentities<Elements, ID>) where Data == BoundElements<Elements, ID> {
    self.init(
      id: { elements.id($0.elements, $1) },
      ids: { elements.ids($0.elements, $1) },
      firstIndex: { elements.firstIndex($0.elements, $1) },
      commonRun: { elements.commonRun($0.elements, $1, $2.elements, $3) },
      firstIndices: { elements.firstIndices($0, $1.elements, $2) },
      areKnownEqual: { elements.areKnownEqual($0.elements, $1.elements) })
  }
}

/// True if two collections are the same range, or share the storage of an unmodified array or array slice. The caller
/// retains both, so neither can have been modified in place.
@usableFromInline func isSameStorage<Data: RandomAccessCollection>(_ old: Data, _ new: Data) -> Bool {
  if let old = old as? Range<Int>, let new = new as? Range<Int> { return old == new }
  typealias Element = Data.Element
  guard
    Data.self == [Element].self || Data.self == ArraySlice<Element>.self || Data.self == ContiguousArray<Element>.self,
    old.count == new.count
  else { return false }
  func address(_ data: Data) -> UnsafePointer<Element>? {
    data.withContiguousStorageIfAvailable { $0.baseAddress } ?? nil
  }
  return address(old) == address(new)
}

/// True if both collections are known to have the same elements, by `isSameStorage(_:_:)` alone.
func isKnownEqual<Data: Collection>(_ old: Data, _ new: Data) -> Bool {
  func compare<Elements: RandomAccessCollection>(_ old: Elements) -> Bool {
    (new as? Elements).map { isSameStorage(old, $0) } ?? false
  }
  return (old as? any RandomAccessCollection).map { compare($0) } ?? false
}
