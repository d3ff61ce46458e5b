/// The conversion between identities of rows and `StorageValue`.
struct RowIDCoding {
  /// The stored form; nil for an identity of another type.
  let encode: (AnyHashable) -> StorageValue?
  /// The identity; nil for the stored form of another type.
  let decode: (StorageValue) -> AnyHashable?

  /// The key of the objects for `UUID`.
  private static let uuidKey = "uuid"

  /// Identities of the types `Int`, `String` and `UUID`.
  static var standard: RowIDCoding {
    RowIDCoding { id in
      switch id.base {
      case let integer as Int: .integer(integer)
      case let text as String: .text(text)
      case let uuid as UUID: .object([uuidKey: .text(uuid.uuidString)])
      default: nil
      }
    } decode: { stored in
      switch stored {
      case .integer(let integer): AnyHashable(integer)
      case .text(let text): AnyHashable(text)
      case .object(let object): uuid(in: object).map { AnyHashable($0) }
      default: nil
      }
    }
  }

  private static func uuid(in object: [String: StorageValue]) -> UUID? {
    guard case .text(let text)? = object[uuidKey] else { return nil }
    return UUID(uuidString: text)
  }

  /// Identities of a `Codable` type, in their JSON form.
  static func json<ID: Hashable & Codable>(_ type: ID.Type) -> RowIDCoding {
    RowIDCoding { id in
      guard let id = id.base as? ID, let data = try? JSONEncoder().encode([id]) else { return nil }
      return try? JSONDecoder().decode([StorageValue].self, from: data).first
    } decode: { stored in
      guard let data = try? JSONEncoder().encode([stored]) else { return nil }
      return (try? JSONDecoder().decode([ID].self, from: data))?.first.map { AnyHashable($0) }
    }
  }
}
