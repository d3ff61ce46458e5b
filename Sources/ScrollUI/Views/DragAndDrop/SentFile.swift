import Files
import Foundation

/// The data of files that leave the program.
package enum SentFile {
  /// The reason why a file is not sent.
  package struct Failure: LocalizedError {
    let url: URL
    package let reason: String

    package var errorDescription: String? { "\(url.lastPathComponent) cannot be read: \(reason)." }
  }

  /// The maximum length of a file that is read into memory: 1 GB.
  static let maximumLength = 1 << 30

  /// The data of the regular file at `url`.
  ///
  /// - Throws: A `Failure` for a file with more than `limit` bytes, for addresses of servers, and for pipes, devices and folders.
  package static func data(at url: URL, limit: Int = maximumLength) throws -> Data {
    guard url.isFileURL else { throw Failure(url: url, reason: "it is no file") }
    do throws(FileError) {
      return try BoundedFile.read(url.path, limit: limit).data
    } catch {
      throw Failure(url: url, reason: error.reason)
    }
  }
}
