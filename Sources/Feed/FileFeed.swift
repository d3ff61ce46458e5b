import Foundation
import Synchronization
import WebAccess

/// A feed in a file of JSON Lines: see ``FeedLines``.
///
/// The file is read when the first page or the latest posts are asked for, if it has changed since; pages are cut from what was read
/// then. So posts that are added to the file come with the next refresh, and a file that changes meanwhile does not mix pages of two
/// versions. Everything is done beside the caller's actor.
///
/// A line that is no post is left out and named in the first page's ``FeedPage/problems``. A file of which no line is a post is
/// refused: it is something else.
package final class FileFeed: FeedSource {
  package let path: String
  package let pageSize: Int
  /// The most bytes that a file may have.
  package let byteLimit: Int
  private let version = Mutex<Version?>(nil)

  /// What the file had in it when it was read.
  private struct Version: Sendable {
    let list: FeedList
    /// Nil if a later change could have the same stamp.
    let stamp: BoundedFile.Stamp?
  }

  package init(path: String, pageSize: Int = 20, byteLimit: Int = FeedLimits.bytes) {
    self.path = path
    self.pageSize = max(pageSize, 1)
    self.byteLimit = byteLimit
  }

  @concurrent package func nextPage(after cursor: String?) async throws -> FeedPage {
    try Task.checkCancellation()
    let known = cursor == nil ? nil : version.withLock { $0 }
    return try (known?.list ?? newestList()).page(after: cursor, size: pageSize)
  }

  @concurrent package func latest(before id: FeedItem.ID?) async throws -> FeedPage {
    try Task.checkCancellation()
    return try newestList().latest(before: id, size: pageSize)
  }

  /// Opens the file and reads nothing.
  ///
  /// - Throws: ``FeedError`` if there is no such file, if it is not for us to read, if it is something else than a file, or too large.
  package func checkAccess() throws(FeedError) {
    do { _ = try BoundedFile.stamp(path, limit: byteLimit) } catch { throw FeedError(error, at: path) }
  }

  /// The file as it is now; read only if it is another one than before.
  private func newestList() throws -> FeedList {
    let (data, stamp): (Data, BoundedFile.Stamp)
    do throws(BoundedFile.Failure) {
      let now = try BoundedFile.stamp(path, limit: byteLimit)
      if let known = version.withLock({ $0 }), known.stamp == now { return known.list }
      (data, stamp) = try BoundedFile.read(path, limit: byteLimit)
    } catch {
      throw FeedError(error, at: path)
    }
    let isRecent = stamp.isRecent()
    let lines = try FeedLines(data) { try Task.checkCancellation() }
    if lines.count == 0, let problem = lines.problems.first {
      throw FeedError.notFeed(path: path, reason: "no line is a post. The first problem, \(problem)")
    }
    let list = FeedList(lines)
    version.withLock { $0 = Version(list: list, stamp: isRecent ? nil : stamp) }
    return list
  }
}

extension FeedError {
  /// Why the file at `path` is not read.
  fileprivate init(_ failure: BoundedFile.Failure, at path: String) {
    switch failure {
    case .system(let reason): self = .file(path: path, reason: reason + ".")
    case .kind(let kind): self = .notFile(path: path, kind: kind)
    case .tooLarge(let limit): self = .tooLarge(source: path, limit: limit)
    }
  }
}
