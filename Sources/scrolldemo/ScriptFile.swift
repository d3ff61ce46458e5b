import Engine
import ScrollScripts

/// Reads the file of an `InputScript`, within the size limit of the format.
enum ScriptFile {
  /// An error that prevents a script from being played.
  struct Failure: Error {
    let description: String
    /// True if the file cannot be read; false if its content is not valid.
    let isMissing: Bool
  }

  static func read(_ path: String) throws(Failure) -> InputScript {
    let data = try contents(of: path)
    do {
      return try InputScript(parsing: data)
    } catch {
      throw Failure(description: "\(path): \(error.description)", isMissing: false)
    }
  }

  /// Reads the file with the C library, for its error messages. Pipes are read to their end.
  private static func contents(of path: String) throws(Failure) -> Data {
    guard let file = fopen(path, "rb") else { throw unreadable(path, errno) }
    defer { fclose(file) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      data.append(contentsOf: buffer[..<count])
      if data.count > InputScript.maximumBytes {
        throw Failure(
          description:
            "the input script \(path) is longer than \(InputScript.maximumBytes >> 20) MB; give a shorter one",
          isMissing: true)
      }
      if count == buffer.count { continue }
      if ferror(file) != 0 { throw unreadable(path, errno) }
      return data
    }
  }

  private static func unreadable(_ path: String, _ reason: Int32) -> Failure {
    let advice =
      switch reason {
      case ENOENT, ENOTDIR: "check the path, or record one with --record FILE"
      case EISDIR: "give the path of a file"
      case EACCES, EPERM: "check who may read it"
      default: "give another file"
      }
    return Failure(
      description: "cannot read the input script \(path): \(String(cString: strerror(reason))); \(advice)",
      isMissing: true)
  }
}
