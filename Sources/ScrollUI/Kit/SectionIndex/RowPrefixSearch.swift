import Engine

/// A search for the next row with a text that begins with a prefix, in slices of at most `maximumRows` texts a frame.
@MainActor final class RowPrefixSearch: FrameTicker {
  /// The maximum number of texts that are read and compared in a frame, on the main actor.
  private static let maximumRows = 4096

  private let pattern: TextPattern
  private let parts: [FindablePart]
  private let start: Int
  private var read = 0
  private let count: Int
  /// Called with the item, or nil if no row has the prefix.
  private let completion: (Int?) -> Void

  /// Fails without rows that can be found.
  init?(_ prefix: String, in parts: [FindablePart], from item: Int, completion: @escaping (Int?) -> Void) {
    count = parts.reduce(0) { $0 + $1.items.count }
    guard count > 0, let pattern = TextPattern(prefix) else { return nil }
    self.pattern = pattern
    self.parts = parts
    let before = parts.rowCount(before: item)
    start = before < count ? before : 0
    self.completion = completion
  }

  func tick(at time: Double) -> NextTick {
    var remainder = Self.maximumRows
    while remainder > 0, read < count {
      let (part, rows) = parts.slice(from: (start + read) % count, limit: min(remainder, count - read))
      let texts = part.source.texts(of: rows)
      if let offset = texts.firstIndex(where: begins) {
        finish(part.items.lowerBound + rows.lowerBound + offset)
        return .never
      }
      // A collection that became shorter ends the search.
      guard texts.count == rows.count else { break }
      read += rows.count
      remainder -= rows.count
    }
    guard remainder > 0 || read >= count else { return .nextFrame }
    finish(nil)
    return .never
  }

  private func finish(_ item: Int?) {
    read = count
    completion(item)
  }

  private func begins(_ text: String) -> Bool { pattern.ranges(in: text).first?.lowerBound == 0 }
}
