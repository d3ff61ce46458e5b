import Foundation
import Synchronization

/// A feed in a file of JSON Lines: see ``FeedDocument``.
///
/// The file is read when the first page or the latest posts are asked for; pages are cut from what was read then. So posts that are
/// added to the file come with the next refresh, and a file that changes meanwhile does not mix pages of two versions.
///
/// A line that is no post is left out and named in the first page's ``FeedPage/problems``. A file of which no line is a post is
/// refused: it is something else.
package final class FileFeed: FeedSource {
  package let path: String
  package let pageSize: Int
  private let read = Mutex<FeedList?>(nil)

  package init(path: String, pageSize: Int = 20) {
    self.path = path
    self.pageSize = max(pageSize, 1)
  }

  package func nextPage(after cursor: String?) async throws -> FeedPage {
    try Task.checkCancellation()
    let known = cursor == nil ? nil : read.withLock { $0 }
    return try (known ?? load()).page(after: cursor, size: pageSize)
  }

  package func latest(before id: FeedItem.ID?) async throws -> FeedPage {
    try Task.checkCancellation()
    return try load().latest(before: id, size: pageSize)
  }

  /// Opens the file and reads nothing.
  ///
  /// - Throws: ``FeedError/file(path:reason:)`` if there is no such file, or if it is not for us to read.
  package func checkAccess() throws(FeedError) {
    guard let file = fopen(path, "rb") else { throw systemError }
    defer { fclose(file) }
    // A folder can be opened; only reading says what it is.
    if fgetc(file) == EOF, ferror(file) != 0 { throw systemError }
  }

  private func load() throws(FeedError) -> FeedList {
    let document = FeedDocument(jsonLines: try contents())
    if document.items.isEmpty, let problem = document.problems.first {
      throw .notFeed(path: path, reason: "no line is a post. The first problem, \(problem)")
    }
    let list = FeedList(document)
    read.withLock { $0 = list }
    return list
  }

  /// Read with the C library: its errors say what is wrong, Foundation's on Linux often do not.
  private func contents() throws(FeedError) -> Data {
    guard let file = fopen(path, "rb") else { throw systemError }
    defer { fclose(file) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      data.append(contentsOf: buffer[..<count])
      if count == buffer.count { continue }
      if ferror(file) != 0 { throw systemError }
      return data
    }
  }

  /// The system's words for what has just gone wrong.
  private var systemError: FeedError { .file(path: path, reason: String(cString: strerror(errno)) + ".") }
}
