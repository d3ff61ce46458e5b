import Foundation
import Glibc

/// Reads whole regular files up to a limit. Pipes, devices, sockets and folders are refused without being opened, so nothing blocks.
package enum BoundedFile {
  /// Why a file is not read.
  package enum Failure: Error, Hashable, Sendable {
    /// The system's own words.
    case system(String)
    /// It is something else than a file: `a pipe`.
    case kind(String)
    /// It has more bytes than the limit.
    case tooLarge(limit: Int)
  }

  /// What tells one version of a file from the next without reading it.
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

    /// Whether the file was written so shortly before `time` that the next change might leave the same time behind: the system's
    /// times go in steps of some milliseconds.
    package func isRecent(at time: Date = Date()) -> Bool {
      time.timeIntervalSince1970 - Double(seconds) - Double(nanoseconds) / 1e9 < 0.1
    }
  }

  /// The bytes of the file at `path`, and the version that they are of.
  package static func read(_ path: String, limit: Int) throws(Failure) -> (data: Data, stamp: Stamp) {
    let file = try open(path, limit: limit)
    defer { close(file.descriptor) }
    var data = Data(count: min(Int(file.status.st_size) + 1, limit + 1))
    var count = 0
    // Read with the C library: its errors say what is wrong, Foundation's on Linux often do not.
    while true {
      // The file has grown since.
      if count == data.count { data.count = min(max(2 * count, 1 << 16), limit + 1) }
      let room = data.count - count
      let step = data.withUnsafeMutableBytes { Glibc.read(file.descriptor, $0.baseAddress.map { $0 + count }, room) }
      if step < 0 { throw systemFailure }
      if step == 0 { break }
      count += step
      if count > limit { throw .tooLarge(limit: limit) }
    }
    data.count = count
    return (data, Stamp(file.status))
  }

  /// The version of the file at `path` that is there now.
  ///
  /// - Throws: what ``read(_:limit:)`` would throw before it reads the first byte.
  package static func stamp(_ path: String, limit: Int) throws(Failure) -> Stamp {
    let file = try open(path, limit: limit)
    defer { close(file.descriptor) }
    return Stamp(file.status)
  }

  private static func open(_ path: String, limit: Int) throws(Failure) -> (descriptor: Int32, status: stat) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw systemFailure }
    try check(status, limit)
    // It may be another file by now; a pipe would wait for its writer.
    let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw systemFailure }
    do throws(Failure) {
      guard fstat(descriptor, &status) == 0 else { throw systemFailure }
      try check(status, limit)
    } catch {
      close(descriptor)
      throw error
    }
    return (descriptor, status)
  }

  private static func check(_ status: stat, _ limit: Int) throws(Failure) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: if Int(status.st_size) > limit { throw .tooLarge(limit: limit) }
    case S_IFDIR: throw .system(String(cString: strerror(EISDIR)))
    case S_IFIFO: throw .kind("a pipe")
    case S_IFSOCK: throw .kind("a socket")
    default: throw .kind("a device")
    }
  }

  /// The system's words for what has just gone wrong.
  private static var systemFailure: Failure { .system(String(cString: strerror(errno))) }
}
