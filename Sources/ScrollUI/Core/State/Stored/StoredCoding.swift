/// The conversion between values of a type and `StorageValue`.
struct StoredCoding<Value> {
  /// The value; nil for a `StorageValue` of another type.
  let decode: (StorageValue) -> Value?
  /// The stored form; nil removes the key.
  let encode: (Value) -> StorageValue?
}

extension StoredCoding {
  /// The conversion of optionals: nil is a key that is not stored.
  var optional: StoredCoding<Value?> {
    StoredCoding<Value?>(
      decode: { [decode] in
        guard let value = decode($0) else { return nil }
        return .some(value)
      },
      encode: { [encode] in $0.flatMap(encode) })
  }

  /// The conversion through raw values.
  static func raw(_ base: StoredCoding<Value.RawValue>) -> StoredCoding where Value: RawRepresentable {
    StoredCoding(
      decode: { base.decode($0).flatMap { Value(rawValue: $0) } },
      encode: { base.encode($0.rawValue) })
  }
}

/// `UserDefaults` does not distinguish the kinds of numbers, so each kind of number is read as any other kind.
extension StoredCoding where Value == Bool {
  static var bool: StoredCoding {
    StoredCoding(
      decode: { stored in
        switch stored {
        case .bool(let value): value
        case .integer(let value): value != 0
        case .number(let value): value != 0
        default: nil
        }
      },
      encode: { .bool($0) })
  }
}

extension StoredCoding where Value == Int {
  static var integer: StoredCoding {
    StoredCoding(
      decode: { stored in
        switch stored {
        case .bool(let value): value ? 1 : 0
        case .integer(let value): value
        case .number(let value): Int(exactly: value.rounded(.towardZero))
        default: nil
        }
      },
      encode: { .integer($0) })
  }
}

extension StoredCoding where Value == Double {
  static var number: StoredCoding {
    StoredCoding(
      decode: { stored in
        switch stored {
        case .bool(let value): value ? 1 : 0
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
      },
      encode: { .number($0) })
  }
}

extension StoredCoding where Value == String {
  static var text: StoredCoding {
    StoredCoding(
      decode: { if case .text(let value) = $0 { value } else { nil } }, encode: { .text($0) })
  }
}

extension StoredCoding where Value == URL {
  static var url: StoredCoding {
    StoredCoding(
      decode: { stored in
        guard case .text(let value) = stored else { return nil }
        // `UserDefaults` stores the path of a file.
        return value.hasPrefix("/") ? URL(fileURLWithPath: value) : URL(string: value)
      },
      encode: { .text($0.absoluteString) })
  }
}

extension StoredCoding where Value == Data {
  static var data: StoredCoding {
    StoredCoding(
      decode: { if case .data(let value) = $0 { value } else { nil } }, encode: { .data($0) })
  }
}
