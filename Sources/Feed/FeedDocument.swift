import Foundation

/// Reads posts from JSON Lines and from pages. What cannot be read is left out and named, so one bad post costs one post.
package struct FeedDocument: Hashable, Sendable {
  package var items: [FeedItem] = []
  package var problems: [FeedProblem] = []
  /// The address of the next page as the page gives it: absolute or relative.
  package var next: String?
  /// What the server wants as `after` for the next page.
  package var cursor: String?

  /// Reads JSON Lines: UTF-8, a post on each line, empty lines for the eye. Lines may end with CR LF; a byte order mark may come first.
  ///
  /// A line that is no post, or has the id of one above it, is left out and named by its number.
  package init(jsonLines data: Data) {
    let decoder = JSONDecoder()
    var seen: [String: Int] = [:]
    for (index, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      let text = index == 0 ? line.withoutByteOrderMark : line
      guard text.contains(where: { $0 > UInt8(ascii: " ") }) else { continue }
      do {
        let item = try decoder.decode(FeedItem.self, from: Data(text))
        if let first = seen.updateValue(seen[item.id] ?? index + 1, forKey: item.id) {
          report("the id “\(item.id)” is that of line \(first) already.", "line \(index + 1)")
        } else {
          items.append(item)
        }
      } catch {
        report(error.reasonForPeople, "line \(index + 1)")
      }
    }
  }

  /// Reads a page: `{"items": […], "next": "address", "cursor": "text"}`, of which only `items` must be there, or just `[…]`.
  ///
  /// - Throws: what JSONDecoder says if it is no page at all. An item that is no post is left out and named.
  package init(page data: Data) throws {
    let page = try JSONDecoder().decode(Page.self, from: Data(data[...].withoutByteOrderMark))
    next = page.next
    cursor = page.cursor
    for (index, item) in page.items.enumerated() {
      switch item.result {
      case .success(let item): items.append(item)
      case .failure(let error): report(error.reasonForPeople, "item \(index + 1)")
      }
    }
  }

  private mutating func report(_ reason: String, _ place: String) {
    problems.append(FeedProblem(place: place, reason: reason))
  }
}

/// A page as it is written.
private struct Page: Decodable {
  var items: [Attempt]
  var next: String?
  var cursor: String?

  enum CodingKeys: String, CodingKey {
    case items, next, cursor
  }

  init(from decoder: any Decoder) throws {
    if let items = try? decoder.singleValueContainer().decode([Attempt].self) {
      self.items = items
      return
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    items = try values.decode([Attempt].self, forKey: .items)
    next = try values.decodeIfPresent(String.self, forKey: .next).flatMap { $0.isEmpty ? nil : $0 }
    cursor = try values.decodeIfPresent(String.self, forKey: .cursor).flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// A post, or why it is none: a bad one does not spoil its neighbours.
private struct Attempt: Decodable {
  let result: Result<FeedItem, any Error>

  init(from decoder: any Decoder) {
    result = Result { try FeedItem(from: decoder) }
  }
}

extension Data.SubSequence {
  fileprivate var withoutByteOrderMark: Data.SubSequence {
    starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self
  }
}

extension Error {
  /// What is wrong with the JSON, as a sentence.
  var reasonForPeople: String {
    guard let error = self as? DecodingError else { return String(describing: self) }
    switch error {
    case .keyNotFound(let key, _): return "“\(key.stringValue)” is missing."
    case .valueNotFound(_, let context): return "“\(context.name)” is null."
    case .typeMismatch(_, let context): return "“\(context.name)” has a value of the wrong kind."
    case .dataCorrupted(let context) where context.codingPath.isEmpty: return "it is not JSON."
    case .dataCorrupted(let context): return context.debugDescription + "."
    @unknown default: return String(describing: error)
    }
  }
}

extension DecodingError.Context {
  fileprivate var name: String { codingPath.last { $0.intValue == nil }?.stringValue ?? "page" }
}
