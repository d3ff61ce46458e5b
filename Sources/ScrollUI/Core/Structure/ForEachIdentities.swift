/// How the identities of a `ForEach`'s elements are found and compared. Elements are told by their places, counted from 0.
///
/// The closures are made where the type of the data is known, so that an optimized build walks through a million elements at the
/// speed of a plain loop over an array.
@usableFromInline struct ForEachIdentities<Data: RandomAccessCollection, ID: Hashable> {
  /// The identity of the element at a place.
  @usableFromInline let id: (Data, Int) -> ID
  @usableFromInline let all: (Data) -> [ID]
  @usableFromInline let firstPlace: (Data, ID) -> Int?
  /// How many elements of `old`, from the first of `places` on, have the identities of those of `new` from `start` on.
  @usableFromInline let commonRun: (_ old: Data, _ places: Range<Int>, _ new: Data, _ start: Int) -> Int
  /// Where in `places` the first element with each of the identities stands; nil for those that are not there.
  @usableFromInline let firstPlaces: (_ ids: [ID], _ data: Data, _ places: Range<Int>) -> [Int?]
  /// Whether two collections surely have the same elements, found without looking at them.
  @usableFromInline let areSurelySame: (Data, Data) -> Bool

  @usableFromInline init(
    id: @escaping (Data, Int) -> ID, all: @escaping (Data) -> [ID], firstPlace: @escaping (Data, ID) -> Int?,
    commonRun: @escaping (Data, Range<Int>, Data, Int) -> Int,
    firstPlaces: @escaping ([ID], Data, Range<Int>) -> [Int?], areSurelySame: @escaping (Data, Data) -> Bool
  ) {
    self.id = id
    self.all = all
    self.firstPlace = firstPlace
    self.commonRun = commonRun
    self.firstPlaces = firstPlaces
    self.areSurelySame = areSurelySame
  }

  @inlinable init(id: @escaping (Data.Element) -> ID) {
    self.init(
      id: { data, place in id(data[data.index(data.startIndex, offsetBy: place)]) },
      all: { $0.map(id) },
      firstPlace: { data, wanted in
        var place = 0
        for element in data {
          if id(element) == wanted { return place }
          place += 1
        }
        return nil
      },
      commonRun: { old, places, new, start in
        var same = 0
        var (here, there) = (old.startIndex, new.startIndex)
        old.formIndex(&here, offsetBy: places.lowerBound)
        new.formIndex(&there, offsetBy: start)
        while same < places.count, id(old[here]) == id(new[there]) {
          same += 1
          old.formIndex(after: &here)
          new.formIndex(after: &there)
        }
        return same
      },
      firstPlaces: { ids, data, places in
        var found = [Int?](repeating: nil, count: ids.count)
        var missing = Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
        var index = data.index(data.startIndex, offsetBy: places.lowerBound)
        for place in places {
          let element = id(data[index])
          // One is compared, which takes a tenth of the time.
          let number: Int? = ids.count > 1 ? missing.removeValue(forKey: element) : element == ids[0] ? 0 : nil
          if let number {
            found[number] = place
            if ids.count == 1 || missing.isEmpty { break }
          }
          data.formIndex(after: &index)
        }
        return found
      },
      areSurelySame: { isSameStorage($0, $1) })
  }

  /// Of the elements of a bound collection: those of the collection itself, so that no binding is made for the sake of an identity.
  @inlinable init<Elements>(of elements: ForEachIdentities<Elements, ID>) where Data == BoundElements<Elements, ID> {
    self.init(
      id: { elements.id($0.elements, $1) },
      all: { elements.all($0.elements) },
      firstPlace: { elements.firstPlace($0.elements, $1) },
      commonRun: { elements.commonRun($0.elements, $1, $2.elements, $3) },
      firstPlaces: { elements.firstPlaces($0, $1.elements, $2) },
      areSurelySame: { elements.areSurelySame($0.elements, $1.elements) })
  }
}

/// Whether two collections are one range, or one array or slice of an array that was not changed in between. Both are held by the caller,
/// so neither could have been changed in place.
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
