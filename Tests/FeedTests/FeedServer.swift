import Feed
import Foundation

/// A feed behind a ``LoopbackServer``: pages with cursors, and faults given by the test.
enum FeedServer {
  /// Posts with the ids `p<count>` … `p1`, the newest first.
  static func posts(_ count: Int) -> [FeedItem] {
    (0..<count).map { index in
      FeedItem(
        id: "p\(count - index)", author: "A", date: Date(timeIntervalSince1970: Double(1_700_000_000 - index)),
        title: "Post \(count - index)", color: 0)
    }
  }

  static func json(_ items: [FeedItem]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return "["
      + items.map { String(decoding: (try? encoder.encode($0)) ?? Data(), as: UTF8.self) }.joined(separator: ",") + "]"
  }

  static func page(_ items: [FeedItem], next: String? = nil, cursor: String? = nil) -> String {
    var text = "{\"items\":\(json(items))"
    if let next { text += ",\"next\":\"\(next)\"" }
    if let cursor { text += ",\"cursor\":\"\(cursor)\"" }
    return text + "}"
  }

  /// The answer of a correct server: `limit` posts after the post `after`.
  static func answer(_ items: [FeedItem], to request: LoopbackServer.Request) -> LoopbackReply {
    let limit = request.query("limit").flatMap { Int($0) } ?? 20
    let start = request.query("after").flatMap { id in items.firstIndex { $0.id == id } }.map { $0 + 1 } ?? 0
    let end = min(start + limit, items.count)
    return .body(page(Array(items[start..<end]), cursor: end < items.count ? items[end - 1].id : nil))
  }
}
