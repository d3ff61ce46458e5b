import Foundation

/// Creates the feed that the user has named on the command line.
package enum FeedLocation {
  /// The feed at `text`: an address with `http://` or `https://`, or the path of a file (`file://` too); nil is the
  /// embedded feed.
  ///
  /// No data is read yet. `byteLimit` is the maximum size of a file, or of a page of a server.
  ///
  /// - Throws: ``FeedError/address(_:)`` for a different kind of address, and for an empty text.
  package static func source(for text: String?, pageSize: Int = 20, byteLimit: Int = FeedLimits.bytes) throws(FeedError)
    -> any FeedSource
  {
    guard let text else { return EmbeddedFeed(pageSize: pageSize, heldBack: 9) }
    if text.isEmpty { throw .address(text) }
    guard let colon = text.range(of: "://") else {
      return FileFeed(path: text, pageSize: pageSize, byteLimit: byteLimit)
    }
    guard text[..<colon.lowerBound].lowercased() == "file" else {
      return try HTTPFeed(text, pageSize: pageSize, byteLimit: byteLimit)
    }
    guard let url = URL(string: text), !url.path.isEmpty else { throw .address(text) }
    return FileFeed(path: url.path, pageSize: pageSize, byteLimit: byteLimit)
  }
}
