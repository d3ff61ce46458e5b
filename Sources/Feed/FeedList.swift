import Foundation

/// A whole feed in memory, newest first, from which pages are cut.
struct FeedList: Sendable {
  let items: [FeedItem]
  let problems: [FeedProblem]

  /// Posts of the same second stay in the order of the document. So new posts may be written at its end or at its beginning.
  init(_ document: FeedDocument) {
    items = document.items.enumerated()
      .sorted { ($1.element.date, $0.offset) < ($0.element.date, $1.offset) }
      .map(\.element)
    problems = document.problems
  }

  /// The posts after `cursor`, `size` at most. What cannot be read is told with the first page.
  func page(after cursor: String?, size: Int) throws(FeedError) -> FeedPage {
    var start = 0
    if let cursor {
      guard let cursor = Cursor(cursor) else { throw .malformed(source: "the page", reason: "its cursor is not ours.") }
      start = cursor.position(in: items)
    }
    let end = min(start + size, items.count)
    return FeedPage(
      items: Array(items[start..<end]), next: end < items.count ? Cursor(items[end - 1]).text : nil,
      problems: cursor == nil ? problems : [])
  }

  /// All posts before the post `id`; the first page if it is not there any more.
  func latest(before id: FeedItem.ID?, size: Int) throws(FeedError) -> FeedPage {
    if let id, let index = items.firstIndex(where: { $0.id == id }) {
      return FeedPage(items: Array(items[..<index]), problems: problems)
    }
    var page = try page(after: nil, size: size)
    page.isConnected = false
    return page
  }
}

/// The last post of a page. Its date finds the place again when the post itself has been deleted.
private struct Cursor {
  var seconds: Double
  var id: String

  init(_ item: FeedItem) {
    seconds = item.date.timeIntervalSinceReferenceDate
    id = item.id
  }

  init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let seconds = Double(parts[0]) else { return nil }
    self.seconds = seconds
    id = String(parts[1])
  }

  var text: String { "\(seconds) \(id)" }

  /// Where the page after it begins. Posts of the same second may come again rather than be lost.
  func position(in items: [FeedItem]) -> Int {
    if let index = items.firstIndex(where: { $0.id == id }) { return index + 1 }
    return items.firstIndex { $0.date.timeIntervalSinceReferenceDate <= seconds } ?? items.count
  }
}
