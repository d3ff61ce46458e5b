/// A change of a list of rows as the new list in `pieces`, each kept from the old list or inserted.
package struct RowRearrangement: Equatable, Sendable {
  package enum Piece: Equatable, Sendable {
    /// Rows kept from this range of the old list.
    case kept(Range<Int>)
    /// Inserted rows; `kind` is the index of their estimate.
    case new(Int, kind: Int)

    package var count: Int {
      switch self {
      case .kept(let range): range.count
      case .new(let count, _): count
      }
    }
  }

  /// The pieces of the new list in order. No index of the old list occurs twice.
  package private(set) var pieces: [Piece] = []
  /// The length of the new list.
  package private(set) var count = 0

  package init() {}

  /// Appends rows to the new list. Adjacent pieces of the same origin are joined.
  package mutating func append(_ piece: Piece) {
    guard piece.count > 0 else { return }
    count += piece.count
    switch (pieces.last, piece) {
    case (.kept(let last), .kept(let next)) where last.upperBound == next.lowerBound:
      pieces[pieces.count - 1] = .kept(last.lowerBound..<next.upperBound)
    case (.new(let last, let lastKind), .new(let next, let kind)) where lastKind == kind:
      pieces[pieces.count - 1] = .new(last + next, kind: kind)
    default: pieces.append(piece)
    }
  }

  /// The number of `new` rows.
  package var newCount: Int {
    pieces.reduce(0) { sum, piece in
      if case .new(let count, _) = piece { sum + count } else { sum }
    }
  }

  /// The ranges of `new` rows in the new list, in order.
  package var newRanges: [Range<Int>] {
    var start = 0
    return pieces.compactMap { piece -> Range<Int>? in
      defer { start += piece.count }
      if case .new(let count, _) = piece { return start..<start + count }
      return nil
    }
  }

  /// The ranges of removed rows in the old list of length `count`, in order.
  package func removedRanges(of count: Int) -> [Range<Int>] {
    let kept = pieces.compactMap { piece -> Range<Int>? in
      if case .kept(let range) = piece { return range }
      return nil
    }
    var removed: [Range<Int>] = []
    var end = 0
    for range in kept.sorted(by: { $0.lowerBound < $1.lowerBound }) + [count..<count] {
      if range.lowerBound > end { removed.append(end..<range.lowerBound) }
      end = range.upperBound
    }
    return removed
  }

  /// The same rearrangement with one `kind` for all `new` rows.
  package func ofKind(_ kind: Int) -> RowRearrangement {
    var copy = self
    for (index, piece) in pieces.enumerated() {
      if case .new(let count, _) = piece { copy.pieces[index] = .new(count, kind: kind) }
    }
    return copy
  }

  /// True if the new list equals the old list of length `count`.
  package func isIdentity(of count: Int) -> Bool {
    count == 0 ? pieces.isEmpty : pieces == [.kept(0..<count)]
  }
}

/// A lookup of the new indices of `kept` rows.
package struct RowRelocation: Sendable {
  private let kept: [(old: Range<Int>, new: Int)]

  /// Creates the lookup. Complexity: O(n log n) in the number of `pieces`.
  package init(_ rearrangement: RowRearrangement) {
    var start = 0
    var kept: [(old: Range<Int>, new: Int)] = []
    for piece in rearrangement.pieces {
      if case .kept(let range) = piece { kept.append((range, start)) }
      start += piece.count
    }
    self.kept = kept.sorted { $0.old.lowerBound < $1.old.lowerBound }
  }

  /// The new index of the row at index `old`; `nil` if it was removed. Complexity: O(log n) in the number of `pieces`.
  package func newIndex(of old: Int) -> Int? {
    guard let piece = piece(startingAtOrBefore: old), piece.old.contains(old) else { return nil }
    return piece.new + old - piece.old.lowerBound
  }

  /// The new index of the first `kept` row at or after index `old`; `nil` if there is none.
  package func newIndex(atOrAfter old: Int) -> Int? {
    if let index = newIndex(of: old) { return index }
    let next = firstPiece(startingAfter: old)
    return next < kept.count ? kept[next].new : nil
  }

  /// The new index of the last `kept` row before index `old`; `nil` if there is none.
  package func newIndex(before old: Int) -> Int? {
    guard let piece = piece(startingAtOrBefore: old - 1) else { return nil }
    return piece.new + min(piece.old.count, old - piece.old.lowerBound) - 1
  }

  private func piece(startingAtOrBefore old: Int) -> (old: Range<Int>, new: Int)? {
    let next = firstPiece(startingAfter: old)
    return next > 0 ? kept[next - 1] : nil
  }

  private func firstPiece(startingAfter old: Int) -> Int {
    var (low, high) = (0, kept.count)
    while low < high {
      let middle = (low + high) / 2
      if kept[middle].old.lowerBound > old { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
