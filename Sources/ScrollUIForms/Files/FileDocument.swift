import Foundation
import ScrollUI

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
