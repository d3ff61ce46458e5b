/// A collection in chunks. Adding elements at either end copies a chunk instead of the whole storage, even if an older
/// copy of the collection exists.
package struct ChunkedRows<Element> {
  /// The number of elements in each chunk except for the first and the last, which may be shorter. No chunk is empty.
  static var chunkLength: Int { 4096 }

  private var chunks: [[Element]]
  package private(set) var count: Int

  /// Creates a collection of `elements`. Complexity: O(n).
  package init(_ elements: some Collection<Element>) {
    var remainder = elements[...]
    chunks = []
    count = elements.count
    while !remainder.isEmpty {
      chunks.append(Array(remainder.prefix(Self.chunkLength)))
      remainder = remainder.dropFirst(Self.chunkLength)
    }
  }

  /// Appends elements. Complexity: O(their number + `chunkLength`).
  package mutating func append(_ elements: some Collection<Element>) {
    for element in elements {
      if let last = chunks.indices.last, last > 0, chunks[last].count < Self.chunkLength {
        chunks[last].append(element)
      } else {
        chunks.append([element])
      }
      count += 1
    }
  }

  /// Prepends up to `chunkLength` elements. Complexity: O(n / `chunkLength` + `chunkLength`).
  package mutating func prepend(_ elements: [Element]) {
    precondition(elements.count <= Self.chunkLength, "at most a piece of \(Self.chunkLength) at a time")
    count += elements.count
    // The last chunk is not modified.
    guard let first = chunks.first, chunks.count > 1 else { return insertFirst(elements) }
    let joined = elements + first
    chunks[0] = Array(joined.suffix(Self.chunkLength))
    insertFirst(Array(joined.dropLast(Self.chunkLength)))
  }

  private mutating func insertFirst(_ elements: [Element]) {
    if !elements.isEmpty { chunks.insert(elements, at: 0) }
  }
}

extension ChunkedRows: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> Element {
    let first = chunks[0].count
    if index < first { return chunks[0][index] }
    let remainder = index - first
    return chunks[1 + remainder / Self.chunkLength][remainder % Self.chunkLength]
  }
}
