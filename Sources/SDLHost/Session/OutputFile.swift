import Foundation

/// A file that is written piece by piece and is whole or not there.
///
/// What is written goes to a file without a name in the same folder, which takes the path's place in ``finish()``: until then a file
/// that is there already stays as it is, and a program that is killed leaves nothing behind. A recording calls ``publish()`` as soon as
/// its header is written, and is a script from then on. Devices, pipes and sockets are written directly.
@MainActor package final class OutputFile {
  private let path: String
  private var file: UnsafeMutablePointer<FILE>
  /// Where the bytes are until they are published.
  private var draft: Draft?
  /// True if what is written goes to a pipe or a device, where it is read at once.
  package let isDirect: Bool
  /// The system's error number of the first write that has failed.
  private var failure: Int32?

  /// The path that the bytes are to have, and the name that they have meanwhile, if they have any.
  private struct Draft {
    let target: String
    var name: String?
  }

  /// - Throws: ``HostError/unwritableFile(path:reason:)`` if a file at `path` could not be written: no work is lost for it.
  package init(path: String) throws(HostError) {
    self.path = path
    isDirect = !OutputPath(path).isReplaceable
    guard !isDirect else {
      guard let file = fopen(path, "w") else { throw .unwritableFile(path: path, reason: errno) }
      self.file = file
      return
    }
    let target = OutputPath(path).target
    // A file that is there has to be ours to write, as if it were written in place.
    if access(target, F_OK) == 0, access(target, W_OK) != 0 { throw .unwritableFile(path: path, reason: errno) }
    let (descriptor, name) = Self.openDraft(beside: target)
    guard descriptor >= 0 else { throw .unwritableFile(path: path, reason: errno) }
    guard let file = fdopen(descriptor, "w") else {
      let reason = errno
      close(descriptor)
      if let name { unlink(name) }
      throw .unwritableFile(path: path, reason: reason)
    }
    self.file = file
    draft = Draft(target: target, name: name)
  }

  isolated deinit {
    fclose(file)
    if let name = draft?.name { unlink(name) }
  }

  /// Adds a line. Failures are told by ``flush()`` and ``finish()``.
  package func write(_ line: String) { write(text: line + "\n") }

  /// Adds text as it is.
  package func write(text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Adds bytes as they are.
  package func write(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count > 0, failure == nil else { return }
    if fwrite(bytes.baseAddress, 1, bytes.count, file) < bytes.count { failure = errno }
  }

  /// Hands everything to the system, where it outlives the program.
  package func flush() throws(HostError) {
    if failure == nil, fflush(file) != 0 { failure = errno }
    if let failure { throw .unwritableFile(path: path, reason: failure) }
  }

  /// Puts what is written so far in its place; what follows is added there.
  package func publish() throws(HostError) {
    try flush()
    guard var draft else { return }
    let name = draft.name ?? Self.draftName(beside: draft.target)
    guard draft.name != nil || Self.link(fileno(file), to: name) else {
      throw .unwritableFile(path: path, reason: errno)
    }
    draft.name = name
    self.draft = draft
    Self.keepMode(of: draft.target, for: fileno(file))
    guard rename(name, draft.target) == 0 else { throw .unwritableFile(path: path, reason: errno) }
    self.draft = nil
  }

  /// Brings everything to its place, or says why that failed. Nothing may be written afterwards.
  package func finish() throws(HostError) { try publish() }

  /// Writes `bytes` as a whole file.
  package static func write(_ bytes: Data, to path: String) throws(HostError) {
    let file = try OutputFile(path: path)
    bytes.withUnsafeBytes { file.write($0) }
    try file.finish()
  }

  // MARK: Drafts

  private static var lastNumber = 0

  private static func draftName(beside target: String) -> String {
    lastNumber += 1
    return (target as NSString).deletingLastPathComponent + "/.scrollui-\(getpid())-\(lastNumber)"
  }

  /// A file without a name where the file system has such files, otherwise a hidden one.
  private static func openDraft(beside target: String) -> (descriptor: Int32, name: String?) {
    let temporary: Int32 = 0o20_000_000 | O_DIRECTORY  // O_TMPFILE
    let folder = (target as NSString).deletingLastPathComponent
    let unnamed = open(folder, temporary | O_WRONLY | O_CLOEXEC, 0o666)
    if unnamed >= 0 || ![EOPNOTSUPP, EISDIR, EINVAL].contains(errno) { return (unnamed, nil) }
    let name = draftName(beside: target)
    return (open(name, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o666), name)
  }

  private static func link(_ descriptor: Int32, to name: String) -> Bool {
    linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, Int32(AT_SYMLINK_FOLLOW)) == 0
  }

  /// Who may read the file that is replaced may read the new one.
  private static func keepMode(of target: String, for descriptor: Int32) {
    var status = stat()
    if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
  }
}
