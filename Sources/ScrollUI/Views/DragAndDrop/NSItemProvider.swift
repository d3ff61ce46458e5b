import Engine

/// A value that an `NSItemProvider` can hold, such as a `String` or a `URL`.
public protocol NSItemProviderWriting: Transferable {}

/// A value that an `NSItemProvider` can give, such as a `String` or a `URL`.
public protocol NSItemProviderReading: Transferable {}

extension String: NSItemProviderWriting, NSItemProviderReading {}
extension URL: NSItemProviderWriting, NSItemProviderReading {}

/// An item of `onDrag(_:)` and `onDrop(of:isTargeted:perform:)`: a value, or `Data` by `UTType`.
///
/// Handlers are called on the main actor, before the function returns. A new program uses `draggable(_:)` and
/// `dropDestination(for:action:isTargeted:)` instead.
@MainActor public final class NSItemProvider {
  /// A name for the item as a file; nil without a name.
  public var suggestedName: String?
  private var value: Any?
  private var representations: [DragItem.Representation]

  /// Creates an item without data, for `register(_:)`.
  public init() { representations = [] }

  /// Creates an item with a value, such as a `String`.
  public init<Object: NSItemProviderWriting>(object: Object) {
    value = object
    representations = DragItem.representations(of: object)
  }

  /// Creates an item that is the file at an address; nil for another kind of address.
  public init?(contentsOf fileURL: URL) {
    guard fileURL.isFileURL else { return nil }
    let item = DragItem.file(fileURL.path)
    representations = item.representations
    suggestedName = item.suggestedName
  }

  init(_ item: DragItem) {
    value = item.value
    representations = item.representations
    suggestedName = item.suggestedName
  }

  /// The item for a drag.
  var item: DragItem { DragItem(value: value, representations: representations, suggestedName: suggestedName) }

  /// Adds the representations of a value.
  public func register<Value: Transferable>(_ transferable: @autoclosure @escaping () -> Value) {
    let value = transferable()
    if self.value == nil { self.value = value }
    representations += DragItem.representations(of: value)
  }

  /// The identifiers of the types of the data, the most faithful first.
  public var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// The types of the data, the most faithful first.
  public var registeredContentTypes: [UTType] { item.types }

  /// Returns true if the item has data of a type or of a special case of it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    item.conforms(toAny: [UTType(importedAs: typeIdentifier)])
  }

  /// Returns true if `loadObject(ofClass:completionHandler:)` can give a value of the type.
  public func canLoadObject<Object: NSItemProviderReading>(ofClass objectClass: Object.Type) -> Bool {
    item.provides(objectClass)
  }

  /// Calls a handler with a value of the type, or with an error if the item has no data for it.
  @discardableResult
  public func loadObject<Object: NSItemProviderReading>(
    ofClass objectClass: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
  ) -> Progress {
    let object = item.load(objectClass)
    completionHandler(object, object == nil ? TransferError(type: .item) : nil)
    return .completed
  }

  /// Calls a handler with a transferable value, or with an error if the item has no data for it.
  @discardableResult
  public func loadTransferable<Value: Transferable>(
    type transferableType: Value.Type, completionHandler: @escaping (Result<Value, any Error>) -> Void
  ) -> Progress {
    completionHandler(item.load(transferableType).map { .success($0) } ?? .failure(TransferError(type: .item)))
    return .completed
  }

  /// Calls a handler with the data of the first type that conforms to a type, or with an error.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(for: UTType(importedAs: typeIdentifier), completionHandler: completionHandler)
  }

  /// Calls a handler with the data of the first type that conforms to a type, or with an error.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    do {
      let data = try item.data(conformingTo: contentType)
      completionHandler(data, data == nil ? TransferError(type: contentType) : nil)
    } catch { completionHandler(nil, error) }
    return .completed
  }
}

extension Progress {
  /// The progress of a request that was answered at once.
  fileprivate static var completed: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
