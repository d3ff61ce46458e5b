import Foundation

/// Waits until files and folders are on the disk, so that they outlast a power failure.
package enum DiskSync {
  /// Waits for the bytes of an open file. Called before a rename: a file system may write the rename first.
  ///
  /// - Throws: `FileError.system` if the bytes cannot be written. A file system or a device without the call is no error.
  package static func file(_ descriptor: Int32) throws(FileError) {
    while fsync(descriptor) != 0 {
      if errno == EINTR { continue }
      guard [EINVAL, ENOTSUP, EROFS, ENOSYS].contains(errno) else { throw .last }
      return
    }
  }

  /// Waits for the names in the folder at `path`. Called after a rename. Errors are ignored: the rename has its effect already.
  package static func folder(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
