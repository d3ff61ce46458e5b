/// A value in the body of a D-Bus message.
package indirect enum DBusValue: Hashable, Sendable {
  case byte(UInt8)
  case boolean(Bool)
  case int16(Int16)
  case uint16(UInt16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case objectPath(String)
  case signature(String)
  /// Elements of the type with the signature `of`.
  case array(of: String, [DBusValue])
  case structure([DBusValue])
  /// An element of a dictionary, which is an array of entries.
  case entry(DBusValue, DBusValue)
  case variant(DBusValue)

  /// The type in the notation of D-Bus: `a{sv}`.
  package var signature: String {
    switch self {
    case .byte: "y"
    case .boolean: "b"
    case .int16: "n"
    case .uint16: "q"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .objectPath: "o"
    case .signature: "g"
    case .array(let element, _): "a" + element
    case .structure(let members): "(" + Self.signature(of: members) + ")"
    case .entry(let key, let value): "{" + key.signature + value.signature + "}"
    case .variant: "v"
    }
  }

  /// The signature of a message with the body `values`.
  package static func signature(of values: [DBusValue]) -> String { values.map(\.signature).joined() }
}

extension DBusValue {
  /// An array of strings, of the type `as`.
  package static func strings(_ values: [String]) -> DBusValue { .array(of: "s", values.map { .string($0) }) }

  /// A dictionary of strings, of the type `a{ss}`, in order.
  package static func dictionary(_ pairs: [(String, String)]) -> DBusValue {
    .array(of: "{ss}", pairs.map { .entry(.string($0.0), .string($0.1)) })
  }

  /// A 32-bit integer; values outside of its range are limited.
  package static func integer(_ value: Int) -> DBusValue { .int32(Int32(clamping: value)) }

  /// The truth value; nil for other types.
  package var asBoolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  /// A number of 32 bits with or without sign; nil for other types.
  package var asInteger: Int? {
    switch self {
    case .int32(let value): Int(value)
    case .uint32(let value): Int(value)
    default: nil
    }
  }

  /// The number with a fraction; nil for other types.
  package var asDouble: Double? { if case .double(let value) = self { value } else { nil } }

  /// The text of a string or of an object path; nil for other types.
  package var asString: String? {
    switch self {
    case .string(let value), .objectPath(let value): value
    default: nil
    }
  }

  /// The elements of an array, or the members of a structure; empty for other types.
  package var elements: [DBusValue] {
    switch self {
    case .array(_, let values), .structure(let values): values
    default: []
    }
  }

  /// The value inside of a variant, through variants of variants; the value itself for other types.
  package var content: DBusValue { if case .variant(let value) = self { value.content } else { self } }

  /// The entries of a dictionary with strings as keys; empty for other types.
  package var fields: [String: DBusValue] {
    var fields: [String: DBusValue] = [:]
    for case .entry(.string(let key), let value) in elements { fields[key] = value.content }
    return fields
  }
}
