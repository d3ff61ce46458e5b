import Engine
import Foundation

/// A transferable value that leaves the program as text or as a file.
@MainActor package struct SharedItem {
  private let item: DragItem

  /// Creates an item with the representations of a value.
  package init<Value: Transferable>(_ value: Value) { item = .transfer(value) }

  /// True if the item has text. The address of a `URL` is text.
  package var hasText: Bool { item.provides(String.self) }

  /// The text; nil without one. Throws the error of a representation.
  package func text() async throws -> String? { try await item.load(String.self) }

  /// The type of the most faithful representation beside plain text and addresses; nil without one.
  package var fileType: UTType? { file?.type }

  /// The data of `fileType`; nil without one. Throws the error of its representation, or of reading its file, such as a `SentFile.Failure`.
  package func fileData() async throws -> Data? {
    guard let representation = file?.representation else { return nil }
    let data = try await representation.load()
    guard representation.fileType != nil else { return data }
    return try URL(string: String(decoding: data, as: UTF8.self)).map { try SentFile.data(at: $0) }
  }

  private var file: (type: UTType, representation: DragItem.Representation)? {
    for representation in item.representations {
      let type = UTType(importedAs: representation.fileType ?? representation.type)
      if !type.conforms(to: .plainText), !type.conforms(to: .url) { return (type, representation) }
    }
    return nil
  }
}
