import Foundation

extension NavigationPath {
  /// The values of a path in a form that is stored, if each of them is `Codable`; nil otherwise.
  public var codable: CodableRepresentation? {
    guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
    return CodableRepresentation(values: values)
  }

  /// Creates the path of a stored form.
  public init(_ codable: CodableRepresentation) { self.init(values: codable.values) }

  /// The values of a path as a list for an `Encoder`: from the top page to the bottom page the mangled name of the type of each value, then the
  /// value as a text in JSON.
  public struct CodableRepresentation: Equatable {
    fileprivate let values: [AnyHashable]
  }
}

extension NavigationPath.CodableRepresentation: Codable {
  /// Reads a path. Throws `DecodingError.dataCorrupted` for a type that the program does not have.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var values: [AnyHashable] = []
    while !list.isAtEnd {
      let (name, text) = (try list.decode(String.self), try list.decode(String.self))
      guard let type = _typeByName(name) as? any (Hashable & Decodable).Type else {
        throw DecodingError.dataCorruptedError(in: list, debugDescription: "the program has no Codable type “\(name)”")
      }
      values.append(try Self.value(type, Data(text.utf8)))
    }
    self.init(values: values.reversed())
  }

  /// Writes the path.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for value in values.reversed() {
      guard let base = value.base as? any Encodable, let name = _mangledTypeName(type(of: value.base)) else {
        throw EncodingError.invalidValue(
          value.base,
          EncodingError.Context(codingPath: list.codingPath, debugDescription: "the type of the value has no name"))
      }
      try list.encode(name)
      try list.encode(String(decoding: JSONEncoder().encode(base), as: UTF8.self))
    }
  }

  private static func value<Value: Hashable & Decodable>(_ type: Value.Type, _ data: Data) throws -> AnyHashable {
    AnyHashable(try JSONDecoder().decode(type, from: data))
  }
}
