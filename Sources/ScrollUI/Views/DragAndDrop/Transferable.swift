/// A value that can be dragged to another view or received from another program, as data of one or more types.
///
/// ```swift
/// struct Card: Codable, Transferable {
///   var title: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .card)
///     ProxyRepresentation(exporting: \.title)
///   }
/// }
///
/// extension UTType {
///   static let card = UTType(exportedAs: "com.example.card")
/// }
/// ```
///
/// `String`, `URL` and `Data` are transferable. Dragged onto a target of its own type, a value arrives as it is, without a conversion to data.
public protocol Transferable: SendableMetatype {
  /// The type of ``transferRepresentation``.
  associatedtype Representation: TransferRepresentation
  /// The representations of the value as data, the most faithful first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// The representations of a ``Transferable`` value as data, such as `CodableRepresentation`, `DataRepresentation` and `ProxyRepresentation`.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of ``body``.
  associatedtype Body: TransferRepresentation
  /// The representations of which `self` consists.
  @TransferRepresentationBuilder<Item> var body: Body { get }
  /// The conversions. Programs use the default, the conversions of `body`.
  var _steps: _TransferSteps<Item> { get }
}

/// The conversions of a representation, the most faithful first.
public struct _TransferSteps<Item>: Sendable {
  let list: [TransferStep<Item>]
}

extension TransferRepresentation where Body == NoTransferRepresentation<Item> {
  /// Not callable: a representation of the library has no body.
  public var body: NoTransferRepresentation<Item> { preconditionFailure("\(Self.self) has no body") }
}

/// The body of a representation that the library converts itself. It has no value.
public enum NoTransferRepresentation<Item: Transferable>: TransferRepresentation {
  /// The type of the body, which is never asked for.
  public typealias Body = NoTransferRepresentation<Item>
}

/// Builds `Transferable.transferRepresentation` from a list of representations.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Returns `content`, whose `Item` must be that of the value.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// Returns `content`.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// Combines representations in their order.
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
    var steps: [TransferStep<Item>] = []
    repeat steps += (each content).steps(of: Item.self)
    return TupleTransferRepresentation(steps: steps)
  }
}

/// Several representations of a value in their order.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation, PrimitiveRepresentation {
  /// The type of the body: there is none.
  public typealias Body = NoTransferRepresentation<Item>

  let steps: [TransferStep<Item>]
}

/// A conversion between a value and data of a type.
struct TransferStep<Item>: Sendable {
  let type: UTType
  /// Makes the data; nil if `Item` is only received.
  var exporting: TransferClosure<Item, Data>?
  /// Makes the value; nil if `Item` is only sent, or received as a file.
  var importing: TransferClosure<Data, Item>?
  /// Makes a file of `type`; nil for other representations than `FileRepresentation`.
  var exportingFile: TransferClosure<Item, URL>?
  /// Makes the value of a file of `type`; nil for other representations than `FileRepresentation`.
  var importingFile: TransferClosure<URL, Item>?
  /// Returns false for a value that the conversion does not send; nil sends all values.
  var isSent: (@Sendable (Item) -> Bool)?
}

/// A conversion that may wait. It begins on the actor of its caller, so that a conversion that does not wait ends at once.
typealias TransferClosure<Input, Output> = nonisolated(nonsending) @Sendable (Input) async throws -> Output

/// A representation that the library converts itself.
protocol PrimitiveRepresentation: TransferRepresentation {
  var steps: [TransferStep<Item>] { get }
}

extension PrimitiveRepresentation {
  /// The library's own conversions.
  public var _steps: _TransferSteps<Item> { _TransferSteps(list: steps) }
}

extension TransferRepresentation {
  /// The conversions of values of the type `item`, which must be `Item`.
  func steps<Value>(of item: Value.Type) -> [TransferStep<Value>] { _steps.list as? [TransferStep<Value>] ?? [] }

  /// The conversions of `body`.
  public var _steps: _TransferSteps<Item> { _TransferSteps(list: body.steps(of: Item.self)) }
}

extension Transferable {
  /// The conversions of `transferRepresentation`, the most faithful first.
  static var transferSteps: [TransferStep<Self>] { transferRepresentation.steps(of: Self.self) }
}

extension String: Transferable {
  /// Plain text in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
    DataRepresentation(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
  }
}

extension Data: Transferable {
  /// The bytes.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// The address, and as text for targets of text. A file of another program arrives as its address.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: { data in
      guard let url = URL(string: String(decoding: data, as: UTF8.self)) else { throw TransferError(type: .url) }
      return url
    }
    ProxyRepresentation(exporting: \.absoluteString)
  }
}
