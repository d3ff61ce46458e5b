import Foundation

/// Reads posts from JSON Lines and from pages. What cannot be read is left out and named, so one bad post costs one post.
package struct FeedDocument: Hashable, Sendable {
  package var items: [FeedItem] = []
  package var problems: [FeedProblem] = []
  /// The address of the next page as the page gives it: absolute or relative.
  package var next: String?
  /// What the server wants as `after` for the next page.
  package var cursor: String?
  /// Why ``next`` or ``cursor`` is nil although the page has one.
  package var ending: String?

  /// Reads JSON Lines as ``FeedLines`` does, in the order of the lines.
  package init(jsonLines data: Data) {
    self.init(FeedLines(data) {})
  }

  /// All posts of `lines`.
  init(_ lines: FeedLines) {
    items = lines.items(0..<lines.count)
    problems = lines.problems
  }

  /// Reads a page: `{"items": […], "next": "address", "cursor": "text"}`, of which only `items` must be there, or just `[…]`.
  ///
  /// - Throws: what JSONDecoder says if it is no page at all. An item that is no post is left out and named.
  package init(page data: Data) throws {
    if let place = data.firstInvalidUTF8 { throw FeedTextError(reason: "byte \(place + 1) is not UTF-8.") }
    let page = try JSONDecoder().decode(Page.self, from: Data(data[...].withoutByteOrderMark))
    next = page.next
    cursor = page.cursor
    ending = page.ending
    items = page.items
    problems = page.problems
  }
}

/// A page as it is written.
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

  /// Reads the posts one by one, so that nothing is kept of those beyond the limit.
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

  /// A text that need not be there. One of another type costs the pages behind it, but no post of this one.
  private mutating func text(_ key: CodingKeys, in values: KeyedDecodingContainer<CodingKeys>) -> String? {
    do {
      return try values.decodeIfPresent(String.self, forKey: key).flatMap { $0.isEmpty ? nil : $0 }
    } catch {
      ending = error.reasonForPeople
      return nil
    }
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
