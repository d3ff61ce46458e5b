import Foundation

/// Replaces a file or a folder as a whole: the path has its former content or all of the new content, also after a failure.
///
/// The content is written into a hidden folder beside the path, which is on the disk before it takes the place of the path by a rename.
package enum FileReplacement {
  /// A file, or a folder with its content.
  package indirect enum Content {
    case file(Data)
    /// The bytes of the regular file at this path, which may be of any size.
    case copy(of: String)
    /// The files and folders by their names.
    case folder([String: Content])

    fileprivate var isFolder: Bool { if case .folder = self { true } else { false } }
  }

  /// Puts `content` at `path`. A symbolic link leads to the path that is replaced.
  ///
  /// - Throws: `FileError.kind` for a pipe or a device at the path, and `FileError.system` for the first failed call, such as `EINVAL` for a
  ///   name with a slash. The path has its former content then.
  package static func write(_ content: Content, to path: String) throws(FileError) {
    try write(content, to: path, exchange: systemExchange)
  }

  /// `exchange` swaps two paths in a single step and returns 0.
  package static func write(
    _ content: Content, to path: String, exchange swap: (String, String) -> Int32
  ) throws(FileError) {
    let target = OutputPath(path).target
    let former = try kind(of: target)
    let draft = try makeFolder(beside: target)
    // Holds the remains of a failure, or the former content after the exchange.
    defer { try? FileManager.default.removeItem(atPath: draft) }
    let new = draft + "/new"
    try write(content, at: new)
    if let former, (former & S_IFMT == S_IFDIR) == content.isFolder { chmod(new, former & 0o7777) }
    try exchange(new, with: target, exists: former != nil, former: draft + "/former", swap)
    DiskSync.folder(FilePath(target).folder)
  }

  /// The mode of the file or folder at `path`; nil for a free path.
  private static func kind(of path: String) throws(FileError) -> mode_t? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw .last
    }
    guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { throw .kind("no file or folder") }
    // It must be writable, as if it were written in place.
    guard access(path, W_OK) == 0 else { throw .last }
    return status.st_mode
  }

  private static func makeFolder(beside target: String) throws(FileError) -> String {
    var number = 0
    while true {
      number += 1
      let path = FilePath(target).folder + "/.scrollui-\(getpid())-\(number)"
      if mkdir(path, 0o700) == 0 { return path }
      guard errno == EEXIST else { throw .last }
    }
  }

  // MARK: Writing

  private static func write(_ content: Content, at path: String) throws(FileError) {
    switch content {
    case .file(let data):
      try withNewFile(path) { descriptor throws(FileError) in
        var rest = data[...]
        while !rest.isEmpty {
          let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { throw .last }
          rest = rest.dropFirst(max(0, count))
        }
      }
    case .copy(let source): try copy(source, to: path)
    case .folder(let children):
      guard mkdir(path, 0o777) == 0 else { throw .last }
      for (name, child) in children.sorted(by: { $0.key < $1.key }) {
        guard !name.isEmpty, name != ".", name != "..", !name.contains("/") else { throw .system(EINVAL) }
        try write(child, at: path + "/" + name)
      }
      DiskSync.folder(path)
    }
  }

  private static func copy(_ source: String, to path: String) throws(FileError) {
    let input = try BoundedFile.open(source)
    defer { close(input) }
    try withNewFile(path) { output throws(FileError) in
      var bytes = [UInt8](repeating: 0, count: 1 << 18)
      while true {
        let count = read(input, &bytes, bytes.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw .last }
        guard count > 0 else { return }
        var done = 0
        while done < count {
          let step = bytes.withUnsafeBytes { Glibc.write(output, $0.baseAddress.map { $0 + done }, count - done) }
          if step < 0, errno == EINTR { continue }
          guard step > 0 else { throw .last }
          done += step
        }
      }
    }
  }

  private static func withNewFile(_ path: String, _ write: (Int32) throws(FileError) -> Void) throws(FileError) {
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try write(descriptor)
    try DiskSync.file(descriptor)
  }

  // MARK: Exchange

  /// `renameat2` with `RENAME_EXCHANGE`, which Swift does not import; fails with `ENOSYS` without it.
  private static func systemExchange(_ one: String, _ other: String) -> Int32 {
    typealias Rename = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    guard let symbol = dlsym(nil, "renameat2") else {
      errno = ENOSYS
      return -1
    }
    return unsafeBitCast(symbol, to: Rename.self)(AT_FDCWD, one, AT_FDCWD, other, 2)
  }

  /// Puts `new` at `target`. The former content of `target` goes to `new`, or to `former` on a file system that cannot exchange.
  private static func exchange(
    _ new: String, with target: String, exists: Bool, former: String, _ swap: (String, String) -> Int32
  ) throws(FileError) {
    guard exists else {
      guard rename(new, target) == 0 else { throw .last }
      return
    }
    if swap(new, target) == 0 { return }
    guard [EINVAL, ENOSYS, EOPNOTSUPP].contains(errno) else { throw .last }
    guard rename(target, former) == 0 else { throw .last }
    guard rename(new, target) == 0 else {
      let reason = errno
      rename(former, target)
      throw .system(reason)
    }
  }
}
