import Foundation

/// A file that is written incrementally and appears complete or not at all.
///
/// Data is written to an unnamed file in the same folder, which replaces the file at the path in `finish()`, after the disk has it: after a
/// power failure too, the path has the old or the new file. Until then an existing file is unchanged, and a killed program leaves no file behind; on a file system without unnamed files it leaves a hidden
/// file, which the next output in its folder removes. A recording calls `publish()` after its
/// header, and is a valid script from then on. Devices, pipes and sockets are written directly.
@MainActor package final class OutputFile {
  /// The path as it was given.
  package let path: String
  private var file: UnsafeMutablePointer<FILE>
  /// The unpublished file; nil after `publish()` and for direct output.
  private var draft: Draft?
  /// True if the output is a pipe or a device, which is read immediately; see `OutputPath.isReplaceable`.
  package let isDirect: Bool
  /// Writes a file to the disk before its rename, and its folder after it.
  private let sync: Sync
  /// The `errno` of the first failed write.
  private var failure: Int32?

  /// The final path of the data, and its temporary name if it has a name.
  private struct Draft {
    let target: String
    var name: String?
  }

  /// The calls that wait for the disk; a test observes them.
  package struct Sync {
    package var file: @MainActor (Int32) throws(FileError) -> Void = { descriptor throws(FileError) in
      try DiskSync.file(descriptor)
    }
    package var folder: @MainActor (String) -> Void = { DiskSync.folder($0) }

    package init() {}
  }

  /// Opens a file for `path`.
  /// - Throws: `FileError.system` if the path cannot be written. Opening all outputs before a run
  ///   avoids losing its results.
  package convenience init(path: String) throws(FileError) { try self.init(path: path, sync: Sync()) }

  package init(path: String, sync: Sync) throws(FileError) {
    self.path = path
    self.sync = sync
    isDirect = !OutputPath(path).isReplaceable
    guard !isDirect else {
      guard let file = fopen(path, "w") else { throw .last }
      self.file = file
      return
    }
    let target = OutputPath(path).target
    // An existing file must be writable, as if it were written in place.
    if access(target, F_OK) == 0, access(target, W_OK) != 0 { throw .last }
    Self.removeAbandonedDrafts(in: FilePath(target).folder)
    let (descriptor, name) = Self.openDraft(beside: target)
    guard descriptor >= 0 else { throw .last }
    guard let file = fdopen(descriptor, "w") else {
      let reason = errno
      close(descriptor)
      if let name { unlink(name) }
      throw .system(reason)
    }
    self.file = file
    draft = Draft(target: target, name: name)
  }

  isolated deinit {
    fclose(file)
    if let name = draft?.name { unlink(name) }
  }

  /// Appends a line. Errors are reported by `flush()` and `finish()`.
  package func write(_ line: String) { write(text: line + "\n") }

  /// Appends text.
  package func write(text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Appends bytes.
  package func write(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count > 0, failure == nil else { return }
    if fwrite(bytes.baseAddress, 1, bytes.count, file) < bytes.count { failure = errno }
  }

  /// Passes all data to the system with `fflush`, so that it survives the end of the program.
  package func flush() throws(FileError) {
    if failure == nil, fflush(file) != 0 { failure = errno }
    if let failure { throw .system(failure) }
  }

  /// Moves the data written so far to the path with `rename`; further data is appended there.
  package func publish() throws(FileError) {
    try flush()
    guard var draft else {
      if !isDirect { try sync.file(fileno(file)) }
      return
    }
    let name = draft.name ?? Self.draftName(beside: draft.target)
    guard draft.name != nil || Self.link(fileno(file), to: name) else {
      throw .last
    }
    draft.name = name
    self.draft = draft
    Self.keepMode(of: draft.target, for: fileno(file))
    try sync.file(fileno(file))
    guard rename(name, draft.target) == 0 else { throw .last }
    self.draft = nil
    sync.folder(FilePath(draft.target).folder)
  }

  /// Publishes the file like `publish()`, or waits until a published file is on the disk. No data may be written afterwards.
  package func finish() throws(FileError) { try publish() }

  /// Writes `bytes` as a complete file. A pipe is written too, which waits for its reader; see `OutputPath.isReplaceable`.
  package static func write(_ bytes: Data, to path: String) throws(FileError) {
    let file = try OutputFile(path: path)
    bytes.withUnsafeBytes { file.write($0) }
    try file.finish()
  }

  /// Replaces the regular file at `path` by `bytes`, and creates its folder. A pipe or a device is refused: opening it would wait for its
  /// reader.
  package static func replace(_ path: String, with bytes: Data) throws(FileError) {
    try UserFolders.create(FilePath(path).folder)
    guard OutputPath(path).isReplaceable else { throw .kind("no regular file") }
    try write(bytes, to: path)
  }

  // MARK: Drafts

  private static var lastNumber = 0

  private static let draftPrefix = ".scrollui-"

  /// A free name beside `target`. A killed program with the same process number may have left drafts.
  private static func draftName(beside target: String) -> String {
    var status = stat()
    while true {
      lastNumber += 1
      let name = FilePath(target).folder + "/\(draftPrefix)\(getpid())-\(lastNumber)"
      if lstat(name, &status) != 0 { return name }
    }
  }

  /// Removes the hidden drafts of programs that were killed: regular files with the name of a draft whose process no longer lives.
  /// O(entries of `folder`).
  package static func removeAbandonedDrafts(in folder: String) {
    guard let listing = opendir(folder) else { return }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      guard name.hasPrefix(draftPrefix) else { continue }
      let numbers = name.dropFirst(draftPrefix.count).split(separator: "-", omittingEmptySubsequences: false)
      guard numbers.count == 2, numbers.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { 48...57 ~= $0 } }),
        let process = Int32(numbers[0]), process > 0, kill(process, 0) != 0, errno == ESRCH
      else { continue }
      var status = stat()
      let path = folder + "/" + name
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG { unlink(path) }
    }
  }

  /// Opens an unnamed file (`O_TMPFILE`) if the file system supports it, otherwise a hidden file.
  private static func openDraft(beside target: String) -> (descriptor: Int32, name: String?) {
    let temporary: Int32 = 0o20_000_000 | O_DIRECTORY  // O_TMPFILE
    let folder = FilePath(target).folder
    let unnamed = open(folder, temporary | O_WRONLY | O_CLOEXEC, 0o666)
    if unnamed >= 0 || ![EOPNOTSUPP, EISDIR, EINVAL].contains(errno) { return (unnamed, nil) }
    let name = draftName(beside: target)
    return (open(name, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o666), name)
  }

  private static func link(_ descriptor: Int32, to name: String) -> Bool {
    linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, Int32(AT_SYMLINK_FOLLOW)) == 0
  }

  /// Copies the permissions of the replaced file.
  private static func keepMode(of target: String, for descriptor: Int32) {
    var status = stat()
    if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
  }
}
