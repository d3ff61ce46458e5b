/// A cache of values that are computed once per type, such as the layout of its stored properties.
@MainActor final class TypeCache<Value> {
  private var values: [ObjectIdentifier: Value] = [:]

  /// The cached value for `type`, or the result of `compute`, which is then cached.
  ///
  /// - Parameter provisional: The value that a nested call for the same `type` returns, as for a type that contains
  ///   itself.
  func value(for type: Any.Type, provisional: Value? = nil, _ compute: () -> Value) -> Value {
    let id = ObjectIdentifier(type)
    if let value = values[id] { return value }
    if let provisional { values[id] = provisional }
    let value = compute()
    values[id] = value
    return value
  }
}
