/// A key of a value that views set for their ancestors, with the rule that combines several values.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view sets the preference.
  static var defaultValue: Value { get }
  /// Combines the values of neighboring views, in tree order. It is called with set values only: an empty `reduce`
  /// keeps the first value.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil, for optional values.
  public static var defaultValue: Value { nil }
}

/// The bit of `key` in `Element.preferenceMask`. Several keys may share a bit; a subtree may then be searched without a
/// result.
func preferenceBit<Key: PreferenceKey>(_ key: Key.Type) -> UInt64 {
  1 << (UInt64(truncatingIfNeeded: ObjectIdentifier(key).hashValue) & 63)
}
