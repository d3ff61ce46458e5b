import Foundation

/// A path for output, and the file that it resolves to.
package struct OutputPath {
  /// The path as it was given.
  package let path: String

  /// Creates a path; does not access the file system.
  package init(_ path: String) { self.path = path }

  /// True if a new file may replace the path: it is a regular file or does not exist. Devices and pipes are not
  /// replaced.
  package var isReplaceable: Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// The absolute path of the file, with symbolic links resolved (`realpath`).
  package var target: String { resolve(path, depth: 0) }

  /// True if both paths name the same regular file. False for devices and pipes, which accept several writers.
  package func isSameFile(as other: OutputPath) -> Bool {
    guard isReplaceable, other.isReplaceable else { return false }
    if target == other.target { return true }
    var (mine, theirs) = (stat(), stat())
    guard stat(path, &mine) == 0, stat(other.path, &theirs) == 0 else { return false }
    return mine.st_dev == theirs.st_dev && mine.st_ino == theirs.st_ino
  }

  /// Resolves a path. A file that does not exist yet has no real path, but its folder has, and a dangling symbolic link
  /// names its target.
  private func resolve(_ path: String, depth: Int) -> String {
    if let real = realPath(path) { return real }
    let parts = FilePath(path)
    let parent = realPath(parts.folder) ?? parts.folder
    if depth < 40, let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      return resolve(link.hasPrefix("/") ? link : parent + "/" + link, depth: depth + 1)
    }
    return parent + (parent.hasSuffix("/") ? "" : "/") + parts.name
  }

  /// The real path; nil if the file does not exist, or if a name in the path is not UTF-8: the path as given then works without it.
  private func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(validatingCString: real)
  }
}
