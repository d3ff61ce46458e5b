import Engine

/// A search in the texts of a container, from an item to the end and then from the beginning.
///
/// Texts are read on the main actor in slices, since collections and closures of views need not be `Sendable`: at most `maximumRows` rows
/// or about `maximumBytes` in a frame, counted so that a replay reads the same slices. The comparison, which takes longer than
/// reading, runs outside of the main actor. The next slice waits for the result of the last. Memory grows with the rows
/// that have matches, by 16 bytes each.
@MainActor package final class FindSession {
  /// The maximum number of texts that are read in a frame. At a third of a microsecond each they take 4 ms. A million rows take 82 frames.
  package static let maximumRows = 12_288
  /// The length of texts in UTF-8 after which a slice ends.
  static let maximumBytes = 3 << 17
  /// The number of texts that are compared between two questions whether the search was cancelled.
  nonisolated private static let step = 64

  let pattern: TextPattern
  private let parts: [FindablePart]
  private(set) var hits = FindHits()
  /// The number of rows that were read.
  private(set) var rowsRead = 0
  private let rowCount: Int
  /// The index of the first row among the rows of `parts`.
  private let start: Int
  private var isWaiting = false
  private var task: Task<Void, Never>?
  private let didFind: () -> Void

  /// - Parameters:
  ///   - item: the item with which the search begins.
  ///   - didFind: called after each slice, on the main actor.
  init(_ pattern: TextPattern, in parts: [FindablePart], from item: Int, didFind: @escaping () -> Void) {
    self.pattern = pattern
    self.parts = parts
    self.didFind = didFind
    rowCount = parts.reduce(0) { $0 + $1.items.count }
    let before = parts.rowCount(before: item)
    start = before < rowCount ? before : 0
  }

  /// True after all rows were compared.
  var isComplete: Bool { rowsRead == rowCount && !isWaiting }

  /// The index of the first match from the start on, or of the first match of all after the search has wrapped; nil until it is known.
  var firstHit: Int? { hits.firstAfterStart ?? (isComplete && hits.count > 0 ? 0 : nil) }

  func cancel() { task?.cancel() }

  /// True if the container still has the rows with which the search began.
  func matches(_ other: [FindablePart]) -> Bool {
    parts.count == other.count && zip(parts, other).allSatisfy { $0.items == $1.items && $0.source === $1.source }
  }

  /// Reads the next slice of at most `maximumRows`, unless the comparison of the last is not finished.
  func advance() {
    guard !isWaiting, rowsRead < rowCount else { return }
    let wraps = rowsRead >= rowCount - start
    let index = wraps ? rowsRead - (rowCount - start) : start + rowsRead
    let (part, rows) = parts.slice(from: index, limit: min((wraps ? start : rowCount) - index, Self.maximumRows))
    let texts = part.source.texts(of: rows, maximumBytes: Self.maximumBytes)
    // A collection that became shorter ends the slice; the change of the data starts a search of its own.
    guard !texts.isEmpty else { return rowsRead = rowCount }
    rowsRead += texts.count
    isWaiting = true
    compare(texts, from: part.items.lowerBound + rows.lowerBound, wraps: wraps)
  }

  private func compare(_ texts: [String], from item: Int, wraps: Bool) {
    let pattern = pattern
    task = Task { [weak self] in
      let found = await Self.matches(of: pattern, in: texts)
      guard let self, !Task.isCancelled else { return }
      isWaiting = false
      hits.append(found, from: item, wraps: wraps)
      didFind()
    }
  }

  /// The offsets of the texts with matches, and their numbers of matches.
  @concurrent nonisolated private static func matches(
    of pattern: TextPattern, in texts: [String]
  ) async -> [(offset: Int, count: Int)] {
    var found: [(offset: Int, count: Int)] = []
    for (offset, text) in texts.enumerated() {
      if offset % step == 0, Task.isCancelled { return [] }
      let count = pattern.count(in: text)
      if count > 0 { found.append((offset, count)) }
    }
    return found
  }
}
