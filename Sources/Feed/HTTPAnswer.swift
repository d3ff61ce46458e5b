import CWebTransfer
import Foundation
import WebAccess

/// A successful answer to a GET request.
struct HTTPAnswer: Sendable {
  /// The final address after redirections.
  let url: URL
  let status: Int
  let body: Data
  /// The header `Link`.
  let link: String?
  let type: String?

  /// True for the status 204 (No Content): there are no posts and no further pages.
  var isEmpty: Bool { status == 204 }

  /// True if the body is JSON Lines, by its content type or the extension of its address.
  var isLines: Bool {
    type?.contains("ndjson") == true || type?.contains("jsonl") == true || url.pathExtension == "jsonl"
  }

  /// Sends a GET request. No state is kept between calls: no cookies, no cache, no connection, so that an old page is
  /// never mistaken for a new page.
  ///
  /// - Throws: ``FeedError``, or `CancellationError`.
  static func get(_ url: URL, _ timeouts: HTTPFeed.Timeouts, byteLimit: Int) async throws -> HTTPAnswer {
    try Task.checkCancellation()
    let result = await WebTransfer(
      url, accept: "application/json, application/x-ndjson;q=0.9", timeouts: timeouts, byteLimit: byteLimit
    ).run()
    try Task.checkCancellation()
    if let error = FeedError(result, at: url, timeouts, byteLimit: byteLimit) { throw error }
    return HTTPAnswer(
      url: URL(string: result.address) ?? url, status: result.status, body: result.body, link: result.header("Link"),
      type: result.header("Content-Type")?.lowercased())
  }
}

extension FeedError {
  /// The error of a failed transfer; nil for a successful transfer.
  fileprivate init?(_ result: WebTransfer.Result, at url: URL, _ timeouts: HTTPFeed.Timeouts, byteLimit: Int) {
    let host = url.name
    let reason = result.message.isEmpty || result.message.hasSuffix(".") ? result.message : result.message + "."
    switch result.outcome {
    case web_complete where (200..<300).contains(result.status): return nil
    case web_complete: self = .status(result.status, host: host, path: url.path())
    case web_silent: self = .timedOut(host: host, seconds: timeouts.silence)
    case web_late: self = .timedOut(host: host, seconds: timeouts.total)
    case web_unreachable: self = .unreachable(host: host, reason: reason)
    case web_circular: self = .malformed(source: host, reason: "it sends us round in circles.")
    case web_too_long: self = .tooLarge(source: "What \(host) has sent", limit: byteLimit)
    case web_foreign:
      self = .malformed(source: host, reason: "it sends us to an address that is neither http nor https.")
    case web_bad_address: self = .address(url.absoluteString)
    case web_unavailable: self = .webUnavailable
    default: self = .interrupted(host: host, reason: reason)
    }
  }
}
