import Foundation
import WebAccess

/// A feed that a server gives out in pages.
///
/// The first page is asked for with `GET address?limit=20` (`limit` only if the address has none of its own). The answer is a page of
/// JSON as ``FeedDocument/init(page:)`` reads it, newest post first. Where the next page is, it says in one of three ways, of which
/// the first counts:
///
/// 1. the header `Link: <address>; rel="next"`;
/// 2. `"next": "address"` in the page;
/// 3. `"cursor": "text"` in the page: then it is `address?limit=20&after=text`.
///
/// Addresses may be relative to the page they stand in, so a folder of files does for a server. An answer of the type
/// `application/x-ndjson`, or from an address that ends with `.jsonl`, is a feed of JSON Lines in one page.
///
/// For the latest posts it reads from the first page on, until it meets the post that is known.
package struct HTTPFeed: FeedSource {
  package let address: URL
  package let pageSize: Int
  package let timeouts: Timeouts
  /// The most bytes that a page may have.
  package let byteLimit: Int

  package typealias Timeouts = WebTransfer.Timeouts

  /// The latest posts are looked for on so many pages; if the known one is not among them, the list begins anew.
  package static let mostPagesForLatest = 5

  /// - Throws: ``FeedError/address(_:)`` if it is not an address of http or https.
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
      guard count < Self.mostPagesForLatest, let next = found.next else { break }
      let page = try await nextPage(after: next)
      start = found.items.count
      found.items += page.items
      found.problems += page.problems
      (found.next, found.ending) = (page.next, page.ending)
    }
    found.isConnected = false
    return found
  }

  /// The address of a page for which the server has given no address: the first, or the one after a cursor.
  private func address(after cursor: String?) -> URL {
    guard var parts = URLComponents(url: address, resolvingAgainstBaseURL: true) else { return address }
    // What the person has written stays as it is, to the letter.
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

  /// Reads and decodes a page beside the caller's actor.
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

  /// Where the next page is. An address that cannot be followed ends the feed with this page, and says so.
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
  /// What may stand in a value of a query as it is: a plus sign would be read as a space.
  fileprivate static let inQueryValue = CharacterSet.urlQueryAllowed.subtracting(CharacterSet(charactersIn: "+&=;#"))
}

extension URL {
  fileprivate var isOfWeb: Bool { ["http", "https"].contains(scheme?.lowercased()) && host()?.isEmpty == false }

  /// The server, as people name it.
  var name: String { (host() ?? absoluteString) + (port.map { ":\($0)" } ?? "") }
}
