import Foundation

/// A text file that grows line by line. It is opened at once, so that a path that can't be written is known before any work is lost.
@MainActor package final class OutputFile {
  private let path: String
  private let file: UnsafeMutablePointer<FILE>

  package init(path: String) throws(HostError) {
    guard let file = fopen(path, "w") else {
      throw .unwritableFile(path: path, message: String(cString: strerror(errno)))
    }
    self.path = path
    self.file = file
  }

  isolated deinit { fclose(file) }

  package func write(_ line: String) {
    fputs(line, file)
    fputc(10, file)
  }

  /// Brings everything to the disk, or says why that failed.
  package func finish() throws(HostError) {
    guard fflush(file) == 0, ferror(file) == 0 else {
      throw .unwritableFile(path: path, message: String(cString: strerror(errno)))
    }
  }

  /// Throws what `fopen` would say, without leaving an empty file behind.
  package static func checkWritable(_ path: String) throws(HostError) {
    let existed = access(path, F_OK) == 0
    guard let file = fopen(path, "a") else {
      throw .unwritableFile(path: path, message: String(cString: strerror(errno)))
    }
    fclose(file)
    if !existed { unlink(path) }
  }
}
