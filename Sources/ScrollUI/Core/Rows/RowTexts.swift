/// A function that reads the texts of rows from a collection.
///
/// The initializer is inlinable, so that the compiler specializes it in the module that calls it with the types of the collection. The
/// unspecialized function allocates memory three times for each element.
@usableFromInline package struct RowTexts<Data: Collection> {
  /// Returns the texts of the elements at offsets from the start, up to the element with which they have `maximumBytes` in UTF-8. Offsets
  /// beyond the end have no texts.
  @usableFromInline package let read: (_ data: Data, _ offsets: Range<Int>, _ maximumBytes: Int) -> [String]

  /// - Parameter text: Returns the text of an element.
  @inlinable package init(_ text: @escaping (Data.Element) -> String) {
    read = { data, offsets, maximumBytes in
      let offsets = offsets.clamped(to: 0..<data.count)
      var (texts, bytes): ([String], Int) = ([], 0)
      texts.reserveCapacity(offsets.count)
      var index = data.index(data.startIndex, offsetBy: offsets.lowerBound)
      while texts.count < offsets.count, bytes < maximumBytes {
        let next = text(data[index])
        texts.append(next)
        bytes += next.utf8.count
        data.formIndex(after: &index)
      }
      return texts
    }
  }
}
