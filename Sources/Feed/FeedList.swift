import Foundation

/// A complete feed in memory, newest first, divided into pages.
struct FeedList: Sendable {
  private let lines: FeedLines

  init(_ lines: FeedLines) { self.lines = lines.newestFirst() }

  var problems: [FeedProblem] { lines.problems }

  /// The posts after `cursor`, at most `size`. The first page contains the problems and begins with the post at `first`.
  func page(after cursor: String?, size: Int, from first: Int = 0) throws(FeedError) -> FeedPage {
    var start = min(first, lines.count)
    if let cursor {
      guard let cursor = Cursor(cursor) else { throw .malformed(source: "the page", reason: "its cursor is not ours.") }
      start = position(of: cursor)
    }
    let end = min(start + size, lines.count)
    let items = lines.items(start..<end)
    let last = items.last.map { Cursor(seconds: lines.seconds(at: end - 1), id: $0.id) }
    return FeedPage(
      items: items, next: end < lines.count ? last?.text : nil, problems: cursor == nil ? problems : [])
  }

  /// The posts from the index `first` to the post `id`. If `id` is missing, or too many posts are new, the first page
  /// with `isConnected` false.
  func latest(before id: FeedItem.ID?, size: Int, from first: Int = 0) throws(FeedError) -> FeedPage {
    if let id, let index = lines.index(of: id), index - first <= max(FeedLimits.latestPosts, size) {
      return FeedPage(items: lines.items(min(first, index)..<index), problems: problems)
    }
    var page = try page(after: nil, size: size, from: first)
    page.isConnected = false
    return page
  }

  /// The index of the first post after `cursor`. Posts of the same second may be repeated rather than lost.
  private func position(of cursor: Cursor) -> Int {
    if let index = lines.index(of: cursor.id) { return index + 1 }
    return (0..<lines.count).first { lines.seconds(at: $0) <= cursor.seconds } ?? lines.count
  }
}

/// The last post of a page. The date determines the index if the post itself has been deleted.
private struct Cursor {
  var seconds: Double
  var id: String

  var text: String { "\(seconds) \(id)" }
}

extension Cursor {
  init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let seconds = Double(parts[0]) else { return nil }
    self.seconds = seconds
    id = String(parts[1])
  }
}
