import Files
import Foundation
import ScrollUI

/// The content of a file or of a folder, by the name of Foundation's class, which Linux lacks.
///
/// A file is read when its content is asked for, and a folder when its files are. Pipes, devices, and links to folders are left out.
public final class FileWrapper {
  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    /// A file or a folder at this path that was not read yet.
    case unreadFile(String)
    case unreadFolder(String)
  }

  private var content: Content
  /// The name under which the file was read.
  public var filename: String?
  /// The name that is proposed for the file when it is written.
  public var preferredFilename: String?

  /// The maximum length of a file that is read into memory: 1 GB.
  private static let longestFile = 1 << 30

  /// Creates a file.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// Creates a folder of files.
  public init(directoryWithFileWrappers children: [String: FileWrapper]) { content = .folder(children) }

  /// Opens a file or a folder. Its content is read when it is asked for.
  ///
  /// - Throws: A `CocoaError` if the file or folder does not exist or cannot be read, and for pipes and devices.
  public convenience init(url: URL) throws {
    let error = CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    guard access(url.path, R_OK) == 0, let kind = Self.kind(of: url.path) else { throw error }
    self.init(kind)
    filename = url.lastPathComponent
  }

  private init(_ content: Content) { self.content = content }

  /// The unread file or folder at a path, of a link at its end; nil for other kinds.
  private static func kind(of path: String) -> Content? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .unreadFile(path)
    case S_IFDIR: return .unreadFolder(path)
    default: return nil
    }
  }

  /// The content of a file of at most 1 GB; nil for a folder, and for a file that can no longer be read.
  public var regularFileContents: Data? {
    if case .unreadFile(let path) = content, let data = try? BoundedFile.read(path, limit: Self.longestFile).data {
      content = .file(data)
    }
    if case .file(let data) = content { return data }
    return nil
  }

  /// The files of a folder by their names; nil for a file, and for a folder that can no longer be read.
  public var fileWrappers: [String: FileWrapper]? {
    if case .unreadFolder(let path) = content, let names = try? FileManager.default.contentsOfDirectory(atPath: path) {
      content = .folder(Self.children(of: path, names))
    }
    if case .folder(let children) = content { return children }
    return nil
  }

  /// The files and folders in the folder at `path`. A link to a folder may lead to a folder around it.
  private static func children(of path: String, _ names: [String]) -> [String: FileWrapper] {
    var children: [String: FileWrapper] = [:]
    for name in names {
      var status = stat()
      let place = path + "/" + name
      guard lstat(place, &status) == 0, let kind = kind(of: place) else { continue }
      if case .unreadFolder = kind, status.st_mode & S_IFMT == S_IFLNK { continue }
      children[name] = FileWrapper(kind)
      children[name]?.filename = name
    }
    return children
  }

  /// True for a file, false for a folder.
  public var isRegularFile: Bool { !isDirectory }
  /// True for a folder, false for a file.
  public var isDirectory: Bool {
    switch content {
    case .folder, .unreadFolder: true
    case .file, .unreadFile: false
    }
  }

  /// Replaces a file or a folder as a whole, on the disk: after an error the path has its former content.
  public func write(to url: URL) throws {
    do { try FileReplacement.write(replacement(), to: url.path) } catch let error as FileError {
      throw CocoaError(
        .fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path, NSLocalizedDescriptionKey: error.reason])
    }
  }

  /// The content for `FileReplacement`. Folders are read, files are not.
  private func replacement() throws -> FileReplacement.Content {
    switch content {
    case .file(let data): return .file(data)
    case .unreadFile(let path): return .copy(of: path)
    case .folder, .unreadFolder:
      guard let children = fileWrappers else { throw CocoaError(.fileReadUnknown) }
      return .folder(try children.mapValues { try $0.replacement() })
    }
  }
}
