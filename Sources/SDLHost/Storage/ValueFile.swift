import Engine
import Files
import ScrollUI
import Synchronization

/// A file of JSON with the values of a `ValueStore`. It is read at the first access.
///
/// `save()` replaces it as a whole. A file that cannot be read means no values, and is reported with a line on standard error; the next
/// `save()` keeps it under another name. Keys that another process has written meanwhile are kept.
package final class ValueFile: StorageValues {
  private struct Content {
    var values: [String: StorageValue] = [:]
    var isRead = false
    /// The keys that were set since the last `save()`.
    var changed: Set<String> = []
    /// The version of the file that was read or written last; nil for a missing file.
    var stamp: BoundedFile.Stamp?
    /// True if the file exists and cannot be read.
    var isDamaged = false
  }

  package let path: String
  private let content = Mutex(Content())
  /// True after `save()` has reported an error; further errors are not reported.
  @MainActor private var hasFailed = false
  /// The number of times that the file was written.
  @MainActor package private(set) var writeCount = 0

  /// The maximum size of the file in bytes; a larger file counts as damaged.
  package static let byteLimit = 4 << 20

  package init(path: String) { self.path = path }

  package func value(for key: String) -> StorageValue? {
    content.withLock { content in
      read(into: &content)
      return content.values[key]
    }
  }

  package func set(_ value: StorageValue?, for key: String) {
    content.withLock { content in
      read(into: &content)
      content.values[key] = value
      content.changed.insert(key)
    }
  }

  /// All values by their keys.
  var all: [String: StorageValue] {
    content.withLock { content in
      read(into: &content)
      return content.values
    }
  }

  /// True if values were set since the last `save()`.
  package var hasChanges: Bool { content.withLock { !$0.changed.isEmpty } }

  // MARK: Reading

  private func read(into content: inout Content) {
    guard !content.isRead else { return }
    content.isRead = true
    do {
      if let file = try Self.read(path) { (content.values, content.stamp) = file }
    } catch {
      content.isDamaged = true
      StandardError.warn("\(path) cannot be read and is not used: \(Self.reason(of: error))")
    }
  }

  /// The values in the file and its version; nil for a missing file.
  private static func read(_ path: String) throws -> (values: [String: StorageValue], stamp: BoundedFile.Stamp)? {
    if access(path, F_OK) != 0, errno == ENOENT || errno == ENOTDIR { return nil }
    let (data, stamp) = try BoundedFile.read(path, limit: byteLimit)
    return (try JSONDecoder().decode([String: StorageValue].self, from: data), stamp)
  }

  private static func reason(of error: any Error) -> String {
    (error as? FileError)?.reason ?? "it is no JSON object of values"
  }

  // MARK: Writing

  /// Writes the values if there are changes. An interrupted write leaves the former content.
  @MainActor package func save() {
    guard hasChanges else { return }
    do {
      try content.withLock { content in try write(&content) }
      writeCount += 1
    } catch {
      guard !hasFailed else { return }
      hasFailed = true
      StandardError.warn("\(path) cannot be written: \(Self.reason(of: error))")
    }
  }

  @MainActor private func write(_ content: inout Content) throws {
    let values = merged(&content)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(values)
    guard data.count <= Self.byteLimit else { throw FileError.tooLarge(limit: Self.byteLimit) }
    if content.isDamaged { try setAside() }
    try OutputFile.replace(path, with: data)
    content.values = values
    content.isDamaged = false
    content.changed = []
    content.stamp = try? BoundedFile.stamp(path, limit: Self.byteLimit)
  }

  /// The values to be written: those of the file if another process has written it, with the keys that were changed here. A file that
  /// cannot be read any more counts as damaged.
  private func merged(_ content: inout Content) -> [String: StorageValue] {
    guard !content.isDamaged else { return content.values }
    do {
      let stamp: BoundedFile.Stamp?
      do throws(FileError) { stamp = try BoundedFile.stamp(path, limit: Self.byteLimit) } catch {
        guard error == .system(ENOENT) || error == .system(ENOTDIR) else { throw error }
        stamp = nil
      }
      guard let stamp, stamp != content.stamp else { return content.values }
      var values = try Self.read(path)?.values ?? [:]
      for key in content.changed { values[key] = content.values[key] }
      return values
    } catch {
      content.isDamaged = true
      return content.values
    }
  }

  /// Renames the damaged file: `NAME.damaged`, or the first free name of `NAME.damaged-2` and so on. A folder or a pipe is refused.
  private func setAside() throws(FileError) {
    let target = OutputPath(path).target
    guard OutputPath(target).isReplaceable else { throw .kind("no regular file") }
    var name = target + ".damaged"
    var number = 1
    while access(name, F_OK) == 0 {
      number += 1
      name = "\(target).damaged-\(number)"
    }
    if rename(target, name) != 0, errno != ENOENT { throw .system(errno) }
  }
}
