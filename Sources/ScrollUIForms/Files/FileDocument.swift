import Foundation
import ScrollUI

/// The content of a file or of a folder in memory, by the name of Foundation's class, which Linux lacks.
public final class FileWrapper {
  /// The content of a file; nil for a folder.
  public let regularFileContents: Data?
  /// The files of a folder by their names; nil for a file.
  public let fileWrappers: [String: FileWrapper]?
  /// The name under which the file was read.
  public var filename: String?
  /// The name that is proposed for the file when it is written.
  public var preferredFilename: String?

  /// Creates a file.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
  }

  /// Creates a folder of files.
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = children
  }

  /// Reads a file, or a folder with its content.
  public convenience init(url: URL) throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    if exists, isFolder.boolValue {
      var children: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name))
      }
      self.init(directoryWithFileWrappers: children)
    } else {
      self.init(regularFileWithContents: try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
  }

  /// True for a file, false for a folder.
  public var isRegularFile: Bool { regularFileContents != nil }
  /// True for a folder, false for a file.
  public var isDirectory: Bool { fileWrappers != nil }

  /// Writes the file, or the folder with its content. A file is replaced at once, by a rename.
  public func write(to url: URL) throws {
    if let regularFileContents { return try regularFileContents.write(to: url, options: .atomic) }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, child) in fileWrappers ?? [:] { try child.write(to: url.appendingPathComponent(name)) }
  }
}

/// The file from which a document is read.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The content of the file.
  public let file: FileWrapper

  /// Creates the content of a file.
  public init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The file into which a document is written.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that is replaced; nil for a new file.
  public let existingFile: FileWrapper?
}

/// A document as a value that is read from a file and written into a file, for `fileExporter`.
public protocol FileDocument {
  /// The content of the file that is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types of files that the document reads.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document writes; those that it reads by default.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Makes the content of the file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that the document reads.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
