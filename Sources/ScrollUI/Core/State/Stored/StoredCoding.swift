/// The conversion between values of a type and `StorageValue`.
public struct StoredCoding<Value> {
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
