import Files
import Foundation
import Synchronization

/// A feed in a file of JSON Lines; see ``FeedLines``.
///
/// The file is read for the first page or the latest posts if its stamp has changed; further pages are taken from the
/// same version. Posts added to the file therefore appear with the next refresh, and pages of two versions are never
/// mixed. All work is done outside of the caller's actor.
///
/// A line that is not a post is skipped and reported in the first page's ``FeedPage/problems``. A file without a post
/// is refused, as it is of a different kind.
package final class FileFeed: FeedSource {
  package let path: String
  package let pageSize: Int
  /// The maximum size of the file in bytes.
  package let byteLimit: Int
  private let version = Mutex<Version?>(nil)

  /// The content of a version of the file.
  private struct Version: Sendable {
    let list: FeedList
    /// Nil if a later change could have the same stamp; see `BoundedFile.Stamp.isRecent(at:)`.
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

  /// Opens the file without reading it.
  ///
  /// - Throws: ``FeedError`` if the file does not exist, is not readable, is not a regular file, or is too large.
  package func checkAccess() throws(FeedError) {
    do { _ = try BoundedFile.stamp(path, limit: byteLimit) } catch { throw FeedError(error, at: path) }
  }

  /// The posts of the current version of the file; read only if the stamp has changed.
  private func newestList() throws -> FeedList {
    let (data, stamp): (Data, BoundedFile.Stamp)
    do throws(FileError) {
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
  /// The error of a failed read of the file at `path`.
  fileprivate init(_ failure: FileError, at path: String) {
    switch failure {
    case .system: self = .file(path: path, reason: failure.reason + ".")
    case .kind(let kind): self = .notFile(path: path, kind: kind)
    case .tooLarge(let limit): self = .tooLarge(source: path, limit: limit)
    }
  }
}
