/// An item of a drag: a value of the program, or data by the identifier of its type, which is made when a target asks for it.
@MainActor package final class DragItem {
  /// The data of an item in a type.
  package struct Representation {
    /// The identifier of a uniform type, such as `public.utf8-plain-text`.
    package let type: String
    /// The identifier of the type of a file whose address the data is; nil for other data.
    package let fileType: String?
    /// Makes the `Data` of `type`. Ends in the same frame unless a closure of the program waits.
    package let load: @MainActor () async throws -> Data

    package init(type: String, fileType: String? = nil, load: @escaping @MainActor () async throws -> Data) {
      self.type = type
      self.fileType = fileType
      self.load = load
    }
  }

  /// The `Representation.type` of plain text in UTF-8.
  package static let textType = "public.utf8-plain-text"
  /// The `Representation.type` of files. The data is the `URL.absoluteString` of the file in UTF-8.
  package static let fileType = "public.file-url"

  /// The value for targets of the same program; nil for an item of another program.
  package let value: Any?
  /// The data, the most faithful type first.
  package let representations: [Representation]
  /// A name for the item as a file; nil without a name.
  package let suggestedName: String?
  /// The identifier of the item in the program's data; nil without one.
  package let id: AnyHashable?
  /// The address of the file that the item is; nil for other items.
  package let file: URL?
  /// Counts the requests for data after a drop; nil before.
  package var transfer: DragTransfer?

  package init(
    value: Any? = nil, representations: [Representation], suggestedName: String? = nil, id: AnyHashable? = nil,
    file: URL? = nil
  ) {
    self.value = value
    self.representations = representations
    self.suggestedName = suggestedName
    self.id = id
    self.file = file
  }

  /// An item that is plain text.
  package static func text(_ text: String) -> DragItem {
    DragItem(representations: [Representation(type: textType) { Data(text.utf8) }])
  }

  /// An item that is the file at an absolute path. The file system is not asked, so that a replay has the same address.
  package static func file(_ path: String) -> DragItem {
    let url = URL(filePath: path, directoryHint: .notDirectory)
    return DragItem(
      representations: [Representation(type: fileType) { Data(url.absoluteString.utf8) }],
      suggestedName: url.lastPathComponent, file: url)
  }
}
