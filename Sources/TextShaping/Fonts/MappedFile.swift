import Foundation

/// A file's bytes in memory, read by the kernel as they are touched.
///
/// FreeType seeks back and forth in a font file, thousands of times for a page of text; in memory that costs nothing. A file is
/// mapped once, however many sizes of its faces are open, and stays mapped as long as one is.
@MainActor final class MappedFile {
  /// The first byte; valid as long as this object is.
  let start: UnsafePointer<UInt8>
  /// The number of bytes.
  let count: Int

  private struct Reference {
    weak var file: MappedFile?
  }

  private static var open: [String: Reference] = [:]

  /// The file at `path`; nil, with the reason in `errno`, where it cannot be read.
  static func at(_ path: String) -> MappedFile? {
    if let known = open[path]?.file { return known }
    let file = MappedFile(path)
    open[path] = file.map { Reference(file: $0) }
    return file
  }

  private init?(_ path: String) {
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return nil }
    guard let bytes = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0), bytes != MAP_FAILED else {
      return nil
    }
    start = UnsafePointer(bytes.assumingMemoryBound(to: UInt8.self))
    count = Int(status.st_size)
  }

  isolated deinit { munmap(UnsafeMutableRawPointer(mutating: start), count) }
}
