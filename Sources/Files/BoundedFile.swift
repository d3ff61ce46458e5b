import Foundation
import Glibc

/// Reads whole regular files up to a size limit. Pipes, devices, sockets and folders are refused without being
/// opened, so a call never blocks, unless the caller asks for streams.
package enum BoundedFile {
  /// The identity of a version of a file, available without reading it: device, inode, size and modification time.
  package struct Stamp: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    fileprivate init(_ status: stat) {
      device = UInt64(status.st_dev)
      inode = UInt64(status.st_ino)
      size = Int(status.st_size)
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    }

    /// True if the file was written less than 0.1 s before `time`. A further change could then leave the same
    /// modification time, as file systems update it in steps of some milliseconds.
    package func isRecent(at time: Date = Date()) -> Bool {
      time.timeIntervalSince1970 - Double(seconds) - Double(nanoseconds) / 1e9 < 0.1
    }
  }

  /// The bytes of the file at `path`, at most the first `prefix`, and the ``Stamp`` of that version.
  ///
  /// - Parameter allowsStreams: True if pipes and devices are read to their end as well, which waits for their writers.
  package static func read(
    _ path: String, limit: Int, prefix: Int = .max, allowsStreams: Bool = false
  ) throws(FileError) -> (data: Data, stamp: Stamp) {
    let file = try open(path, limit: limit, allowsStreams: allowsStreams)
    defer { close(file.descriptor) }
    var data = Data(count: min(Int(file.status.st_size) + 1, limit + 1, prefix))
    var count = 0
    // Uses `read` of the C library: its errors state the cause, Foundation's on Linux often do not.
    while count < prefix {
      // The file has grown since `fstat`.
      if count == data.count { data.count = min(max(2 * count, 1 << 16), limit + 1, prefix) }
      let room = data.count - count
      let step = data.withUnsafeMutableBytes { Glibc.read(file.descriptor, $0.baseAddress.map { $0 + count }, room) }
      if step < 0, errno == EINTR { continue }
      if step < 0 { throw .last }
      if step == 0 { break }
      count += step
      if count > limit { throw .tooLarge(limit: limit) }
    }
    data.count = count
    return (data, Stamp(file.status))
  }

  /// The ``Stamp`` of the current version of the file at `path`.
  ///
  /// - Throws: The errors of ``read(_:limit:prefix:allowsStreams:)`` that occur before the first byte is read.
  package static func stamp(_ path: String, limit: Int) throws(FileError) -> Stamp {
    let file = try open(path, limit: limit, allowsStreams: false)
    defer { close(file.descriptor) }
    return Stamp(file.status)
  }

  /// The descriptor of the regular file at `path` for reading; the caller closes it.
  static func open(_ path: String) throws(FileError) -> Int32 {
    try open(path, limit: .max, allowsStreams: false).descriptor
  }

  private static func open(
    _ path: String, limit: Int, allowsStreams: Bool
  ) throws(FileError) -> (descriptor: Int32, status: stat) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    try check(status, limit, allowsStreams)
    // The path may refer to a different file by now; `O_NONBLOCK` keeps a pipe from waiting for its writer.
    let descriptor = Glibc.open(path, O_RDONLY | (allowsStreams ? 0 : O_NONBLOCK) | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .last }
    do throws(FileError) {
      guard fstat(descriptor, &status) == 0 else { throw .last }
      try check(status, limit, allowsStreams)
    } catch {
      close(descriptor)
      throw error
    }
    return (descriptor, status)
  }

  private static func check(_ status: stat, _ limit: Int, _ allowsStreams: Bool) throws(FileError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: if Int(status.st_size) > limit { throw .tooLarge(limit: limit) }
    case S_IFDIR: throw .system(EISDIR)
    case S_IFIFO, S_IFCHR: if !allowsStreams { throw .kind(status.st_mode & S_IFMT == S_IFIFO ? "a pipe" : "a device") }
    case S_IFSOCK: throw .kind("a socket")
    default: throw .kind("a device")
    }
  }
}
