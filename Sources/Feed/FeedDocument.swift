import Foundation

/// Parses posts from JSON Lines and from JSON pages. An unreadable post is skipped and reported in `problems`, so
/// that it does not affect the remaining posts.
package struct FeedDocument: Hashable, Sendable {
  package var items: [FeedItem] = []
  package var problems: [FeedProblem] = []
  /// The address of the next page as given in the page: absolute or relative.
  package var next: String?
  /// The value of the parameter `after` for the next page.
  package var cursor: String?
  /// The reason why ``next`` or ``cursor`` is nil although the page has a value.
  package var ending: String?

  /// Parses JSON Lines with ``FeedLines``, in the order of the lines.
  package init(jsonLines data: Data) {
    self.init(FeedLines(data) {})
  }

  /// Decodes the posts of `lines`, at most `FeedLimits.pagePosts`.
  init(_ lines: FeedLines) {
    items = lines.items(0..<min(lines.count, FeedLimits.pagePosts))
    problems = lines.problems
    guard lines.count > FeedLimits.pagePosts, problems.count < FeedLimits.problems else { return }
    problems.append(
      FeedProblem(
        place: "line \(lines.line(at: FeedLimits.pagePosts))",
        reason: "a page has at most \(FeedLimits.pagePosts) posts; the rest is left out."))
  }

  /// Parses a page: `{"items": […], "next": "address", "cursor": "text"}`, of which only `items` is required, or just
  /// `[…]`.
  ///
  /// - Throws: The error of `JSONDecoder` if the data is not a page. An invalid item is skipped and reported.
  package init(page data: Data) throws {
    if let offset = data.firstInvalidUTF8 { throw FeedTextError(reason: "byte \(offset + 1) is not UTF-8.") }
    let page = try JSONDecoder().decode(Page.self, from: Data(data[...].withoutByteOrderMark))
    next = page.next
    cursor = page.cursor
    ending = page.ending
    items = page.items
    problems = page.problems
  }
}

/// A page as encoded in JSON.
private struct Page: Decodable {
  var items: [FeedItem] = []
  var problems: [FeedProblem] = []
  var next: String?
  var cursor: String?
  var ending: String?

  enum CodingKeys: String, CodingKey {
    case items, next, cursor
  }

  init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      try read(&list)
      return
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    var list = try values.nestedUnkeyedContainer(forKey: .items)
    try read(&list)
    next = text(.next, in: values)
    cursor = text(.cursor, in: values)
  }

  /// Decodes the posts individually, so that posts beyond `FeedLimits.pagePosts` are not kept.
  private mutating func read(_ list: inout any UnkeyedDecodingContainer) throws {
    while !list.isAtEnd {
      if items.count == FeedLimits.pagePosts {
        return report("a page has at most \(FeedLimits.pagePosts) posts; the rest is left out.", list.currentIndex)
      }
      let index = list.currentIndex
      switch try list.decode(Attempt.self).result {
      case .success(let item): items.append(item)
      case .failure(let error): report(error.reasonForPeople, index)
      }
    }
  }

  private mutating func report(_ reason: String, _ index: Int) {
    if problems.count < FeedLimits.problems {
      problems.append(FeedProblem(place: "item \(index + 1)", reason: reason))
    }
  }

  /// An optional text. A value of a wrong type ends the feed after this page, but loses no post of this page.
  private mutating func text(_ key: CodingKeys, in values: KeyedDecodingContainer<CodingKeys>) -> String? {
    do {
      return try values.decodeIfPresent(String.self, forKey: key).flatMap { $0.isEmpty ? nil : $0 }
    } catch {
      ending = error.reasonForPeople
      return nil
    }
  }
}

/// A decoded post, or the reason why it is invalid.
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
  /// A sentence that describes the JSON error.
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
