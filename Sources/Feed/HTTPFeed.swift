import Foundation
import WebAccess

/// A feed that a server provides in pages.
///
/// The first page is requested with `GET address?limit=20` (`limit` only if the address has no `limit` of its own).
/// The answer is a JSON page in the format of ``FeedDocument/init(page:)``, newest post first. The next page is
/// determined by the first of these that is present:
///
/// 1. the header `Link: <address>; rel="next"`;
/// 2. `"next": "address"` in the page;
/// 3. `"cursor": "text"` in the page: the next page is then `address?limit=20&after=text`.
///
/// Addresses may be relative to their page, so that a folder of files can serve as a server. An answer of the type
/// `application/x-ndjson`, or from an address that ends with `.jsonl`, is a feed of JSON Lines in a single page.
///
/// The latest posts are read from the first page on, until the known post is found.
package struct HTTPFeed: FeedSource {
  package let address: URL
  package let pageSize: Int
  package let timeouts: Timeouts
  /// The maximum size of a page in bytes.
  package let byteLimit: Int

  package typealias Timeouts = WebTransfer.Timeouts

  /// The maximum number of pages searched for the known post by `latest(before:)`. If it is not found, the list
  /// restarts.
  package static let maximumPagesForLatest = 5

  /// Creates a feed; no request is sent yet.
  ///
  /// - Throws: ``FeedError/address(_:)`` if `address` is no http or https address.
  package init(
    _ address: String, pageSize: Int = 20, timeouts: Timeouts = Timeouts(), byteLimit: Int = FeedLimits.bytes
  ) throws(FeedError) {
    guard let url = URL(string: address), url.isOfWeb else { throw .address(address) }
    self.address = url
    self.pageSize = max(pageSize, 1)
    self.timeouts = timeouts
    self.byteLimit = byteLimit
  }

  package func nextPage(after cursor: String?) async throws -> FeedPage {
    guard let cursor else { return try await page(at: address(after: nil)) }
    guard let url = URL(string: cursor), url.isOfWeb else { throw FeedError.address(cursor) }
    return try await page(at: url)
  }

  @concurrent package func latest(before id: FeedItem.ID?) async throws -> FeedPage {
    var found = try await nextPage(after: nil)
    guard let id else { return found }
    var start = 0
    for count in 1... {
      if let index = found.items[start...].firstIndex(where: { $0.id == id }) {
        return FeedPage(items: Array(found.items[..<index]), problems: found.problems)
      }
      guard count < Self.maximumPagesForLatest, let next = found.next else { break }
      let page = try await nextPage(after: next)
      start = found.items.count
      found.items += page.items
      found.problems += page.problems
      (found.next, found.ending) = (page.next, page.ending)
    }
    found.isConnected = false
    return found
  }

  /// The address of a page without an address given by the server: the first page, or the page after a cursor.
  private func address(after cursor: String?) -> URL {
    guard var parts = URLComponents(url: address, resolvingAgainstBaseURL: true) else { return address }
    // The query as written by the user is kept unchanged.
    var query = parts.percentEncodedQueryItems ?? []
    if !query.contains(where: { $0.name == "limit" }) {
      query.append(URLQueryItem(name: "limit", value: String(pageSize)))
    }
    if let cursor {
      query.removeAll { $0.name == "after" }
      query.append(
        URLQueryItem(name: "after", value: cursor.addingPercentEncoding(withAllowedCharacters: .inQueryValue)))
    }
    parts.percentEncodedQueryItems = query
    return parts.url ?? address
  }

  /// Loads and decodes a page outside of the caller's actor.
  @concurrent private func page(at url: URL) async throws -> FeedPage {
    let answer = try await HTTPAnswer.get(url, timeouts, byteLimit: byteLimit)
    guard !answer.isEmpty else { return FeedPage(items: []) }
    let document: FeedDocument
    do {
      document = try answer.isLines ? FeedDocument(jsonLines: answer.body) : FeedDocument(page: answer.body)
    } catch {
      throw FeedError.malformed(source: url.name, reason: error.reasonForPeople)
    }
    if document.items.isEmpty, let problem = document.problems.first {
      throw FeedError.malformed(source: url.name, reason: "nothing in it is a post. The first problem, \(problem)")
    }
    var page = FeedPage(items: document.items, ending: document.ending, problems: document.problems)
    note(next: document, answer, in: &page)
    return page
  }

  /// Sets the cursor of the next page. An invalid address ends the feed with this page and sets `ending`.
  private func note(next document: FeedDocument, _ answer: HTTPAnswer, in page: inout FeedPage) {
    if let text = answer.link.flatMap({ LinkHeader.target(of: "next", in: $0) }) ?? document.next {
      if let url = URL(string: text, relativeTo: answer.url)?.absoluteURL, url.isOfWeb {
        (page.next, page.ending) = (url.absoluteString, nil)
      } else {
        page.ending = "“\(FeedLimits.quotation.cut(text))” is no address of http or https."
      }
    } else if page.ending == nil {
      page.next = document.cursor.map { address(after: $0).absoluteString }
    }
  }
}

extension CharacterSet {
  /// The characters allowed in a query value without escaping. A plus sign would be decoded as a space.
  fileprivate static let inQueryValue = CharacterSet.urlQueryAllowed.subtracting(CharacterSet(charactersIn: "+&=;#"))
}

extension URL {
  fileprivate var isOfWeb: Bool { ["http", "https"].contains(scheme?.lowercased()) && host()?.isEmpty == false }

  /// The host and port of the server, for messages.
  var name: String { (host() ?? absoluteString) + (port.map { ":\($0)" } ?? "") }
}
