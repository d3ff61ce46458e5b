/// Values that are computed once for each type, such as the layout of its stored properties.
@MainActor final class TypeCache<Value> {
  private var values: [ObjectIdentifier: Value] = [:]

  /// The cached value for `type`, or else the result of `compute`, which is cached.
  ///
  /// - Parameter provisional: the value that `compute` finds if it asks for `type` again, as it does for a type that contains itself.
  func value(for type: Any.Type, provisional: Value? = nil, _ compute: () -> Value) -> Value {
    let id = ObjectIdentifier(type)
    if let value = values[id] { return value }
    if let provisional { values[id] = provisional }
    let value = compute()
    values[id] = value
    return value
  }
}
