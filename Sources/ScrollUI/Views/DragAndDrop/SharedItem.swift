import Engine

/// A transferable value that leaves the program as text or as a file.
@MainActor package struct SharedItem {
  private let item: DragItem

  /// Creates an item with the representations of a value.
  package init<Value: Transferable>(_ value: Value) { item = .transfer(value) }

  /// True if the item has text. The address of a `URL` is text.
  package var hasText: Bool { item.provides(String.self) }

  /// The text; nil without one. Throws the error of a representation.
  package func text() async throws -> String? { try await item.load(String.self) }

  /// The most faithful type of data that is neither text nor an address; nil without one.
  package var fileType: UTType? { item.types.first { !$0.conforms(to: .text) && !$0.conforms(to: .url) } }

  /// The data of `fileType`. Throws the error of its representation.
  package func fileData() async throws -> Data? {
    guard let fileType else { return nil }
    return try await item.data(conformingTo: fileType)
  }
}
