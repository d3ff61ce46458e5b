/// Reads and writes a value that something else keeps.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private enum Source {
    case box(StateBox<Value>)
    case functions(get: () -> Value, set: (Value) -> Void)
    case constant(Value)
  }

  private let source: Source

  /// A binding that computes: `get` is called for each read, `set` for each write.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    source = .functions(get: get, set: set)
  }

  /// The form that takes the transaction of a write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, Transaction.current) })
  }

  init(_ box: StateBox<Value>) { source = .box(box) }

  private init(_ source: Source) { self.source = source }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(.constant(value)) }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public var wrappedValue: Value {
    get {
      switch source {
      case .box(let box): box.value
      case .functions(let get, _): get()
      case .constant(let value): value
      }
    }
    nonmutating set {
      switch source {
      case .box(let box): box.value = newValue
      case .functions(_, let set): set(newValue)
      case .constant: break
      }
    }
  }

  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding {
  /// A binding to an optional that holds the value of another binding.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value of an optional; nil while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? initial }, set: { base.wrappedValue = $0 })
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty {}

extension Binding: SelfComparing {
  static func isSame(_ old: Binding, _ new: Binding) -> Bool {
    switch (old.source, new.source) {
    case (.box(let old), .box(let new)): old === new
    case (.constant(let old), .constant(let new)): areEqual(old, new)
    default: false
    }
  }
}
