import Files
import Foundation
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
    do throws(InputScriptError) {
      return try InputScript(parsing: data)
    } catch {
      throw Failure(description: "\(path): \(error.description)", isMissing: false)
    }
  }

  /// Reads the file. Pipes are read to their end.
  private static func contents(of path: String) throws(Failure) -> Data {
    do throws(FileError) {
      return try BoundedFile.read(path, limit: InputScript.maximumBytes, allowsStreams: true).data
    } catch {
      throw Failure(description: description(of: error, at: path), isMissing: true)
    }
  }

  private static func description(of error: FileError, at path: String) -> String {
    if case .tooLarge(let limit) = error {
      return "the input script \(path) is longer than \(limit >> 20) MB; give a shorter one"
    }
    let advice =
      switch error {
      case .system(ENOENT), .system(ENOTDIR): "check the path, or record one with --record FILE"
      case .system(EISDIR): "give the path of a file"
      case .system(EACCES), .system(EPERM): "check who may read it"
      default: "give another file"
      }
    return "cannot read the input script \(path): \(error.reason); \(advice)"
  }
}
