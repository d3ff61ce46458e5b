/// Names a value that views hand up to the views around them.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Combines the values of neighbouring views in the order of the tree. Only values that were set take part: a `reduce` that does
  /// nothing keeps the first.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The bit that stands for a key in `Element.preferenceMask`. Keys may share one; then a subtree is searched in vain.
func preferenceBit<Key: PreferenceKey>(_ key: Key.Type) -> UInt64 {
  1 << (UInt64(truncatingIfNeeded: ObjectIdentifier(key).hashValue) & 63)
}
