/// The error of data that is not a value of its type.
struct TransferError: Error, CustomStringConvertible {
  let type: UTType

  var description: String { "the data of type \(type) is not valid" }
}

/// Represents a `Codable` value as JSON in a `UTType` of the program.
public struct CodableRepresentation<Item: Transferable & Codable & Sendable>: TransferRepresentation,
  PrimitiveRepresentation
{
  /// The type of the body: there is none.
  public typealias Body = NoTransferRepresentation<Item>

  let steps: [TransferStep<Item>]

  /// Represents values as data of `contentType`, with the given encoder and decoder.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder = JSONEncoder(),
    decoder: JSONDecoder = JSONDecoder()
  ) {
    steps = [
      TransferStep(
        type: contentType, exporting: { try encoder.encode($0) }, importing: { try decoder.decode(Item.self, from: $0) }
      )
    ]
  }
}

/// Represents a value as `Data` that closures convert.
///
/// The closures are called on the main actor when the value is dropped. A closure that waits delays the delivery of the drop, and not the frames.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation, PrimitiveRepresentation {
  /// The type of the body: there is none.
  public typealias Body = NoTransferRepresentation<Item>

  let steps: [TransferStep<Item>]

  /// Sends and receives values as data of `contentType`.
  public init(
    contentType: UTType, exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Data,
    importing: nonisolated(nonsending) @escaping @Sendable (Data) async throws -> Item
  ) {
    steps = [TransferStep(type: contentType, exporting: exporting, importing: importing)]
  }

  /// Sends values as data of `exportedContentType`.
  public init(
    exportedContentType: UTType, exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Data
  ) {
    steps = [TransferStep(type: exportedContentType, exporting: exporting)]
  }

  /// Receives values from data of `importedContentType`.
  public init(
    importedContentType: UTType, importing: nonisolated(nonsending) @escaping @Sendable (Data) async throws -> Item
  ) {
    steps = [TransferStep(type: importedContentType, importing: importing)]
  }
}

/// Represents a value by the representations of another value, such as the title of a card as text.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation,
  PrimitiveRepresentation
{
  /// The type of the body: there is none.
  public typealias Body = NoTransferRepresentation<Item>

  let steps: [TransferStep<Item>]

  /// Sends values as other values.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
    steps = Self.steps(exporting, nil)
  }

  /// Receives values as other values.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
    steps = Self.steps(nil, importing)
  }

  /// Sends and receives values as other values.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
  ) {
    steps = Self.steps(exporting, importing)
  }

  private static func steps(
    _ exporting: (@Sendable (Item) throws -> Proxy)?, _ importing: (@Sendable (Proxy) throws -> Item)?
  ) -> [TransferStep<Item>] {
    Proxy.transferSteps.compactMap { step in
      var result = TransferStep<Item>(type: step.type)
      if let exporting, let encode = step.exporting { result.exporting = { try await encode(exporting($0)) } }
      if let importing, let decode = step.importing { result.importing = { try await importing(decode($0)) } }
      if let exporting, let file = step.exportingFile { result.exportingFile = { try await file(exporting($0)) } }
      if let importing, let decode = step.importingFile { result.importingFile = { try await importing(decode($0)) } }
      let isUsed = result.exporting != nil || result.importing != nil || result.importingFile != nil
      return isUsed ? result : nil
    }
  }
}
