/// Elements in pieces, so that adding some at either end copies a piece and not all of them, though somebody holds what was there before.
struct ChunkedRows<Element> {
  /// The elements in each piece but the first and the last, which have as many or fewer. None is empty.
  static var chunkLength: Int { 4096 }

  private var chunks: [[Element]]
  private(set) var count: Int

  /// Complexity: O(n).
  init(_ elements: some Collection<Element>) {
    var rest = elements[...]
    chunks = []
    count = elements.count
    while !rest.isEmpty {
      chunks.append(Array(rest.prefix(Self.chunkLength)))
      rest = rest.dropFirst(Self.chunkLength)
    }
  }

  /// Adds elements at the end. Complexity: O(their number + the length of a piece).
  mutating func append(_ elements: some Collection<Element>) {
    for element in elements {
      if let last = chunks.indices.last, last > 0, chunks[last].count < Self.chunkLength {
        chunks[last].append(element)
      } else {
        chunks.append([element])
      }
      count += 1
    }
  }

  /// Adds elements at the beginning, as many as a piece has at most. Complexity: O(n / the length of a piece + that length).
  mutating func prepend(_ elements: [Element]) {
    precondition(elements.count <= Self.chunkLength, "at most a piece of \(Self.chunkLength) at a time")
    count += elements.count
    // The last piece is left as it is.
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
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Element {
    let first = chunks[0].count
    if index < first { return chunks[0][index] }
    let rest = index - first
    return chunks[1 + rest / Self.chunkLength][rest % Self.chunkLength]
  }
}
