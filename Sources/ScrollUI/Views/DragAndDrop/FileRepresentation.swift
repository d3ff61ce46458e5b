import Engine

/// Represents a value as a file of a `UTType`.
///
/// The closures are called on the main actor when the value is dropped. A closure that waits delays the delivery of the drop, and not the
/// frames. The data of a sent file is read up to 1 GB; pipes and devices are not read.
///
/// ```swift
/// struct Track: Transferable {
///   var file: URL
///
///   static var transferRepresentation: some TransferRepresentation {
///     FileRepresentation(contentType: .audio) { SentTransferredFile($0.file) } importing: { Track(file: $0.file) }
///   }
/// }
/// ```
public struct FileRepresentation<Item: Transferable>: TransferRepresentation, PrimitiveRepresentation {
  /// The type of `body`, which is never asked for.
  public typealias Body = NoTransferRepresentation<Item>

  let steps: [TransferStep<Item>]

  /// Sends and receives values as files of `contentType`.
  ///
  /// - Parameters:
  ///   - contentType: The type of the files. Received files have it by the extension of their name.
  ///   - shouldAttemptToOpenInPlace: Has no effect: received files are always the originals.
  ///   - exporting: Returns the file of a value.
  ///   - importing: Returns the value of a file.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: nonisolated(nonsending) @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    steps = [Self.step(contentType, exporting, importing)]
  }

  /// Sends values as files of `exportedContentType`.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the files.
  ///   - shouldAllowToOpenInPlace: Has no effect: received files are always the originals.
  ///   - exporting: Returns the file of a value.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    steps = [Self.step(exportedContentType, exporting, nil)]
  }

  /// Receives values from files of `importedContentType`.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the files, by the extension of their name.
  ///   - shouldAttemptToOpenInPlace: Has no effect: received files are always the originals.
  ///   - importing: Returns the value of a file.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: nonisolated(nonsending) @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    steps = [Self.step(importedContentType, nil, importing)]
  }

  private static func step(
    _ type: UTType, _ exporting: TransferClosure<Item, SentTransferredFile>?,
    _ importing: TransferClosure<ReceivedTransferredFile, Item>?
  ) -> TransferStep<Item> {
    var step = TransferStep<Item>(type: type)
    if let exporting {
      step.exporting = { try await SentFile.data(at: exporting($0).file) }
      step.exportingFile = { try await exporting($0).file }
    }
    if let importing {
      step.importingFile = { try await importing(ReceivedTransferredFile(file: $0, isOriginalFile: true)) }
    }
    return step
  }
}

/// A file that a ``FileRepresentation`` sends.
public struct SentTransferredFile: Sendable {
  /// The address of the file.
  public let file: URL
  /// True if receivers may keep `file`.
  public let allowAccessingOriginalFile: Bool

  /// Creates the description of a file for ``FileRepresentation``.
  ///
  /// - Parameters:
  ///   - file: The address of the file.
  ///   - allowAccessingOriginalFile: True if receivers may keep the address of the file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that a ``FileRepresentation`` receives.
public struct ReceivedTransferredFile: Sendable {
  /// The address of the file.
  public let file: URL
  /// True if `file` is the original and not a copy.
  public let isOriginalFile: Bool
}
