/// A property wrapper that reads and writes a value stored by another owner, such as a `State`.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private enum Source {
    case box(StateBox<Value>)
    case functions(get: () -> Value, set: (Value) -> Void)
    case stored(StoredAccess<Value>)
    case constant(Value)
  }

  private let source: Source

  /// Creates a computed binding: each read calls `get`, each write calls `set`.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    source = .functions(get: get, set: set)
  }

  /// Creates a computed binding; each write calls `set` with the new value and the current `Transaction`.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, Transaction.current) })
  }

  init(_ box: StateBox<Value>) { source = .box(box) }

  init(_ access: StoredAccess<Value>) { source = .stored(access) }

  private init(_ source: Source) { self.source = source }

  /// A binding to a constant: writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(.constant(value)) }

  /// Creates a binding from another binding, for parameters of the form `$value`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The entry of a property such as `SceneStorage`; nil for other bindings.
  var storedEntry: StoredEntry? { if case .stored(let access) = source { access.entry } else { nil } }

  /// The value. A write to a binding of a `State` invalidates the bodies that have read it.
  public var wrappedValue: Value {
    get {
      switch source {
      case .box(let box): box.value
      case .functions(let get, _): get()
      case .stored(let access): access.value
      case .constant(let value): value
      }
    }
    nonmutating set {
      switch source {
      case .box(let box): box.value = newValue
      case .functions(_, let set): set(newValue)
      case .stored(let access): access.value = newValue
      case .constant: break
      }
    }
  }

  /// The binding itself: `$value` of a `@Binding` property.
  public var projectedValue: Binding<Value> { self }

  /// A binding to the property of the value at `keyPath`; a write replaces the whole value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding {
  /// Creates a binding to an optional from a binding to its value. A write of nil is ignored.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the value of an optional; nil if `base` is nil now. If `base` becomes nil later, reads return
  /// the initial value.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? initial }, set: { base.wrappedValue = $0 })
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the current value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty {}

extension Binding: SelfComparing {
  static func isSame(_ old: Binding, _ new: Binding) -> Bool {
    switch (old.source, new.source) {
    case (.box(let old), .box(let new)): old === new
    case (.stored(let old), .stored(let new)): old === new
    case (.constant(let old), .constant(let new)): areEqual(old, new)
    default: false
    }
  }
}
