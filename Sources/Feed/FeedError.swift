import Foundation

/// A reason why a feed could not be read. `description` explains it to the user, together with a remedy.
package enum FeedError: Error, Hashable, Sendable {
  /// The given text is neither a file nor an address.
  case address(String)
  /// A file cannot be read; `reason` is the system's.
  case file(path: String, reason: String)
  /// The path is not a regular file but, for example, `a pipe`.
  case notFile(path: String, kind: String)
  /// A file, or a page of a server, has more than `limit` bytes.
  case tooLarge(source: String, limit: Int)
  /// The server cannot be reached; `reason` is the system's.
  case unreachable(host: String, reason: String)
  /// No complete answer arrived in `seconds`.
  case timedOut(host: String, seconds: Double)
  /// The answer was interrupted; `reason` is the system's.
  case interrupted(host: String, reason: String)
  /// The server has answered a request for `path` with this error status.
  case status(Int, host: String, path: String)
  /// The server's answer is not a feed.
  case malformed(source: String, reason: String)
  /// The content of the file is not a feed.
  case notFeed(path: String, reason: String)
  /// HTTP is not available to the program (libcurl is missing).
  case webUnavailable
  /// A failure requested by the user; see ``FeedFaults``.
  case simulated
}

extension FeedError: CustomStringConvertible, LocalizedError {
  package var errorDescription: String? { description }

  package var description: String {
    switch self {
    case .address(let text): "“\(text)” is no feed. Give the path of a file, or an address with http:// or https://."
    case .file(let path, let reason): "Cannot read \(path): \(reason) Check the path and who may read it."
    case .notFile(let path, let kind): "Cannot read \(path): it is \(kind). Give the path of a file, or an address."
    case .tooLarge(let source, let limit):
      "\(source) has more than \(ByteCount.text(limit)). Give a shorter feed, or allow more with --feed-limit."
    case .unreachable(let host, let reason):
      "Cannot reach \(host): \(reason) Check the address and the network, then try again."
    case .timedOut(let host, let seconds):
      "\(host) has not sent everything within \(seconds.formatted()) seconds. Try again."
    case .interrupted(let host, let reason): "The connection to \(host) broke off: \(reason) Try again."
    case .status(let code, let host, let path): Self.status(code, host, path)
    case .malformed(let source, let reason):
      "What \(source) has sent is not a feed: \(reason) Try again, or tell whoever runs it."
    case .notFeed(let path, let reason): "\(path) is not a feed: \(reason) A feed has a post in JSON on each line."
    case .webUnavailable:
      "Addresses are read with libcurl, which is not here. Install it (Debian: libcurl4), or give a file."
    case .simulated: "The server did not answer (simulated failure)."
    }
  }

  private static func status(_ code: Int, _ host: String, _ path: String) -> String {
    switch code {
    case 401, 403: "\(host) does not let everyone read \(path) (status \(code)). Choose an address that is public."
    case 404, 410: "\(host) has nothing at \(path) (status \(code)). Check the address."
    case 408, 429: "\(host) asks for a pause (status \(code)). Try again in a minute."
    case 300..<400: "\(host) sends us elsewhere without saying where (status \(code)). Check the address."
    case 500...: "\(host) has failed (status \(code)). Try again later."
    default: "\(host) does not answer for \(path) (status \(code)). Check the address."
    }
  }
}
