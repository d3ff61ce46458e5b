import Engine

/// A value that an `NSItemProvider` can hold, such as a `String` or a `URL`.
public protocol NSItemProviderWriting: Transferable {}

/// A value that an `NSItemProvider` can give, such as a `String` or a `URL`.
public protocol NSItemProviderReading: Transferable {}

extension String: NSItemProviderWriting, NSItemProviderReading {}
extension URL: NSItemProviderWriting, NSItemProviderReading {}

/// The programs that may read data of an `NSItemProvider`. It has no effect: all programs may read the data.
public enum NSItemProviderRepresentationVisibility: Sendable {
  /// All programs. The default of `registerDataRepresentation(for:visibility:loadHandler:)`.
  case all
  /// Programs of the same developer.
  case team
  /// Programs of the same group.
  case group
  /// The program itself.
  case ownProcess
}

/// An item of `onDrag(_:)` and `onDrop(of:isTargeted:perform:)`: a value, or `Data` by `UTType`.
///
/// Handlers are called once, on the main actor: before the function returns if the data is there, otherwise when it has arrived. Cancelling
/// the `Progress` calls them with a `CancellationError`. A new program uses `draggable(_:)` and `dropDestination(for:isEnabled:action:)`
/// instead.
@MainActor public final class NSItemProvider {
  /// A name for the item as a file; nil without a name.
  public var suggestedName: String?
  private var value: Any?
  private var representations: [DragItem.Representation]
  private var file: URL?
  private var transfer: DragTransfer?

  /// Creates an item without data, for `register(_:)`.
  public init() { representations = [] }

  /// Creates an item with a value, such as a `String`.
  public init<Object: NSItemProviderWriting>(object: Object) {
    value = object
    representations = DragItem.representations(of: object)
  }

  /// Creates an item with a text.
  public convenience init(object: NSString) { self.init(object: String(describing: object)) }

  /// Creates an item that is the file at an address; nil for another kind of address.
  public convenience init?(contentsOf fileURL: URL) {
    guard fileURL.isFileURL else { return nil }
    self.init(DragItem.file(fileURL.path))
  }

  init(_ item: DragItem) {
    value = item.value
    representations = item.representations
    suggestedName = item.suggestedName
    file = item.file
    transfer = item.transfer
  }

  /// The item for a drag.
  var item: DragItem {
    let item = DragItem(value: value, representations: representations, suggestedName: suggestedName, file: file)
    item.transfer = transfer
    return item
  }

  /// Adds the representations of a value.
  public func register<Value: Transferable>(_ transferable: @autoclosure @escaping () -> Value) {
    let value = transferable()
    if self.value == nil { self.value = value }
    representations += DragItem.representations(of: value)
  }

  /// Adds `Data` that a handler makes when a target asks for it.
  ///
  /// - Parameters:
  ///   - contentType: The type of the data.
  ///   - visibility: Has no effect: all programs may read the data.
  ///   - loadHandler: Called with a function that takes the `Data` or an error, at once or later, on any thread. The `Progress` is
  ///     cancelled if the target does not wait any longer.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    representations.append(
      DragItem.Representation(type: contentType.identifier) {
        try await DataRequest.load(contentType, with: loadHandler)
      })
  }

  /// Adds data of the type with an identifier; see `registerDataRepresentation(for:visibility:loadHandler:)`.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      for: UTType(importedAs: typeIdentifier), visibility: visibility, loadHandler: loadHandler)
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
    loadTransferable(type: objectClass) { result in
      switch result {
      case .success(let object): completionHandler(object, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Calls a handler with a transferable value, or with an error if the item has no data for it.
  @discardableResult
  public func loadTransferable<Value: Transferable>(
    type transferableType: Value.Type, completionHandler: @escaping (Result<Value, any Error>) -> Void
  ) -> Progress {
    let item = item
    return request(.item, completionHandler) { try await item.load(transferableType) }
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
    let item = item
    return request(
      contentType,
      { result in
        switch result {
        case .success(let data): completionHandler(data, nil)
        case .failure(let error): completionHandler(nil, error)
        }
      }, load: { try await item.data(conformingTo: contentType) })
  }

  /// Loads a value by a `Task`, and calls a handler once with the `Result`.
  private func request<Value>(
    _ type: UTType, _ completionHandler: @escaping (Result<Value, any Error>) -> Void,
    load: @escaping @MainActor () async throws -> Value?
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let transfer = transfer
    let task = Task.immediate { @MainActor in
      transfer?.begin()
      defer { transfer?.end() }
      do {
        let value = try await load()
        try Task.checkCancellation()
        guard let value else { throw TransferError(type: type) }
        progress.completedUnitCount = 1
        completionHandler(.success(value))
      } catch { completionHandler(.failure(error)) }
    }
    progress.cancellationHandler = { task.cancel() }
    return progress
  }
}
