import Foundation

/// A file that is mapped into memory and read by the kernel on access.
///
/// FreeType seeks in a font file thousands of times for a page of text. A file is mapped once for all `SizedFont` objects of its
/// faces, and unmapped with the last of them.
@MainActor final class MappedFile {
  /// The first byte; valid as long as the `MappedFile`.
  let start: UnsafePointer<UInt8>
  /// The number of bytes.
  let count: Int

  private struct Reference {
    weak var file: MappedFile?
  }

  private static var open: [String: Reference] = [:]

  /// The file at `path`; nil, with the reason in `errno`, if it cannot be read.
  static func at(_ path: String) -> MappedFile? {
    if let cached = open[path]?.file { return cached }
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
